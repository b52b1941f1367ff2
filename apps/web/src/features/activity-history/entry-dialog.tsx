import { describeEntry } from '@ephemeris/core/activity-history/describe-entry'
import type { HistoryEntry } from '@ephemeris/core/activity-history/history-file'
import { useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { FactList } from '#web/features/activity-history/fact-list.tsx'
import { PartView } from '#web/features/activity-history/part-view.tsx'
import { useKindName } from '#web/features/activity-history/use-history-names'
import { Dialog } from '#web/ui/dialog/dialog.tsx'

interface EntryDialogProps {
  entry: HistoryEntry
  onClose: () => void
}

/** Everything that an export says of one kind: totals, then records and groups, whatever the kind. (HIST-4) */
export function EntryDialog({ entry: { id, data }, onClose }: EntryDialogProps) {
  const t = useTranslations('activityHistory')
  const nameOf = useKindName()
  const { facts, avatars, parts } = describeEntry(data)
  const isEmpty = facts.length + avatars.length + parts.length === 0

  return (
    <Dialog title={nameOf(id)} widthPx={900} onClose={onClose}>
      {isEmpty && <p className={styles.entryDialogEmpty}>{t('entry.empty')}</p>}
      <FactList facts={facts} look="totals" />
      <div className={styles.parts}>
        {parts.map((part) => (
          <PartView key={`${part.key}-${part.number}`} part={part} />
        ))}
      </div>
    </Dialog>
  )
}
