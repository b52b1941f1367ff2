import { STATUSES, type Status } from '@ephemeris/core/activity/status'
import { ListFilter } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/head/head.module.css'
import { StatusIcon } from '#web/features/timeline/status/status-icon.tsx'
import { statusName } from '#web/features/timeline/status/status-name'

interface StatusFilterProps {
  statuses: readonly Status[]
  onStatuses: (statuses: readonly Status[]) => void
}

const ALL = 'all'

/** Only what carries one mark. The device's own list opens, which also works inside a row that scrolls. */
export function StatusFilter({ statuses: [only], onStatuses }: StatusFilterProps) {
  const t = useTranslations('timeline')

  return (
    <label
      className={`${styles.chip} ${styles.filter}`}
      data-on={only !== undefined || undefined}
      title={t('filter.marks')}
    >
      {only === undefined ? (
        <ListFilter size={14} strokeWidth={1.75} aria-hidden />
      ) : (
        <>
          <StatusIcon status={only} size={13} />
          {t(`mark.${statusName(only)}`)}
        </>
      )}
      <select
        className={styles.select}
        aria-label={t('filter.marks')}
        value={only === undefined ? ALL : statusName(only)}
        onChange={({ target }) => onStatuses(STATUSES.filter((status) => statusName(status) === target.value))}
      >
        <option value={ALL}>{t('filter.allMarks')}</option>
        {STATUSES.map((status) => (
          <option key={status} value={statusName(status)}>
            {t(`mark.${statusName(status)}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
