import { STATUSES } from '@ephemeris/core/activity/status'
import { useTranslations } from 'use-intl'
import { StatusIcon } from '#web/features/timeline/status/status-icon.tsx'
import { statusName } from '#web/features/timeline/status/status-name'
import styles from '#web/features/timeline/status/status-segments.module.css'
import { useMark } from '#web/features/timeline/status/use-mark'
import { setMark } from '#web/state/marks'

/** The mark of an activity as a five-part control. */
export function StatusSegments({ activityId }: { activityId: string }) {
  const t = useTranslations('timeline')
  const mark = useMark(activityId)

  return (
    <fieldset className={styles.segments}>
      <legend className="visually-hidden">{t('mark.mine')}</legend>
      {STATUSES.map((status) => (
        <label key={status} className={styles.segment} title={t(`mark.${statusName(status)}`)}>
          <input
            type="radio"
            name={`mark-${activityId}`}
            className={styles.input}
            checked={status === mark}
            aria-label={t(`mark.${statusName(status)}`)}
            onChange={() => setMark(activityId, status)}
          />
          <StatusIcon status={status} size={18} />
        </label>
      ))}
    </fieldset>
  )
}
