import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import styles from '#web/features/reminders/channels/channels.module.css'

interface StateChipProps {
  tone: 'plain' | 'good' | 'bad'
  children: string
}

/** The state of a channel, in a word. */
export function StateChip({ tone, children }: StateChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {tone === 'good' && <Check size={14} strokeWidth={2} aria-hidden />}
      {tone === 'bad' && <CircleAlert size={14} strokeWidth={2} aria-hidden />}
      <span>{children}</span>
    </span>
  )
}
