import type { LucideIcon } from 'lucide-react'
import styles from '#web/features/home/carousel/carousel.module.css'
import { circle, ticks } from '#web/ui/art/paths'

interface DialProps {
  icon: LucideIcon
}

const CENTRE = { x: 36, y: 36 }
const RING = circle(CENTRE, 35) + ticks(CENTRE, { inner: 30.5, outer: 35 }, 60)

/** An icon inside a ring of degrees, 72 px wide. */
export function Dial({ icon: Icon }: DialProps) {
  return (
    <span className={styles.dial} aria-hidden>
      <svg aria-hidden="true" width="72" height="72" viewBox="0 0 72 72" fill="none" stroke="currentColor">
        <path d={RING} opacity={0.55} />
      </svg>
      <Icon size={28} strokeWidth={1.75} />
    </span>
  )
}
