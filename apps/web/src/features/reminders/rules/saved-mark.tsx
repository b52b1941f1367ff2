import Check from 'lucide-react/icons/check'
import styles from '#web/features/reminders/rules/rules.module.css'
import { type ReminderPart, useSavedPart } from '#web/features/reminders/use-reminders'

/** A check for a moment, where something was saved; the card says it in words. (REM-40) */
export function SavedMark({ part }: { part: ReminderPart }) {
  const isShown = useSavedPart((saved) => saved.part === part)
  return (
    <span className={styles.place}>
      {isShown && <Check className={styles.mark} size={16} strokeWidth={2} data-saved={part} aria-hidden />}
    </span>
  )
}
