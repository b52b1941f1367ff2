import styles from '#web/features/timeline/chart/chart.module.css'

/** Where the present lies, through all rows. */
export function NowLine({ nowX }: { nowX: number }) {
  return <div className={styles.line} style={{ translate: `${nowX}px 0` }} data-now />
}
