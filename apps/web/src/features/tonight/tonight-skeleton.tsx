import styles from '#web/features/tonight/tonight-card.module.css'

const ROWS = [52, 40, 58, 46]

/** The figure that is not known yet, and rows in the place of rows. */
export function TonightSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      <b className={styles.sum}>–</b>
      {ROWS.map((widthPercent) => (
        <span key={widthPercent} className={styles.row}>
          <span style={{ width: `${widthPercent}%` }} />
        </span>
      ))}
    </div>
  )
}
