import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from '#web/features/timeline/dialog/dialog.module.css'

interface SourceRowProps {
  icon: LucideIcon
  title: ReactNode
  hint?: ReactNode
  /** A link or button at the right. */
  action?: ReactNode
  tone?: 'warn'
  children?: ReactNode
}

/** One thing that is known of where an activity comes from. */
export function SourceRow({ icon: Icon, title, hint, action, tone, children }: SourceRowProps) {
  return (
    <li className={styles.row} data-tone={tone}>
      <Icon className={styles.icon} size={18} strokeWidth={1.75} aria-hidden />
      <p className={styles.text}>
        <span className={styles.sourceBlockTitle}>{title}</span>
        {hint && <span> · {hint}</span>}
      </p>
      {action}
      {children}
    </li>
  )
}
