import Clock3 from 'lucide-react/icons/clock-3'
import styles from '#web/ui/chip/chip.module.css'

interface UrgencyChipProps {
  /** How loudly it is said; the loudest also carries a sign. What is only expected is dashed, and never loud. */
  urgency: 'urgent' | 'warning' | 'none' | 'expected'
  children: string
}

/** A moment that is near, or how long it takes until then. */
export function UrgencyChip({ urgency, children }: UrgencyChipProps) {
  return (
    <span className={styles.urgency} data-urgency={urgency}>
      {urgency === 'urgent' && <Clock3 size={12} strokeWidth={2.25} aria-hidden />}
      <span>{children}</span>
    </span>
  )
}
