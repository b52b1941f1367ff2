import styles from '#web/features/timeline/timeline.module.css'

/** Eight rows as they might be; the style sheet lets them wait 200 ms, so that a quick answer shows none. */
const SHAPES = [
  { left: 4, width: 46 },
  { left: 0, width: 38 },
  { left: 9, width: 52 },
  { left: 0, width: 64 },
  { left: 22, width: 34 },
  { left: 6, width: 72 },
  { left: 0, width: 44 },
  { left: 16, width: 58 },
]

export function SkeletonRows() {
  return (
    <div className={styles.rows} aria-hidden>
      {SHAPES.map(({ left, width }) => (
        <div key={`${left}-${width}`} className={styles.bar} style={{ marginLeft: `${left}%`, width: `${width}%` }} />
      ))}
    </div>
  )
}
