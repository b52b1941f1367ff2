import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import styles from '#web/features/reminders/channels/channels.module.css'
import { Row } from '#web/ui/layout/layout.tsx'

interface StateChipProps {
  tone: 'plain' | 'good' | 'bad'
  children: string
}

/** The state of a channel, in a word. */
export function StateChip({ tone, children }: StateChipProps) {
  return (
    <Row as="span" inline gap={5} padX={10} fixed text="label" className={styles.chip} data-tone={tone}>
      {tone === 'good' && <Check size={14} strokeWidth={2} aria-hidden />}
      {tone === 'bad' && <CircleAlert size={14} strokeWidth={2} aria-hidden />}
      <span>{children}</span>
    </Row>
  )
}
