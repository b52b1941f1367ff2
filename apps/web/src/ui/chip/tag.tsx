import type { ReactNode } from 'react'
import styles from '#web/ui/chip/chip.module.css'

interface TagProps {
  /** Expected, or not certain. */
  isDashed?: boolean
  /** `game`: in the colours of the roles around it. */
  tone?: 'ok' | 'info' | 'bad' | 'game' | undefined
  children: ReactNode
}

/** A word behind a name: what is special about it; a sign may come before it. */
export function Tag({ isDashed = false, tone, children }: TagProps) {
  return (
    <span className={styles.tag} data-dashed={isDashed || undefined} data-tone={tone}>
      {children}
    </span>
  )
}
