import { AppError } from '@ephemeris/contract/errors'
import type { Download, Restoration, SlotVersion, Upload, VersionCause } from '@ephemeris/contract/sync/sync'
import { offeredSettings, storedSettings } from '@ephemeris/contract/sync/synced-settings'
import { readMoments, withChange, writeMoments } from '@ephemeris/core/sync/moments'
import { SLOTS, type Slot, type SlotTimes } from '@ephemeris/core/sync/slot'
import { slotWith } from '@ephemeris/core/sync/slot-upload'
import { countMarks, type SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import { DAY_MS, formatInstant, type Instant, instant, SECOND_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import { holdUser, type Writer } from '#server/db/hold-user'
import { SLOT_KIB, SLOT_VERSIONS } from '#server/db/limits/account-space'
import type { PersonalData } from '#server/db/personal-data'
import type { Deps } from '#server/deps'
import { newId } from '#server/platform/secrets/tokens'
import {
  findSlot,
  isInSlot,
  type LockedSlot,
  listNewestSlots,
  listSlots,
  listSlotTimes,
  lockSlot,
  type SlotContent,
  type SlotKey,
  updateSlot,
} from './slot.queries.ts'
import {
  deleteVersions,
  deleteVersionsBefore,
  endVersions,
  findVersion,
  insertVersion,
  listAllVersions,
  listVersions,
  measureVersions,
} from './slot-version.queries.ts'
import { versionsToDrop } from './versions-to-drop.ts'

/** How often one user writes to slots. (SYNC-19) */
export const SLOT_WRITES = { name: 'slot-write', points: 300, seconds: DAY_MS / SECOND_MS } as const

type Writing = Pick<Deps, 'db' | 'clock' | 'limits' | 'changes'>

/** (ACC-50, ACC-51) */
export const SLOT_DATA: PersonalData = {
  name: 'cloud_slots',
  tables: ['settings_slot', 'settings_version'],
  collect: async (db, userId) => ({
    slots: await listSlots(db, userId),
    versions: await listAllVersions(db, userId),
  }),
}

/**
 * Keeps settings in a slot. (SYNC-11, SYNC-13)
 *
 * @returns the time of it
 * @throws AppError SLOT_CHANGED if something else was written there after `base`
 */
export async function replaceSlot(deps: Writing, writer: Writer, { slot, settings, base }: Upload): Promise<Instant> {
  const key = { userId: writer.id, slot }
  const kib = kibOf({ settings })
  return writeSlot(deps, { writer, slot, cause: 'upload', kib }, async (transaction, locked, at) => {
    const stored = settingsIn(locked)
    const gameOrder = settings.gameOrder ?? []
    const content = contentOf(stored ? slotWith(stored, settings, at) : { ...settings, gameOrder })
    const isNewer = locked.config !== null && base !== null && locked.updatedAt.getTime() > base
    if (isNewer && !(await isInSlot(transaction, key, content.config))) {
      throw new AppError('SLOT_CHANGED', '', { data: { updated_at: formatInstant(instantOf(locked.updatedAt)) } })
    }
    return content
  })
}

/** What an upload takes at most. */
export function kibOf({ settings }: Pick<Upload, 'settings'>): number {
  return Math.ceil(JSON.stringify(settings).length / 1024)
}

/** Empties a slot; an empty one stays as it is. (SYNC-12) */
export async function emptySlot(deps: Writing, writer: Writer, slot: Slot): Promise<void> {
  await writeSlot(deps, { writer, slot, cause: 'clear' }, async () => null)
}

/** Puts a version back into its slot: what it changes has changed now, for every device. (SYNC-15) @returns the time of it @throws AppError SLOT_EMPTY */
export async function restoreVersion(
  deps: Writing,
  writer: Writer,
  { slot, versionId }: Restoration,
): Promise<Instant> {
  const key = { userId: writer.id, slot }
  return writeSlot(deps, { writer, slot, cause: 'restore' }, async (transaction, locked, at) => {
    const version = await findVersion(transaction, key, { id: versionId, now: new Date(deps.clock.now()) })
    if (!version) throw new AppError('SLOT_EMPTY', 'version_id')
    const [stored, restored] = [settingsIn(locked), settingsIn(version)]
    if (stored && restored) return contentOf(withMomentsOf(stored, restored, at))
    return { config: JSON.stringify(version.config), marks: version.marks }
  })
}

/**
 * Writes a slot; concurrent writers take turns. The content before becomes a version, unless it is the same.
 * Times go up by a second at least, so that the last is also the newest where clocks do not agree. (SYNC-14, SYNC-16)
 *
 * @returns the time of it
 */
async function writeSlot(
  { db, clock, limits, changes }: Writing,
  { writer, slot, cause, kib = 0 }: { writer: Writer; slot: Slot; cause: VersionCause; kib?: number },
  contentFor: (transaction: Db, locked: LockedSlot, at: Instant) => Promise<SlotContent | null>,
): Promise<Instant> {
  const key = { userId: writer.id, slot }
  // Together: each is a commit of its own.
  const takesSize = kib > 0 ? [limits.take(SLOT_KIB, writer.id, kib)] : []
  await Promise.all([limits.take(SLOT_WRITES, writer.id), ...takesSize])
  return db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    const locked = await lockSlot(transaction, key)
    const at = new Date(Math.max(truncateToSecond(clock.now()), locked.updatedAt.getTime() + SECOND_MS))
    const next = await contentFor(transaction, locked, instantOf(at))
    if (next === null && locked.config === null) return instantOf(locked.updatedAt)

    if (await insertVersion(transaction, key, { id: newId('v'), cause, replacedAt: at, next })) {
      const versions = await measureVersions(transaction, key)
      await endVersions(transaction, key, versions.slice(SLOT_VERSIONS.newest), SLOT_VERSIONS.keptMs)
      await deleteVersions(transaction, key, versionsToDrop(versions))
    }
    await updateSlot(transaction, key, { content: next, at })
    await changes.chosen(transaction, writer.id)
    return instantOf(at)
  })
}

