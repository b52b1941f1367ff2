import { useTranslations } from 'use-intl'
import styles from '#web/features/almanac/almanac.module.css'

const ROWS = [62, 48, 70, 55, 40, 66, 52, 58]

/** Eight rows in the place of those to come. */
export function AlmanacSkeleton() {
  const t = useTranslations('almanac')
  return (
    <div role="progressbar" aria-label={t('loading')} className={styles.skeletonRows}>
      {ROWS.map((width) => (
        <span key={width} className={styles.skeletonRow}>
          <span className={styles.bar} style={{ width: `${width}%` }} />
        </span>
      ))}
    </div>
  )
}
