import type { PoolAnswer } from '@ephemeris/core/doctor/file-question'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/doctor/doctor.module.css'
import { countFiles, type FileEntry } from '#web/features/gacha/import/doctor/file-entry'
import { isAboutUid } from '#web/features/gacha/import/doctor/file-refusal'
import { FileRow } from '#web/features/gacha/import/doctor/file-row.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface FileListProps {
  entries: readonly FileEntry[]
  isBusy: boolean
  onName: (id: number, uid: string | null) => void
  onPools: (id: number, answers: readonly PoolAnswer[]) => void
  onSkip: (id: number) => void
}

/** The player's files, one row each, and what is known about them. Questions and the first file that was read are open. (DOC-14) */
export function FileList({ entries, isBusy, onName, onPools, onSkip }: FileListProps) {
  const t = useTranslations('importDoctor')
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map())
  const counts = countFiles(entries)
  const first = entries.find(({ state }) => state.kind !== 'refused' && state.kind !== 'skipped')
  const isOpenAtFirst = (entry: FileEntry) =>
    entry === first ||
    entry.question !== null ||
    entry.pools.length > 0 ||
    (entry.state.kind === 'refused' && isAboutUid(entry.state.error))

  return (
    <section aria-label={t('files')}>
      <Text kind="body" as="p" className={styles.head}>
        <b>{t('heading', { count: counts.read })}</b> <Text kind="note">{t('unsaved')}</Text>
      </Text>
      <p className="visually-hidden" role="status">
        {!isBusy && counts.read > 0 && t('status', { ...counts })}
      </p>
      <Stack as="ul" divided className={styles.files}>
        {entries.map((entry) => (
          <FileRow
            key={entry.id}
            entry={entry}
            isOpen={toggled.get(entry.id) ?? isOpenAtFirst(entry)}
            isBusy={isBusy}
            onToggle={(isOpen) => setToggled((all) => new Map(all).set(entry.id, isOpen))}
            onName={(uid) => onName(entry.id, uid)}
            onPools={(answers) => onPools(entry.id, answers)}
            onSkip={() => onSkip(entry.id)}
          />
        ))}
      </Stack>
    </section>
  )
}
