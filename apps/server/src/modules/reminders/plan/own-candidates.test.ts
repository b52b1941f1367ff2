import { bellKey } from '@ephemeris/core/notes/bell'
import type { Notes } from '@ephemeris/core/notes/notes'
import { DEFAULT_REMINDERS } from '@ephemeris/core/reminders/reminder-settings'
import type { SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { ownCandidatesOf } from './own-candidates.ts'
import { eventsOf } from './user-events.ts'

const now = instant(Date.UTC(2026, 4, 20, 12))
const servers = { server: 'UTC+8', gameServers: {} } as const
const clock = { zone: 'Europe/Berlin', time: '21:00' }
const slot: SyncedSettings = {
  activityStatus: {},
  userGameSelections: { genshin: { enabled: true, activities: [] } },
  gameOrder: [],
  own: {
    '00000000000a': { title: 'Bosses', gameId: 'genshin', time: { unit: 'week', weekday: 1, clock: 'server' } },
    '00000000000b': { title: 'Raid', time: { unit: 'days', every: 1, since: '2026-05-01', clock } },
    '00000000000c': {
      title: 'Of a game that is off',
      gameId: 'zenless',
      time: { unit: 'month', day: 1, clock: 'server' },
    },
  },
  moments: {},
}

function titlesOf(notes: Notes, settings: SyncedSettings = slot): string[] {
  const candidates = ownCandidatesOf(settings, { candidates: [], servers, now })
  const events = eventsOf(candidates, { settings: DEFAULT_REMINDERS, slot: settings, notes, logs: [], now })
  return events.map(({ kind, gameId, title }) => `${kind} ${gameId} ${title}`)
}

test('OWN-7 a user is reminded of the ends of what they added, of something daily by its bell alone', () => {
  const candidates = ownCandidatesOf(slot, { candidates: [], servers, now })
  const daily = candidates.find(({ title, at }) => title === 'Raid' && at > now)?.activityId ?? ''
  const rings = { at: now, value: { edge: 'end', leadHours: 3, isPaused: false } }
  expect(new Set(titlesOf({}))).toEqual(new Set(['before_end genshin Bosses']))
  expect(titlesOf({ [bellKey(daily)]: rings })).toContain('before_end own Raid')
})

test('OWN-7 what is done is no reason to call, and who added nothing is asked for nothing', () => {
  const ids = ownCandidatesOf(slot, { candidates: [], servers, now }).map(({ activityId }) => activityId)
  const done = Object.fromEntries(ids.map((id) => [id, 'done' as const]))
  expect(titlesOf({}, { ...slot, activityStatus: done })).toEqual([])
  expect(ownCandidatesOf(null, { candidates: [], servers, now })).toEqual([])
})
