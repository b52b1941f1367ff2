import type { ReactNode } from 'react'
import styles from '#web/features/gacha/gacha.module.css'
import { EmptyStar } from '#web/ui/message/empty-star.tsx'

interface EmptyStateProps {
  /** One sentence. */
  text: string
  /** What to do about it, the likeliest first. */
  children?: ReactNode
}

/** In the place of what is not there yet. */
export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <EmptyStar />
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}
