import { revokeAccessToken } from '@ephemeris/contract/account/access-tokens'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { Button } from '#web/ui/button/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { showToast } from '#web/ui/message/toasts'

interface EndButtonProps {
  id: string
  name: string
  /** The texts of what is ended. */
  area: 'account.tokens' | 'gachaShare.page'
  onEnded: () => void
}

/** Ends a token or a page after a question. (TOKEN-5, SHOW-5) */
export function EndButton({ id, name, area, onEnded }: EndButtonProps) {
  const t = useTranslations(area)
  const errorText = useErrorText()
  const [isAsked, setAsked] = useState(false)

  async function end(): Promise<void> {
    setAsked(false)
    try {
      await call(revokeAccessToken, { id })
      showToast({ tone: 'success', text: t('ended', { name }) })
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) })
    }
    onEnded()
  }

  return (
    <>
      <Button aria-label={t('endOf', { name })} onClick={() => setAsked(true)}>
        {t('end')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('question', { name })}
          consequence={t('consequence')}
          verb={t('end')}
          isDestructive
          onConfirm={() => void end()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
