import { describeEntry } from '@ephemeris/core/activity-history/describe-entry'
import {
  type HistoryEntry,
  type HistoryFileFault,
  readHistoryFile,
  type SkippedEntry,
} from '@ephemeris/core/activity-history/history-file'
import { ContainerError } from '@ephemeris/files/containers/container-error'
import { decodeText } from '@ephemeris/files/containers/decode-text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { Example } from '#web/features/activity-history/example.tsx'
import { FactList } from '#web/features/activity-history/fact-list.tsx'
import { FileOrigin } from '#web/features/activity-history/file-origin.tsx'
import { HistoryList } from '#web/features/activity-history/history-list.tsx'
import { PartView } from '#web/features/activity-history/part-view.tsx'
import { PasteField } from '#web/features/activity-history/paste-field.tsx'
import { StoredFileCard } from '#web/features/activity-history/stored-file-card.tsx'
import { useKindName } from '#web/features/activity-history/use-history-names'
import { activitiesDb } from '#web/lib/activities-db'
import { useWindow } from '#web/lib/page/media'
import { readAgain } from '#web/lib/server/query-client'
import { now } from '#web/lib/server/server-clock'
import { FileDrop } from '#web/ui/control/file-drop.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** A viewer for the player's own exported activity history: nothing of it leaves this browser. */
export function ActivityHistory() {
  const t = useTranslations('activityHistory')
  const { query, importing, clearing } = useActivityHistory()
  const isTouch = useWindow('touch')
  const [openId, setOpenId] = useState<string | null>(null)
  const entries = query.data?.entries ?? []
  const open = entries.find(({ id }) => id === openId)

  return (
    <Grid gap={16} className={styles.page} data-empty={entries.length === 0 || undefined}>
      <Stack gap={16} className={styles.controls}>
        <Stack gap={12} className={styles.take}>
          <FileDrop
            label={t(isTouch ? 'drop.choose' : 'drop.label')}
            hint={t('drop.hint')}
            accept=".json,application/json"
            isBusy={importing.isPending}
            onFiles={([file]) => importing.mutate(file)}
          />
          <PasteField isBusy={importing.isPending} onPasted={(file) => importing.mutate(file)} />
          <FileOrigin />
        </Stack>
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
        {query.data && entries.length === 0 && <Example />}
      </Stack>
      {entries.length > 0 && (
        <Stack gap={16}>
          <HistoryList entries={entries} onOpen={setOpenId} />
        </Stack>
      )}
      {open && <EntryDialog entry={open} onClose={() => setOpenId(null)} />}
    </Grid>
  )
}

const KEY = ['activity-history']

/** What the player imported, with the ways to add to it and to delete it. (HIST-5) */
function useActivityHistory() {
  const onSuccess = () => readAgain({ queryKey: KEY })

  return {
    query: useQuery({
      queryKey: KEY,
      queryFn: async () => {
        const { activities, file } = await activitiesDb.read()
        return { file, entries: activities.map(({ activityId, data }): HistoryEntry => ({ id: activityId, data })) }
      },
      staleTime: 0,
    }),
    importing: useMutation({ mutationFn: importHistoryFile, onSuccess }),
    clearing: useMutation({ mutationFn: activitiesDb.clear, onSuccess }),
  }
}

interface EntryDialogProps {
  entry: HistoryEntry
  onClose: () => void
}

/** Everything that an export says of one kind: totals, then records and groups, whatever the kind. (HIST-4) */
function EntryDialog({ entry: { id, data }, onClose }: EntryDialogProps) {
  const t = useTranslations('activityHistory')
  const nameOf = useKindName()
  const { facts, avatars, parts } = describeEntry(data)
  const isEmpty = facts.length + avatars.length + parts.length === 0

  return (
    <Dialog title={nameOf(id)} widthPx={900} onClose={onClose}>
      {isEmpty && (
        <Text kind="quiet" as="p">
          {t('entry.empty')}
        </Text>
      )}
      <FactList facts={facts} look="totals" />
      <Grid gap={12} align="start" className={styles.parts}>
        {parts.map((part) => (
          <PartView key={`${part.key}-${part.number}`} part={part} />
        ))}
      </Grid>
    </Dialog>
  )
}

/** What an import did, or why the file was refused. */
function ImportReport({ result }: { result: HistoryImport }) {
  const t = useTranslations('activityHistory')
  if (result.fault !== null) return <Notice tone="error">{t(`fault.${result.fault}`)}</Notice>

  const { added, replaced, skipped } = result
  return (
    <Notice tone={skipped.length > 0 ? 'warn' : 'info'}>
      {t('report', { added, replaced })}
      {skipped.length > 0 && <SkippedEntries skipped={skipped} />}
    </Notice>
  )
}

function SkippedEntries({ skipped }: { skipped: readonly SkippedEntry[] }) {
  const t = useTranslations('activityHistory')
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={t('skipped.title', { count: skipped.length })} isOpen={isOpen} onToggle={setOpen}>
      <ul className={styles.skipped}>
        {skipped.map(({ position, fault }) => (
          <li key={position}>{t('skipped.entry', { position, reason: t(`skipped.${fault}`) })}</li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** An export of every kind there was is a few megabytes. */
const MAX_BYTES = 32 * 1024 * 1024

type HistoryImport =
  | { readonly fault: HistoryFileFault | 'too_large' | 'encoding_unknown' }
  | {
      readonly fault: null
      readonly added: number
      readonly replaced: number
      readonly skipped: readonly SkippedEntry[]
    }

/** Reads a file and keeps what it holds; a refused file changes nothing. (HIST-6) */
async function importHistoryFile(file: File): Promise<HistoryImport> {
  if (file.size > MAX_BYTES) return { fault: 'too_large' }
  const text = decodedText(new Uint8Array(await file.arrayBuffer()))
  if (text === null) return { fault: 'encoding_unknown' }
  const read = readHistoryFile(text)
  if (read.fault !== null) return read

  const importedAt = now()
  const activities = read.entries.map(({ id, data }) => ({ activityId: id, data, updatedAt: importedAt }))
  const replaced = await activitiesDb.store(activities, { name: file.name, importedAt, sizeBytes: file.size })
  return { fault: null, added: activities.length - replaced, replaced, skipped: read.skipped }
}

/** `null`: in no form of Unicode. */
function decodedText(bytes: Uint8Array): string | null {
  try {
    return decodeText(bytes, () => false)
  } catch (error) {
    if (error instanceof ContainerError) return null
    throw error
  }
}
