import { Flag } from 'lucide-react'
import styles from '#web/features/plan/bar-goals/goal-chip.module.css'

interface GoalChipProps {
  /** As it is printed: `59–64%`. */
  chance: string
  /** The banner is only expected. */
  isExpected: boolean
}

export function GoalChip({ chance, isExpected }: GoalChipProps) {
  return (
    <span className={styles.chip} data-bar-goal data-expected={isExpected || undefined}>
      <Flag size={12} strokeWidth={2} fill="currentColor" aria-hidden />
      {chance}
    </span>
  )
}
