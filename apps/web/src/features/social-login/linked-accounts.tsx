import type { AccountOverview } from '@ephemeris/contract/account/account'
import { unlinkIdentity } from '@ephemeris/contract/account/social'
import type { Provider } from '@ephemeris/core/account/arrival'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LinkAccount, type PasswordAsk } from '#web/features/social-login/link-account.tsx'
import { ProviderIcon } from '#web/features/social-login/provider-icon.tsx'
import styles from '#web/features/social-login/social-login.module.css'
import { useOfferedProviders } from '#web/features/social-login/use-offered-providers'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { readAgain } from '#web/lib/server/query-client'
import { useAccount } from '#web/state/account/account'
import { useWayName } from '#web/state/account/way-name'
import { Button } from '#web/ui/button/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { EntryRow } from '#web/ui/layout/entry-row.tsx'
import { Pending } from '#web/ui/message/pending.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface LinkedAccountsProps {
  /** The question for the password of the account. */
  askPassword: (ask: PasswordAsk) => ReactNode
}

/** The other services that sign in to this account, to be linked and unlinked. (SOC-22) */
export function LinkedAccounts({ askPassword }: LinkedAccountsProps) {
  const t = useTranslations()
  const account = useAccount()
  const providers = useOfferedProviders()

  const { data } = account
  if (!data) return <Pending query={account} label={t('account.loading')} />
  return (
    <>
      <Text kind="quiet" as="p" className={styles.explanation}>
        {t('social.explanation')}
      </Text>
      <ul>
        {providers.map((provider) => (
          <LinkedAccount key={provider} provider={provider} account={data} askPassword={askPassword} />
        ))}
      </ul>
    </>
  )
}

interface LinkedAccountProps extends LinkedAccountsProps {
  provider: Provider
  account: AccountOverview
}

function LinkedAccount({ provider, account, askPassword }: LinkedAccountProps) {
  const t = useTranslations()
  const { identities, hasPassword } = account
  const [isAsking, setAsking] = useState(false)
  const name = useWayName()(provider)
  const isLinked = identities.includes(provider)
  const isLastWayIn = isLinked && !hasPassword && identities.length === 1
  const detail = isLastWayIn ? 'social.last' : isLinked ? 'social.isLinked' : 'social.isNotLinked'

  return (
    <EntryRow sign={<ProviderIcon provider={provider} />} title={name} hint={t(detail)}>
      {isLinked ? (
        !isLastWayIn && (
          <Button aria-label={t('social.unlinkOf', { name })} onClick={() => setAsking(true)}>
            {t('social.unlink')}
          </Button>
        )
      ) : (
        <LinkAccount provider={provider} name={name} account={account} askPassword={askPassword} />
      )}
      {isAsking && <UnlinkQuestion provider={provider} name={name} onClose={() => setAsking(false)} />}
    </EntryRow>
  )
}

function UnlinkQuestion({ provider, name, onClose }: { provider: Provider; name: string; onClose: () => void }) {
  const t = useTranslations('social')
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)

  async function unlink(): Promise<void> {
    setBusy(true)
    try {
      await call(unlinkIdentity, { provider })
      showToast({ tone: 'success', text: t('unlinked', { name }) })
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) })
    }
    onClose()
    await readAgain({ queryKey: ['user'] })
  }

  return (
    <ConfirmDialog
      title={t('question', { name })}
      consequence={t('consequence', { name })}
      verb={t('unlink')}
      isDestructive
      isBusy={isBusy}
      onConfirm={() => void unlink()}
      onClose={onClose}
    />
  )
}
