import { useTranslations } from 'use-intl'
import styles from '#web/features/home/today/today-skeleton.module.css'
import { Progress } from '#web/ui/progress.tsx'

const ROWS = [72, 54, 63, 48, 58]

/** Stands where the rows will, once the waiting has become noticeable. */
export function TodaySkeleton() {
  const t = useTranslations('home')
  return (
    <>
      <Progress label={t('today.loading')} />
      <div className={styles.rows} aria-hidden>
        {ROWS.map((widthPercent) => (
          <span key={widthPercent} className={styles.row} style={{ width: `${widthPercent}%` }} />
        ))}
      </div>
    </>
  )
}
