import type { ReactNode } from 'react'
import styles from '#web/ui/entry/entry.module.css'

interface EntryRowProps {
  icon?: ReactNode
  title: string
  detail: string
  /** What can be done with it, or what it is; at the right. */
  children: ReactNode
}

/** One of several things in a list: what it is, more about it, and what can be done with it. */
export function EntryRow({ icon, title, detail, children }: EntryRowProps) {
  return (
    <li className={styles.entry}>
      {icon}
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.detail}>{detail}</span>
      </span>
      {children}
    </li>
  )
}
