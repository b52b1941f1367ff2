import styles from '#web/app/shell/shell.module.css'
import { StarChart } from '#web/app/shell/star-chart.tsx'

/** The picture behind every page where the player has switched it on: stars, and the games on their orbits. (SET-42) */
export function Sky() {
  return (
    <div className={styles.sky} aria-hidden>
      <StarChart className={styles.chart} />
    </div>
  )
}
