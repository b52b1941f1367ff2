import { isStatus, STATUSES } from '@ephemeris/core/activity/status'
import { ACTIVITY_TYPES, GAME_IDS, isActivityType, isGameId } from '@ephemeris/core/games/game'
import type { SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import * as z from 'zod/mini'
import { type Wire, wire } from '../wire.ts'
import { planOnWire } from './plan-wire.ts'

const MAX_MARKS = 5000

const activityStatus = z
  .record(z.string().check(z.minLength(1), z.maxLength(64)), z.enum(STATUSES))
  .check(z.refine((marks) => Object.keys(marks).length <= MAX_MARKS, `at most ${MAX_MARKS} marks`))
const gameOrder = z.array(z.enum(GAME_IDS)).check(z.maxLength(GAME_IDS.length))
const userGameSelections = z.partialRecord(
  z.enum(GAME_IDS),
  z.object({
    enabled: z.boolean(),
    activities: z.array(z.enum(ACTIVITY_TYPES)).check(z.maxLength(ACTIVITY_TYPES.length)),
  }),
)

/** What may be stored: known games, kinds, statuses and plans alone. (SYNC-11) */
export const settingsFields = { activityStatus, userGameSelections, gameOrder, plan: z.optional(planOnWire) } as const

/** As a slot stores them. */
export const storedSettings: Wire<SyncedSettings> = wire(z.object(settingsFields), {
  read: ({ plan, ...stored }) => ({ ...stored, ...(plan && { plan }) }),
  write: settingsOnWire,
})

/** As they are sent: a program that is older than the server passes over what it does not know. */
export const offeredSettings: Wire<SyncedSettings> = wire(
  z.object({
    activityStatus: z.record(z.string(), z.string()),
    gameOrder: z.array(z.string()),
    userGameSelections: z.record(z.string(), z.object({ enabled: z.boolean(), activities: z.array(z.string()) })),
    plan: z.optional(z.record(z.string(), z.unknown())),
  }),
  {
    read: (w): SyncedSettings => ({
      activityStatus: Object.fromEntries(
        Object.entries(w.activityStatus).flatMap(([id, status]) => (isStatus(status) ? [[id, status]] : [])),
      ),
      gameOrder: w.gameOrder.filter(isGameId),
      userGameSelections: Object.fromEntries(
        Object.entries(w.userGameSelections).flatMap(([id, { enabled, activities }]) =>
          isGameId(id) ? [[id, { enabled, activities: activities.filter(isActivityType) }]] : [],
        ),
      ),
      ...(w.plan && { plan: w.plan }),
    }),
    write: settingsOnWire,
  },
)

export function settingsOnWire({ activityStatus, gameOrder, userGameSelections, plan }: SyncedSettings) {
  const games = Object.entries(userGameSelections)
  return {
    activityStatus: { ...activityStatus },
    gameOrder: [...gameOrder],
    userGameSelections: Object.fromEntries(
      games.map(([id, { enabled, activities }]) => [id, { enabled, activities: [...activities] }]),
    ),
    ...(plan && { plan: { ...plan } }),
  }
}
