import { type AlmanacAxis, shareOnAxis } from '@ephemeris/core/almanac/almanac-axis'
import { useTranslations } from 'use-intl'
import styles from '#web/features/almanac/almanac-head.module.css'

interface AlmanacHeadProps {
  axis: AlmanacAxis
  /** `Characters: 62` */
  total: string
}

/** Behind this share of the axis a year would not fit at the right of its tick. */
const LATE = 0.84

/** The axis of years and months above the lanes; rows tell their figures themselves. */
export function AlmanacHead({ axis, total }: AlmanacHeadProps) {
  const t = useTranslations('almanac')
  return (
    <div className={styles.head}>
      <span>{total}</span>
      <span className={styles.axis} aria-hidden>
        {axis.months.map(({ at, year, isJanuary }) => (
          <span
            key={at}
            className={styles.tick}
            data-year={isJanuary || undefined}
            data-late={shareOnAxis(axis, at) > LATE || undefined}
            style={{ left: `${(shareOnAxis(axis, at) * 100).toFixed(3)}%` }}
          >
            {isJanuary && <span>{year}</span>}
          </span>
        ))}
      </span>
      <span className={styles.figure}>{t('columns.daysSince')}</span>
      <span className={styles.figure}>{t('columns.banners')}</span>
    </div>
  )
}
