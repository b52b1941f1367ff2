import type { CSSProperties, ReactNode } from 'react'
import styles from '#web/ui/layout/layout.module.css'

interface TileProps {
  px: number
  /** `game`: in the colours of the roles around it; `plain` has none. */
  tone?: 'primary' | 'sunken' | 'game' | 'ok' | 'warn' | 'plain'
  isRound?: boolean
  /** A sign. */
  children: ReactNode
}

/** A sign on a square or a disc of its own. */
export function Tile({ px, tone = 'sunken', isRound = false, children }: TileProps) {
  return (
    <span
      className={styles.tile}
      style={{ '--px': `${px}px` } as CSSProperties}
      data-tone={tone}
      data-round={isRound || undefined}
    >
      {children}
    </span>
  )
}
