import type { CSSProperties } from 'react'
import styles from '#web/ui/card/card.module.css'

interface TimeLeftProps {
  /** From 1 down to 0. */
  share: number
  text: string
}

/** A line that drains, with the time beside it. */
export function TimeLeft({ share, text }: TimeLeftProps) {
  return (
    <div className={styles.time} style={{ '--left': share } as CSSProperties}>
      <span className={styles.track} aria-hidden />
      <span className={styles.seconds} role="timer">
        {text}
      </span>
    </div>
  )
}
