import { compareKinds, HISTORY_KINDS } from '@ephemeris/core/activity-history/kinds'
import ListChecks from 'lucide-react/icons/list-checks'
import { useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { useKindName } from '#web/features/activity-history/use-history-names'
import { Card } from '#web/ui/card/card.tsx'

const READABLE = [...HISTORY_KINDS.values()]
  .filter(({ isMinor }) => !isMinor)
  .toSorted((a, b) => compareKinds(a.id, b.id))

/** What a file may hold, before the first one is imported. (HIST-2) */
export function ReadableKinds() {
  const t = useTranslations('activityHistory.list')
  const nameOf = useKindName()

  return (
    <Card icon={ListChecks} title={t('readable')}>
      <ul className={styles.readable}>
        {READABLE.map(({ id, version }) => (
          <li key={id} className={styles.readableKind}>
            <span className={styles.historyListName}>{nameOf(id)}</span>
            <span className={styles.version}>{version}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
