import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { EntryDialog } from '#web/features/activity-history/entry-dialog.tsx'
import { HistoryList } from '#web/features/activity-history/history-list.tsx'
import { ImportReport } from '#web/features/activity-history/import-report.tsx'
import { StoredFileCard } from '#web/features/activity-history/stored-file-card.tsx'
import { useActivityHistory } from '#web/features/activity-history/use-activity-history'
import { FileDrop } from '#web/ui/control/file-drop.tsx'
import { Notice } from '#web/ui/message/notice.tsx'

/** A viewer for the player's own exported activity history: nothing of it leaves this browser. */
export function ActivityHistory() {
  const t = useTranslations('activityHistory')
  const { query, importing, clearing } = useActivityHistory()
  const [openId, setOpenId] = useState<string | null>(null)
  const entries = query.data?.entries ?? []
  const open = entries.find(({ id }) => id === openId)

  return (
    <div className={styles.page}>
      <FileDrop
        label={t('drop.label')}
        hint={t('drop.hint')}
        accept=".json,application/json"
        isBusy={importing.isPending}
        onFiles={([file]) => importing.mutate(file)}
      />
      {importing.data && <ImportReport result={importing.data} />}
      {(query.isError || importing.isError || clearing.isError) && (
        <Notice tone="error" action={{ label: t('retry'), onPress: () => void query.refetch() }}>
          {t('storage')}
        </Notice>
      )}
      {query.data?.file && (
        <StoredFileCard
          file={query.data.file}
          count={entries.length}
          onDelete={() => clearing.mutate(undefined, { onSuccess: () => importing.reset() })}
        />
      )}
      {query.data && <HistoryList entries={entries} onOpen={setOpenId} />}
      {open && <EntryDialog entry={open} onClose={() => setOpenId(null)} />}
    </div>
  )
}
