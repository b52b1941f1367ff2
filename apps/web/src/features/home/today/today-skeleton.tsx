import { useTranslations } from 'use-intl'
import styles from '#web/features/home/today/today.module.css'
import { Progress } from '#web/ui/message/progress.tsx'

const ROWS = [72, 54, 63, 48, 58]

/** Shown in place of the rows once the wait is noticeable. */
export function TodaySkeleton() {
  const t = useTranslations('home')
  return (
    <>
      <Progress label={t('today.loading')} />
      <div className={styles.rows} aria-hidden>
        {ROWS.map((widthPercent) => (
          <span key={widthPercent} className={styles.skeletonRow} style={{ width: `${widthPercent}%` }} />
        ))}
      </div>
    </>
  )
}
