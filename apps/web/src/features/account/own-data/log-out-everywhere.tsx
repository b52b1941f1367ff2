import { logoutAll } from '@ephemeris/contract/account/sign-in'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSessions } from '#web/features/account/own-data/use-sessions'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { clearSession } from '#web/state/account/session'
import { Button } from '#web/ui/button/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { showToast } from '#web/ui/message/toasts'

/** Where there is more than one session: ends all sessions, this one too, after a question; a failure leaves this one, so that it can be tried again. (PANEL-11) */
export function LogOutEverywhere() {
  const t = useTranslations('account')
  const errorText = useErrorText()
  const count = useSessions().data?.length ?? 1
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function leave(): Promise<void> {
    setBusy(true)
    try {
      await call(logoutAll, {})
      showToast({ tone: 'success', text: t('everywhere.done') })
      clearSession()
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) })
      setBusy(false)
      setAsking(false)
    }
  }

  if (count < 2) return null
  return (
    <>
      <Row>
        <Button look="quiet" onClick={() => setAsking(true)}>
          <LogOut size={16} strokeWidth={1.75} aria-hidden />
          {t('everywhere.button')}
        </Button>
      </Row>
      {isAsking && (
        <ConfirmDialog
          title={t('everywhere.question')}
          consequence={t('everywhere.consequence', { count })}
          verb={t('everywhere.button')}
          isDestructive
          isBusy={isBusy}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
