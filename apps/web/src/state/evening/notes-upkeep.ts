import { syncNotes } from '@ephemeris/contract/sync/notes'
import type { Marks } from '@ephemeris/core/activity/status'
import { readSelections } from '@ephemeris/core/games/selection/stored-selection'
import { bellKey, bellsIn } from '@ephemeris/core/notes/bell'
import { gamesChosenAt, gamesNote } from '@ephemeris/core/notes/chosen-games'
import {
  GAMES_KEY,
  keptNotes,
  mergeNotes,
  type Notes,
  readNotes,
  withNote,
  writeNotes,
} from '@ephemeris/core/notes/notes'
import { readMoments } from '@ephemeris/core/sync/moments'
import type { DeviceSettings } from '#web/lib/device/device-schema'
import { deviceStorage } from '#web/lib/device/device-storage'
import { call } from '#web/lib/server/api'
import { readAgain } from '#web/lib/server/query-client'
import { now } from '#web/lib/server/server-clock'

/** What the account and this device agreed on last, in this tab. */
let agreed = ''
let isRunning = false
let isWanted = false

/**
 * Brings the notes of this device and those of the account together, unless nothing has changed since that was done
 * last. One comparison at a time; what changes meanwhile is compared after it. (NOTE-6)
 *
 * @param isAgain also if nothing has changed here: another device may have
 */
export function exchangeNotes({ isAgain }: { isAgain: boolean }): void {
  if (isAgain) agreed = ''
  isWanted = true
  if (!isRunning) void run()
}

async function run(): Promise<void> {
  isRunning = true
  try {
    while (isWanted) {
      isWanted = false
      await compare()
    }
  } catch {
    // The server cannot be reached: the next change, or the next start, tries again.
  } finally {
    isRunning = false
  }
}

async function compare(): Promise<void> {
  const device = deviceStorage.settings
  const { auth_token: token, user_id: userId, workOwner, notes, activityStatus } = device
  // No one is signed in, it is not known who is, or this device holds what someone else has noted. (PANEL-20)
  if (token === null || userId === null || workOwner !== userId) return
  const own = withChoice(pausedByMarks(readNotes(notes), activityStatus), device)
  if (agreed === signOf(userId, own)) return
  const answer = await call(syncNotes, own)
  // What comes up follows bells and games.
  void readAgain({ queryKey: ['user', token, 'reminders'] })
  deviceStorage.update((device) => {
    if (device.user_id !== userId || device.workOwner !== userId) return {}
    const previous = readNotes(device.notes)
    const merged = keptNotes(mergeNotes(mergeNotes(previous, own), answer), now())
    agreed = signOf(userId, merged)
    return agreed === signOf(userId, previous) ? {} : withNotes(device, merged)
  })
}

function withNotes({ notes }: DeviceSettings, merged: Notes): Partial<DeviceSettings> {
  const known = readNotes(notes)
  const unread = Object.entries(notes).filter(([key]) => !(key in known))
  return { notes: { ...Object.fromEntries(unread), ...writeNotes(merged) } }
}

/** Bells are silent as long as their activity is marked as done or skipped. (NOTE-12) */
function pausedByMarks(notes: Notes, marks: Marks): Notes {
  let paused = notes
  for (const [id, bell] of bellsIn(notes)) {
    const isPaused = marks[id] === 'done' || marks[id] === 'cancelled'
    if (bell.isPaused !== isPaused) paused = withNote(paused, bellKey(id), { at: now(), value: { ...bell, isPaused } })
  }
  return paused
}

/** The games that were chosen on this device, unless the account knows a later choice. (NOTE-6) */
function withChoice(notes: Notes, { gameList, userGameSelections: stored, changedAt }: DeviceSettings): Notes {
  if (gameList === null || stored === null) return notes
  const note = gamesNote(readSelections(stored, gameList), gamesChosenAt(stored, readMoments(changedAt)))
  const known = notes[GAMES_KEY]
  return known && known.at >= note.at ? notes : { ...notes, [GAMES_KEY]: note }
}

function signOf(userId: string, notes: Notes): string {
  return `${userId} ${JSON.stringify(Object.entries(writeNotes(notes)).toSorted(([one], [other]) => (one < other ? -1 : 1)))}`
}
