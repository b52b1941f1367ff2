import { WAYS } from '@ephemeris/contract/account/social'
import { ERRORS } from '@ephemeris/contract/errors'
import type { Provider, Returned } from '@ephemeris/core/account/arrival'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { ApiError } from '#web/lib/server/api-error'
import { readAgain } from '#web/lib/server/query-client'
import { startSession, useIsSignedIn } from '#web/state/account/session'
import { findProviderName, useWayName } from '#web/state/account/way-name'
import { takeArrival } from '#web/state/arrival'
import { Progress } from '#web/ui/message/progress.tsx'
import { showToast } from '#web/ui/message/toasts'

/** Ends what was begun at another service whose way back has opened the page. (SOC-21) */
export function ProviderReturn() {
  const t = useTranslations()
  const errorText = useErrorText()
  const isSignedIn = useIsSignedIn()
  const [under, setUnder] = useState<Provider | null>(null)
  const nameOf = useWayName()

  const finish = useEffectEvent(async (provider: Provider, { code, state, issuer }: Returned) => {
    setUnder(provider)
    const wasSignedIn = isSignedIn
    try {
      const { token } = await call(WAYS[provider].callback, { leg: 'page', code, state, issuer })
      if (wasSignedIn) {
        await readAgain({ queryKey: ['user'] })
        showToast({ tone: 'success', text: t('social.linked', { name: await findProviderName(provider) }) })
      } else startSession(token)
    } catch (error) {
      showToast({
        tone: 'error',
        text: isTaken(error) ? t('social.taken', { name: await findProviderName(provider) }) : errorText(error),
      })
    }
    setUnder(null)
  })

  const showRefusal = useEffectEvent(async (provider: Provider) => {
    showToast({ tone: 'error', text: t('social.refused', { name: await findProviderName(provider) }) })
  })

  useEffect(() => {
    const failed = takeArrival('signInFailed')
    if (failed !== null) void showRefusal(failed.provider)
    const back = takeArrival('signIn')
    if (back !== null) void finish(back.provider, back)
  }, [])

  return under && <Progress label={t('social.finishing', { name: nameOf(under) })} />
}

/** It signs in to another account, or this one has another of the same service. */
function isTaken(error: unknown): boolean {
  const { number, status } = ERRORS.IDENTITY_TAKEN
  return error instanceof ApiError && error.number === number && error.status === status
}
