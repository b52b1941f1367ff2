import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface ConfirmDialogProps {
  /** The question. */
  title: string
  /** What follows from saying yes, in one sentence, with the numbers. */
  consequence: string
  /** What the button does. */
  verb: string
  /** What is lost cannot be had back. */
  isDestructive?: boolean
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that is not easily undone; the way back has the focus. (SHELL-60) */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, consequence, verb, isDestructive = false, isBusy = false, onConfirm, onClose } = props
  const t = useTranslations('shell')
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])

  return (
    <Dialog title={title} widthPx={400} onClose={onClose}>
      <Text kind="hint" as="p">
        {consequence}
      </Text>
      <DialogButtons>
        <Button ref={cancel} look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button look={isDestructive ? 'danger' : 'primary'} disabled={isBusy} onClick={onConfirm}>
          {verb}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
