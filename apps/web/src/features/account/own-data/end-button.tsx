import { revokeAccessToken } from '@ephemeris/contract/account/access-tokens'
import { useState } from 'react'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { Button } from '#web/ui/button/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { showToast } from '#web/ui/message/toasts'

interface EndButtonProps {
  id: string
  /** What it is called, and says once it is done. */
  words: Record<'end' | 'endOf' | 'question' | 'consequence' | 'ended', string>
  onEnded: () => void
}

/** Ends a token or a page after a question. (TOKEN-5, SHOW-5) */
export function EndButton({ id, words, onEnded }: EndButtonProps) {
  const errorText = useErrorText()
  const [isAsked, setAsked] = useState(false)

  async function end(): Promise<void> {
    setAsked(false)
    try {
      await call(revokeAccessToken, { id })
      showToast({ tone: 'success', text: words.ended })
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) })
    }
    onEnded()
  }

  return (
    <>
      <Button aria-label={words.endOf} onClick={() => setAsked(true)}>
        {words.end}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.question}
          consequence={words.consequence}
          verb={words.end}
          isDestructive
          onConfirm={() => void end()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
