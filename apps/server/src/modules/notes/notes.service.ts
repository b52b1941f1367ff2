import { keptNotes, mergeNotes, type Notes, notLaterThan, readNotes, writeNotes } from '@ephemeris/core/notes/notes'
import { isSettingsObject } from '@ephemeris/core/settings/settings-object'
import { DAY_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import { holdUser, type Writer } from '#server/db/hold-user'
import type { PersonalData } from '#server/db/personal-data'
import type { Deps } from '#server/deps'
import { listNotes, lockNotes, updateNotes } from './notes.queries.ts'

/** How often one user's devices compare notes: at starts, at changes, when a page comes back into view. */
const COMPARISONS = { name: 'notes-sync', points: 2000, seconds: DAY_MS / SECOND_MS } as const

/** (ACC-50, ACC-51) */
export const NOTES_DATA: PersonalData = {
  name: 'notes',
  tables: ['player_notes'],
  collect: async (db, userId) => {
    const rows = await listNotes(db, [userId])
    return rows.map(({ notes, updatedAt }) => ({ notes, updated_at: updatedAt }))
  },
}

/** The notes of these users, by user. */
export async function notesOf(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, Notes>> {
  const rows = await listNotes(db, userIds)
  return new Map(rows.map(({ userId, notes }) => [userId, readStored(notes)]))
}

/**
 * Takes over what a device has changed since, of each note the newer change, whatever order devices come in; reminders
 * follow. (NOTE-2, NOTE-4)
 *
 * @returns what holds then, for the device to take over
 */
export async function compareNotes(
  { db, clock, limits, changes }: Pick<Deps, 'db' | 'clock' | 'limits' | 'changes'>,
  writer: Writer,
  arriving: Notes,
): Promise<Notes> {
  await limits.take(COMPARISONS, writer.id)
  const now = clock.now()
  if (Object.keys(arriving).length === 0) {
    return keptNotes((await notesOf(db, [writer.id])).get(writer.id) ?? {}, now)
  }
  return db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    const stored = readStored(await lockNotes(transaction, writer.id, new Date(now)))
    const merged = keptNotes(mergeNotes(stored, notLaterThan(arriving, now)), now)
    if (merged === stored) return stored
    await updateNotes(transaction, writer.id, { notes: JSON.stringify(writeNotes(merged)), at: new Date(now) })
    await changes.chosen(transaction, writer.id)
    return merged
  })
}

function readStored(notes: unknown): Notes {
  return isSettingsObject(notes) ? readNotes(notes) : {}
}
