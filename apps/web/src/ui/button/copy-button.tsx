import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { copyText } from '#web/lib/outside/copy-text'
import { runAfter } from '#web/lib/time/run-after'
import { Button } from '#web/ui/button/button.tsx'

/** How long the button says that it has copied. */
const COPIED_MS = 1_500

interface CopyButtonProps {
  /** What is copied. */
  text: string
  label: string
  /** Its words once that is done, for a moment. */
  doneLabel: string
}

/** Puts a text that can be selected beside it into the clipboard. */
export function CopyButton({ text, label, doneLabel }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => (isCopied ? runAfter(COPIED_MS, () => setCopied(false)) : undefined), [isCopied])
  const Icon = isCopied ? Check : Copy
  return (
    <Button look="ghost" onClick={async () => setCopied(await copyText(text))}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span>{isCopied ? doneLabel : label}</span>
    </Button>
  )
}
