import { describeEntry, type HistoryCharacter, type HistoryPart } from '@ephemeris/core/activity-history/describe-entry'
import {
  type HistoryEntry,
  type HistoryFileFault,
  readHistoryFile,
  type SkippedEntry,
} from '@ephemeris/core/activity-history/history-file'
import { useMutation, useQuery } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import Trophy from 'lucide-react/icons/trophy'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { FactList } from '#web/features/activity-history/fact-list.tsx'
import { FileOrigin } from '#web/features/activity-history/file-origin.tsx'
import { HistoryList } from '#web/features/activity-history/history-list.tsx'
import { ReadableKinds } from '#web/features/activity-history/readable-kinds.tsx'
import { StoredFileCard } from '#web/features/activity-history/stored-file-card.tsx'
import { useCharacterName, useKindName } from '#web/features/activity-history/use-history-names'
import { useHistoryWord } from '#web/features/activity-history/use-history-word'
import { activitiesDb } from '#web/lib/activities-db'
import { readAgain } from '#web/lib/server/query-client'
import { now } from '#web/lib/server/server-clock'
import { FileDrop } from '#web/ui/control/file-drop.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import roles from '#web/ui/game-roles.module.css'
import { Notice } from '#web/ui/message/notice.tsx'

/** A viewer for the player's own exported activity history: nothing of it leaves this browser. */
export function ActivityHistory() {
  const t = useTranslations('activityHistory')
  const { query, importing, clearing } = useActivityHistory()
  const [openId, setOpenId] = useState<string | null>(null)
  const entries = query.data?.entries ?? []
  const open = entries.find(({ id }) => id === openId)

  return (
    <div className={styles.page} data-empty={entries.length === 0 || undefined}>
      <div className={styles.controls}>
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
        {query.data && entries.length === 0 && (
          <>
            <WhatItShows />
            <FileOrigin />
          </>
        )}
      </div>
      {query.data && (
        <div className={styles.kinds}>
          {entries.length > 0 ? <HistoryList entries={entries} onOpen={setOpenId} /> : <ReadableKinds />}
        </div>
      )}
      {open && <EntryDialog entry={open} onClose={() => setOpenId(null)} />}
    </div>
  )
}

const PROMISES = [
  { id: 'scores', icon: Trophy },
  { id: 'teams', icon: UserRound },
  { id: 'yours', icon: Lock },
] as const

/** What there is to read after an import, in the place of the file. (HIST-2) */
function WhatItShows() {
  const t = useTranslations('activityHistory.promises')
  return (
    <section className={`${roles.roles} ${styles.promises}`} data-game="genshin" aria-label={t('label')}>
      <ul className={styles.promiseList}>
        {PROMISES.map(({ id, icon: Icon }) => (
          <li key={id} className={styles.promise}>
            <span className={styles.promiseIcon}>
              <Icon size={18} strokeWidth={1.75} aria-hidden />
            </span>
            <span>
              <b className={styles.promiseTitle}>{t(`${id}.title`)}</b>
              {t(`${id}.text`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
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
  | { readonly fault: HistoryFileFault | 'too_large' }
  | {
      readonly fault: null
      readonly added: number
      readonly replaced: number
      readonly skipped: readonly SkippedEntry[]
    }

/** Reads a file and keeps what it holds; a refused file changes nothing. (HIST-6) */
async function importHistoryFile(file: File): Promise<HistoryImport> {
  if (file.size > MAX_BYTES) return { fault: 'too_large' }
  const read = readHistoryFile(await file.text())
  if (read.fault !== null) return read

  const importedAt = now()
  const activities = read.entries.map(({ id, data }) => ({ activityId: id, data, updatedAt: importedAt }))
  const replaced = await activitiesDb.store(activities, { name: file.name, importedAt, sizeBytes: file.size })
  return { fault: null, added: activities.length - replaced, replaced, skipped: read.skipped }
}

/** A record, a half of one, or any other group of an export. */
function PartView({ part: { key, number, title, facts, avatars, parts } }: { part: HistoryPart }) {
  const word = useHistoryWord()
  const group = key === null ? '' : word(key)

  return (
    <article className={styles.part}>
      <header className={styles.head}>
        <h3 className={styles.partViewTitle}>{title ?? group}</h3>
        <span className={styles.place}>
          {title !== null && group} {number}
        </span>
      </header>
      <FactList facts={facts} look="rows" />
      <AvatarList avatars={avatars} />
      {parts.map((inner) => (
        <PartView key={`${inner.key}-${inner.number}`} part={inner} />
      ))}
    </article>
  )
}

/** The characters of a record, by name; the file tells their ids. */
function AvatarList({ avatars }: { avatars: readonly HistoryCharacter[] }) {
  const t = useTranslations('activityHistory')
  const nameOf = useCharacterName()
  if (avatars.length === 0) return null

  return (
    <ul className={styles.avatars} aria-label={t('avatars.label')}>
      {avatars.map(({ id, level, isTrial }, index) => (
        <li key={`${id}-${index.toString()}`} className={styles.avatar} data-trial={isTrial || undefined}>
          <UserRound size={14} strokeWidth={1.75} aria-hidden />
          <span className={styles.avatarListName}>{nameOf(id)}</span>
          {level !== null && <span className={styles.level}>{t('avatars.level', { level })}</span>}
          {isTrial && <span className={styles.level}>{t('avatars.trial')}</span>}
        </li>
      ))}
    </ul>
  )
}
