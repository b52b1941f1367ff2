import { verifyEmail } from '@ephemeris/contract/registration'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/api'
import { takeArrival } from '#web/state/arrival'
import { showToast } from '#web/ui/toast/toasts'

/** Confirms the mail address whose link opened the page, and tells how it went. Returns whether that is under way. */
export function useEmailConfirmation(): boolean {
  const t = useTranslations('account')
  const errorText = useErrorText()
  const [isConfirming, setConfirming] = useState(false)

  const confirm = useEffectEvent(async (token: string) => {
    setConfirming(true)
    try {
      await call(verifyEmail, { token })
      showToast({ tone: 'success', text: t('emailConfirmed') })
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) })
    }
    setConfirming(false)
  })

  useEffect(() => {
    const link = takeArrival('verifyEmail')
    if (link !== null) void confirm(link.token)
  }, [])

  return isConfirming
}
