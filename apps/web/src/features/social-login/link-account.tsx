import type { AccountOverview } from '@ephemeris/contract/account/account'
import { linkIdentity } from '@ephemeris/contract/account/social'
import { ERRORS } from '@ephemeris/contract/errors'
import type { Provider } from '@ephemeris/core/account/arrival'
import { isMainlandHost } from '@ephemeris/core/site/host-parts'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOfferedProviders } from '#web/features/social-login/use-offered-providers'
import { useProviderLogin } from '#web/features/social-login/use-provider-login'
import { useErrorText } from '#web/i18n/use-error-text'
import { navigateAway } from '#web/lib/page/leave-page'
import { call } from '#web/lib/server/api'
import { ApiError } from '#web/lib/server/api-error'
import { useWayName } from '#web/state/account/way-name'
import { useConfig } from '#web/state/config'
import { Button } from '#web/ui/button/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { showToast } from '#web/ui/message/toasts'

/** What the account's password is asked with. */
export interface PasswordAsk {
  readonly title: string
  readonly reason: string
  readonly verb: string
  readonly onPassword: (password: string) => Promise<void>
  readonly onClose: () => void
}

interface LinkAccountProps {
  provider: Provider
  name: string
  account: AccountOverview
  askPassword: (ask: PasswordAsk) => ReactNode
}

/** Links another service; the password is asked for first, or, of an account without one, a fresh login. (SOC-22) */
export function LinkAccount({ provider, name, account, askPassword }: LinkAccountProps) {
  const t = useTranslations('social')
  const errorText = useErrorText()
  const link = useProviderLink()
  const offered = useOfferedProviders()
  const [asked, setAsked] = useState<'password' | 'login' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const way = offered.find((one) => account.identities.includes(one))

  async function linkWithoutPassword(): Promise<void> {
    setBusy(true)
    try {
      await link(provider, null)
    } catch (error) {
      if (isProofMissing(error) && way !== undefined) setAsked('login')
      else showToast({ tone: 'error', text: errorText(error) })
    }
    setBusy(false)
  }

  return (
    <>
      <Button
        disabled={isBusy}
        aria-label={t('linkOf', { name })}
        onClick={() => (account.hasPassword ? setAsked('password') : void linkWithoutPassword())}
      >
        {t('link')}
      </Button>
      {asked === 'password' &&
        askPassword({
          title: t('linkOf', { name }),
          reason: t('proof.password'),
          verb: t('proof.goOn', { name }),
          onPassword: (password) => link(provider, password),
          onClose: () => setAsked(null),
        })}
      {asked === 'login' && way !== undefined && <LoginAgain name={name} way={way} onClose={() => setAsked(null)} />}
    </>
  )
}

/** Where there is no password, a fresh login shows who it is. */
function LoginAgain({ name, way, onClose }: { name: string; way: Provider; onClose: () => void }) {
  const t = useTranslations()
  const startVisit = useProviderLogin('end')
  const wayName = useWayName()(way)

  return (
    <ConfirmDialog
      title={t('social.linkOf', { name })}
      consequence={t('social.proof.login', { name, way: wayName })}
      verb={t('social.logIn', { name: wayName })}
      onConfirm={() => void startVisit(way)}
      onClose={onClose}
    />
  )
}

function isProofMissing(error: unknown): boolean {
  return error instanceof ApiError && error.number === ERRORS.PROOF_REQUIRED.number
}

/**
 * Leads to another service to link the account there; without a password the sign-in has to be fresh. (SOC-10)
 * @throws ApiError
 */
function useProviderLink(): (provider: Provider, password: string | null) => Promise<void> {
  const { data: config } = useConfig()

  return async (provider, password) => {
    const isDomestic = config !== undefined && isMainlandHost(config.site, window.location.hostname)
    const way = await call(linkIdentity, { provider, currentPassword: password, isDomestic })
    navigateAway(way.address)
  }
}
