import { type AlmanacAxis, shareOnAxis } from '@ephemeris/core/almanac/almanac-axis'
import type { Instant } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import styles from '#web/features/almanac/almanac.module.css'

interface AlmanacHeadProps {
  axis: AlmanacAxis
  /** `Characters: 62` */
  total: string
}

/** Behind this share of the axis a year would not fit at the right of its tick. */
const LATE = 0.84

/** Two years closer than this share of the axis need a wide one. */
const TIGHT = 0.25

/** The axis of years and months above the lanes; rows tell their figures themselves. */
export function AlmanacHead({ axis, total }: AlmanacHeadProps) {
  const t = useTranslations('almanac')
  return (
    <div className={styles.almanacHead}>
      <span>{total}</span>
      <span className={styles.axis} aria-hidden>
        {axis.months.map(({ at, year, isJanuary }) => (
          <span
            key={at}
            className={styles.tick}
            data-year={isJanuary || undefined}
            data-late={shareOnAxis(axis, at) > LATE || undefined}
            data-tight={isTight(axis, at) || undefined}
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

/** A late year stands left of its tick, where the year before may be. */
function isTight(axis: AlmanacAxis, at: Instant): boolean {
  if (shareOnAxis(axis, at) <= LATE) return false
  const before = axis.months.findLast((month) => month.isJanuary && month.at < at)
  return before !== undefined && shareOnAxis(axis, at) - shareOnAxis(axis, before.at) < TIGHT
}