/** @throws AppError SLOT_EMPTY, SLOT_UNREADABLE */
export async function readSlotSettings(deps: Pick<Deps, 'db' | 'log'>, key: SlotKey): Promise<Download> {
  const stored = await findSlot(deps.db, key)
  if (!stored) throw new AppError('SLOT_EMPTY')
  return { settings: readSettings(deps, key, stored.config), updatedAt: instantOf(stored.updatedAt) }
}

function readSettings({ log }: Pick<Deps, 'log'>, key: SlotKey, config: unknown): SyncedSettings {
  try {
    return storedSettings.read(config)
  } catch (error) {
    log.error('slot cannot be read', { userId: key.userId, slot: key.slot, error })
    throw new AppError('SLOT_UNREADABLE')
  }
}

export async function versionsOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: SlotKey): Promise<SlotVersion[]> {
  const rows = await listVersions(db, key, new Date(clock.now()))
  return rows.map(({ id, updatedAt, replacedAt, cause, marks }) => ({
    id,
    updatedAt: instantOf(updatedAt),
    replacedAt: instantOf(replacedAt),
    cause,
    marks,
  }))
}

/** The slot that was written last; `null`: all are empty. @throws AppError SLOT_UNREADABLE */
export async function newestSlot(deps: Pick<Deps, 'db' | 'log'>, userId: string): Promise<SyncedSettings | null> {
  const [row] = await listNewestSlots(deps.db, [userId])
  return row ? readSettings(deps, row, row.config) : null
}

/** As `newestSlot`, by user; users whose slots are empty, or cannot be read, are absent. */
export async function newestSlotsOf(
  deps: Pick<Deps, 'db' | 'log'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, SyncedSettings>> {
  const found = new Map<string, SyncedSettings>()
  for (const row of await listNewestSlots(deps.db, userIds)) {
    try {
      found.set(row.userId, readSettings(deps, row, row.config))
    } catch {
      // It is in the log, and one user's slot is no reason to pass over the others.
    }
  }
  return found
}

/** (SYNC-17) */
export async function slotTimesOf({ db }: Pick<Deps, 'db'>, userId: string): Promise<SlotTimes> {
  const rows = await listSlotTimes(db, userId)
  const timeOf = (slot: Slot) => {
    const row = rows.find((row) => row.slot === slot)
    return row ? instantOf(row.updatedAt) : null
  }
  return [timeOf(SLOTS[0]), timeOf(SLOTS[1]), timeOf(SLOTS[2])]
}

/** (SYNC-14) */
export async function sweepOldSlotVersions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteVersionsBefore(db, new Date(clock.now()))
}

function contentOf(settings: SyncedSettings): SlotContent {
  return { config: JSON.stringify(storedSettings.write(settings)), marks: countMarks(settings.activityStatus) }
}

/** `null`: there is nothing, or nothing that can be read and so nothing to keep. */
function settingsIn({ config }: { readonly config: unknown }): SyncedSettings | null {
  try {
    return config === null ? null : offeredSettings.read(config)
  } catch {
    // It becomes a version, whatever it is. (SYNC-18)
    return null
  }
}

/** What differs from what is stored was changed, or taken away, `at`. */
function withMomentsOf(stored: SyncedSettings, settings: SyncedSettings, at: Instant): SyncedSettings {
  const moments = withChange(writeMoments(stored.moments ?? {}), { before: stored, after: settings, at })
  return { ...settings, moments: readMoments(moments) }
}

function instantOf(date: Date): Instant {
  return instant(date.getTime())
}

function truncateToSecond(at: Instant): number {
  return Math.floor(at / SECOND_MS) * SECOND_MS
}
