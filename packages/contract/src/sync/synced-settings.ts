import { isStatus, STATUSES } from '@ephemeris/core/activity/status'
import { ACTIVITY_TYPES, GAME_IDS, isActivityType, isGameId } from '@ephemeris/core/games/game'
import { readChosenServers } from '@ephemeris/core/games/servers'
import { MAX_OWN, readOwnBook, writeOwnBook } from '@ephemeris/core/own/own-book'
import { PLAN_LIMITS, STANDING_FIELDS } from '@ephemeris/core/plan/stored/player-plan'
import type { SettingsObject } from '@ephemeris/core/settings/settings-object'
import { MAX_MOMENTS, readMoments, writeMoments } from '@ephemeris/core/sync/moments'
import { MAX_MARKS, type SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import { SERVER_ZONES } from '@ephemeris/core/time/zone'
import * as z from 'zod/mini'
import { instantText } from '../wire/instant-wire.ts'
import { type Wire, wire } from '../wire/wire.ts'

const key = z.string().check(z.minLength(1), z.maxLength(64))
const amount = z.int().check(z.minimum(0), z.maximum(PLAN_LIMITS.amount))
const name = z.string().check(z.maxLength(PLAN_LIMITS.name))
const takenKey = z.string().check(z.maxLength(128))
const sources = 100

const goal = z.object({
  id: key,
  poolId: key,
  bannerId: z.nullable(key),
  expected: z.nullable(z.object({ version: z.string().check(z.maxLength(16)), half: z.literal([1, 2]) })),
  isRerun: z.optional(z.boolean()),
  itemId: z.nullable(key),
  name: z.nullable(name),
  copies: z.int().check(z.minimum(1), z.maximum(PLAN_LIMITS.copies)),
  until: instantText,
  isSkipped: z.boolean(),
})

const standing = z.object({
  pity: z.nullable(z.int().check(z.minimum(0), z.maximum(200))),
  isGuaranteed: z.nullable(z.boolean()),
  fatePoints: z.nullable(z.int().check(z.minimum(0), z.maximum(10))),
  isFirstOpen: z.nullable(z.boolean()),
  saidAt: z.optional(z.partialRecord(z.enum(STANDING_FIELDS), instantText)),
})

const takenKeys = z.array(takenKey).check(z.maxLength(PLAN_LIMITS.taken))

const typedAmount = z.object({ amount, typedAt: instantText, added: takenKeys })

const baseline = z.object({
  amount,
  at: instantText,
  typedAt: z.optional(instantText),
  included: takenKeys,
  added: z.optional(takenKeys),
  maybe: z.optional(amount),
  earlier: z.optional(z.array(typedAmount).check(z.maxLength(PLAN_LIMITS.earlier))),
})

const got = z.object({
  poolId: key,
  itemId: z.nullable(key),
  name: z.nullable(name),
  copies: z.int().check(z.minimum(1), z.maximum(PLAN_LIMITS.copies)),
  at: instantText,
  recordedUntil: z.nullable(instantText),
  least: z.int().check(z.minimum(0), z.maximum(PLAN_LIMITS.pulls)),
  most: z.int().check(z.minimum(0), z.maximum(PLAN_LIMITS.pulls)),
})

const accountPlan = z.object({
  goals: z.array(goal).check(z.maxLength(PLAN_LIMITS.goals)),
  places: z.optional(atMost(z.record(key, amount), sources)),
  owned: atMost(z.record(key, amount), sources),
  baselines: z.optional(atMost(z.record(key, baseline), sources)),
  since: z.optional(z.nullable(instantText)),
  passUntil: z.nullable(instantText),
  counted: atMost(z.record(key, z.boolean()), sources),
  taken: atMost(z.record(takenKey, z.boolean()), PLAN_LIMITS.taken),
  takenAt: z.optional(atMost(z.record(takenKey, instantText), PLAN_LIMITS.taken)),
  got: z.optional(atMost(z.record(key, got), PLAN_LIMITS.got)),
  amounts: atMost(z.record(key, amount), sources),
  standings: atMost(z.record(key, standing), sources),
})

/**
 * The plans of one player, as devices and slots keep them: `stored-plan` reads and writes them. What a later version of
 * the program adds is passed over. (SYNC-11)
 */
const planOnWire = z.object({
  playsUntil: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  accounts: z.optional(atMost(z.record(key, accountPlan), PLAN_LIMITS.accounts)),
})

const activityStatus = z
  .record(z.string().check(z.minLength(1), z.maxLength(64)), z.enum(STATUSES))
  .check(z.refine((marks) => Object.keys(marks).length <= MAX_MARKS, `at most ${MAX_MARKS} marks`))
const gameOrder = z.array(z.enum(GAME_IDS)).check(z.maxLength(GAME_IDS.length))
export const userGameSelections = z.partialRecord(
  z.enum(GAME_IDS),
  z.object({
    enabled: z.boolean(),
    activities: z.array(z.enum(ACTIVITY_TYPES)).check(z.maxLength(ACTIVITY_TYPES.length)),
  }),
)

const servers = z.object({
  server: z.nullable(z.enum(SERVER_ZONES)),
  gameServers: z.partialRecord(z.enum(GAME_IDS), z.enum(SERVER_ZONES)),
})

/** Entries and remarks that the server can read alone: of those it reminds. (OWN-1, SYNC-11) */
const own = atMost(
  z
    .record(z.string(), z.record(z.string(), z.unknown()))
    .check(
      z.refine(
        (own) =>
          Object.keys(writeOwnBook(readOwnBook(own as SettingsObject))).length === Object.keys(own as object).length,
        'not an own entry or remark',
      ),
    ),
  MAX_OWN,
)

/** By JSON Pointer, such as `activityStatus/<id>`. */
const changedAt = atMost(z.record(z.string().check(z.maxLength(256)), instantText), MAX_MOMENTS)

/** What may be stored: known games, kinds, statuses, servers and plans alone. (SYNC-11) */
export const settingsFields = {
  activityStatus,
  userGameSelections,
  gameOrder,
  plan: z.optional(planOnWire),
  servers: z.optional(servers),
  own: z.optional(own),
  changedAt: z.optional(changedAt),
} as const

const stored = z.object(settingsFields)

/** As a slot stores them. */
export const storedSettings: Wire<SyncedSettings> = wire(stored, {
  read: settingsFromWire,
  write: settingsOnWire,
})

/** What was sent or stored, with moments if there are any. */
export function settingsFromWire({ plan, servers, own, changedAt, ...rest }: z.output<typeof stored>): SyncedSettings {
  return {
    ...rest,
    ...(plan && { plan }),
    ...(servers && { servers }),
    ...(own && { own: writeOwnBook(readOwnBook(own)) }),
    ...(changedAt && { moments: readMoments(changedAt) }),
  }
}

/** As they are sent: a program that is older than the server passes over what it does not know. */
export const offeredSettings: Wire<SyncedSettings> = wire(
  z.object({
    activityStatus: z.record(z.string(), z.string()),
    gameOrder: z.array(z.string()),
    userGameSelections: z.record(z.string(), z.object({ enabled: z.boolean(), activities: z.array(z.string()) })),
    plan: z.optional(z.record(z.string(), z.unknown())),
    servers: z.optional(z.object({ server: z.nullable(z.string()), gameServers: z.record(z.string(), z.unknown()) })),
    own: z.optional(z.record(z.string(), z.unknown())),
    changedAt: z.optional(z.record(z.string(), z.string())),
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
      ...(w.servers && { servers: readChosenServers(w.servers) }),
      ...(w.own && { own: writeOwnBook(readOwnBook(w.own)) }),
      ...(w.changedAt && { moments: readMoments(w.changedAt) }),
    }),
    write: settingsOnWire,
  },
)

export function settingsOnWire(settings: SyncedSettings) {
  const { activityStatus, gameOrder, userGameSelections, plan, servers, own, moments } = settings
  const games = Object.entries(userGameSelections)
  return {
    activityStatus: { ...activityStatus },
    gameOrder: [...gameOrder],
    userGameSelections: Object.fromEntries(
      games.map(([id, { enabled, activities }]) => [id, { enabled, activities: [...activities] }]),
    ),
    ...(plan && { plan: { ...plan } }),
    ...(servers && { servers: { server: servers.server, gameServers: { ...servers.gameServers } } }),
    ...(own && { own: own as Record<string, Record<string, unknown>> }),
    ...(moments && { changedAt: writeMoments(moments) }),
  }
}

function atMost<T extends z.ZodMiniRecord>(record: T, count: number): T {
  return record.check(z.refine((entries) => Object.keys(entries as object).length <= count, `at most ${count}`))
}
