import {
  type HistoryFileFault,
  readHistoryFile,
  type SkippedEntry,
} from '@ephemeris/core/activity-history/history-file'
import { activitiesDb } from '#web/lib/activities-db'
import { now } from '#web/lib/server/server-clock'

/** An export of every kind there was is a few megabytes. */
const MAX_BYTES = 32 * 1024 * 1024

export type HistoryImport =
  | { readonly fault: HistoryFileFault | 'too_large' }
  | {
      readonly fault: null
      readonly added: number
      readonly replaced: number
      readonly skipped: readonly SkippedEntry[]
    }

/** Reads a file and keeps what it holds; a refused file changes nothing. (HIST-6) */
export async function importHistoryFile(file: File): Promise<HistoryImport> {
  if (file.size > MAX_BYTES) return { fault: 'too_large' }
  const read = readHistoryFile(await file.text())
  if (read.fault !== null) return read

  const importedAt = now()
  const activities = read.entries.map(({ id, data }) => ({ activityId: id, data, updatedAt: importedAt }))
  const replaced = await activitiesDb.store(activities, { name: file.name, importedAt, sizeBytes: file.size })
  return { fault: null, added: activities.length - replaced, replaced, skipped: read.skipped }
}
