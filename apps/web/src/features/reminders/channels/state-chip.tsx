import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { Tag } from '#web/ui/chip/tag.tsx'

interface StateChipProps {
  tone?: 'ok' | 'bad' | undefined
  children: string
}

/** The state of a channel, in a word. */
export function StateChip({ tone, children }: StateChipProps) {
  return (
    <Tag tone={tone}>
      {tone === 'ok' && <Check size={12} strokeWidth={2} aria-hidden />}
      {tone === 'bad' && <CircleAlert size={12} strokeWidth={2} aria-hidden />}
      <span>{children}</span>
    </Tag>
  )
}
