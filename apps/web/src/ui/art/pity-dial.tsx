import { ticks } from '#web/ui/art/paths'
import styles from '#web/ui/art/pity-dial.module.css'

interface PityDialProps {
  count: number
  /** The text in the ring, and the line below it. */
  figure: string
  caption: string
  /** `null`: the pool has none. */
  hard: number | null
  /** The last pull at the base rate; `null` where no one knows. */
  lastFlat: number | null
}

const CENTRE = { x: 46, y: 46 }
const RADIUS = 40
const LENGTH = 2 * Math.PI * RADIUS
const TICKS = ticks(CENTRE, { inner: 33, outer: 36 }, 30)

/** How far the next 5-star is: a ring up to the hard pity, with a mark where soft pity begins. */
export function PityDial({ count, figure, caption, hard, lastFlat }: PityDialProps) {
  const share = hard === null ? 0 : Math.min(1, count / hard)
  return (
    <div className={styles.dial}>
      <svg viewBox="0 0 92 92" fill="none" aria-hidden="true">
        <path className={styles.ticks} d={TICKS} />
        <circle className={styles.rail} cx="46" cy="46" r={RADIUS} />
        {share > 0 && (
          <circle
            className={styles.ring}
            cx="46"
            cy="46"
            r={RADIUS}
            strokeDasharray={`${share * LENGTH} ${LENGTH}`}
            transform="rotate(-90 46 46)"
          />
        )}
        {hard !== null && lastFlat !== null && lastFlat < hard && (
          <path className={styles.soft} d="M46 11V1" transform={`rotate(${(360 * lastFlat) / hard} 46 46)`} />
        )}
      </svg>
      <div className={styles.value}>
        <b>{figure}</b>
        <span>{caption}</span>
      </div>
    </div>
  )
}
