import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextField } from '#web/ui/control/text-field.tsx'

interface PasteFieldProps {
  isBusy: boolean
  /** Called with what was pasted, as a file. */
  onPasted: (file: File) => void
}

/** Takes the content of an export; what was pasted is read right away, like a file. (HIST-9) */
export function PasteField({ isBusy, onPasted }: PasteFieldProps) {
  const t = useTranslations('activityHistory.drop')
  const [typed, setTyped] = useState('')

  /** More than a letter at a time was pasted. */
  function take(text: string): void {
    const isPasted = text.length > typed.length + 1
    setTyped(isPasted ? '' : text)
    if (isPasted) onPasted(new File([text], t('pasted'), { type: 'application/json' }))
  }

  return <TextField label={t('paste')} value={typed} disabled={isBusy} onChange={take} />
}
