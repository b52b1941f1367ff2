import { isSettingsObject, type SettingsObject } from '../../settings/settings-object.ts'
import { formatInstant, type Instant } from '../../time/instant.ts'
import { type AccountPlan, DEFAULT_PLAYS_UNTIL, PLAN_LIMITS, type PlanAccount, STANDING_FIELDS } from './player-plan.ts'
import {
  isAmount,
  isFlag,
  objectAt,
  readBaseline,
  readEntries,
  readGoal,
  readGot,
  readKnown,
  readStanding,
  storedInstant,
} from './stored-parts.ts'

/** The stored plan's own entries: the plans by account, and the end of the player's evening. */
const ACCOUNTS = 'accounts'
const PLAYS_UNTIL = 'playsUntil'

/*
 * Each part of a plan can be merged by itself, entry by entry: goals and `got` by their id, amounts by thing with
 * `baselines.typedAt`, `taken` by key with `takenAt`, standings by pool and field with `saidAt`. What the player has is
 * never stored: it follows from these entries (`accountBook`).
 */

/** Under which the plan of an account is stored: `genshin-800000001`, or `genshin` without an account. */
export function planKey({ gameId, uid }: PlanAccount): string {
  return uid === null ? gameId : `${gameId}-${uid}`
}

/**
 * The plan of an account in what is stored. What cannot be read is left out, part by part: one bad goal never costs the
 * others. (PLAN-8)
 */
export function readAccountPlan(stored: SettingsObject, account: PlanAccount): AccountPlan {
  return readPlan(storedPlanOf(objectAt(stored, ACCOUNTS), account))
}

/** What was planned before an account was known belongs to the first one that has no plan of its own. (PLAN-33) */
function storedPlanOf(accounts: SettingsObject, account: PlanAccount): SettingsObject {
  const key = planKey(account)
  return objectAt(accounts, key in accounts ? key : account.gameId)
}

/** The UIDs of a game that have a plan. */
export function plannedUids(stored: SettingsObject, gameId: PlanAccount['gameId']): readonly string[] {
  const prefix = `${gameId}-`
  const keys = Object.keys(objectAt(stored, ACCOUNTS)).filter((key) => key.startsWith(prefix))
  return keys.map((key) => key.slice(prefix.length))
}

/** Whether something was planned in a game before an account was known. */
export function hasUnnamedPlan(stored: SettingsObject, gameId: PlanAccount['gameId']): boolean {
  return Object.hasOwn(objectAt(stored, ACCOUNTS), gameId)
}

/** The plans of all accounts, also of those that this device does not know. */
export function readAllPlans(stored: SettingsObject): readonly AccountPlan[] {
  return Object.values(objectAt(stored, ACCOUNTS)).map((plan) => readPlan(isSettingsObject(plan) ? plan : {}))
}

/**
 * The stored plans with an instant since which marks count, where a program that knew none wrote them, or changed an
 * amount: the instant at which this one sees them first. (PLAN-37)
 */
export function withBegunPlans(stored: SettingsObject, at: Instant): SettingsObject {
  const accounts = Object.entries(objectAt(stored, ACCOUNTS))
  const begun = accounts.map(([key, plan]) => [key, isSettingsObject(plan) ? begunPlan(plan, at) : plan] as const)
  const isSame = begun.every(([, plan], index) => plan === accounts[index]?.[1])
  return isSame ? stored : { ...stored, [ACCOUNTS]: Object.fromEntries(begun) }
}

function begunPlan(plan: SettingsObject, at: Instant): SettingsObject {
  const { since, owned, baselines, standings } = readPlan(plan)
  const changed = Object.entries(owned).filter(
    ([thing, amount]) => thing in baselines && baselines[thing]?.amount !== amount,
  )
  const undated = Object.entries(standings).filter(([, own]) =>
    STANDING_FIELDS.some((field) => own[field] !== null && own.saidAt[field] === undefined),
  )
  if (since !== null && changed.length === 0 && undated.length === 0) return plan
  const dated = undated.map(([pool, own]) => {
    const entered = STANDING_FIELDS.filter((field) => own[field] !== null)
    const moments = entered.map((field) => [field, formatInstant(own.saidAt[field] ?? at)])
    return [pool, { ...objectAt(objectAt(plan, 'standings'), pool), saidAt: Object.fromEntries(moments) }]
  })
  const renewed = changed.map(([thing, amount]) => [
    thing,
    { amount, at: formatInstant(at), typedAt: formatInstant(at), included: [], added: [], maybe: 0, earlier: [] },
  ])
  return {
    ...plan,
    since: formatInstant(since ?? at),
    baselines: { ...objectAt(plan, 'baselines'), ...Object.fromEntries(renewed) },
    ...(dated.length > 0 && { standings: { ...objectAt(plan, 'standings'), ...Object.fromEntries(dated) } }),
  }
}

function readPlan(plan: SettingsObject): AccountPlan {
  const goals = (Array.isArray(plan.goals) ? plan.goals : []).map(readGoal).filter((goal) => goal !== null)
  return {
    goals: goals.filter(({ id }, index) => goals.findIndex((goal) => goal.id === id) === index),
    owned: readKnown(plan.owned, isAmount),
    baselines: readEntries(plan.baselines, readBaseline),
    since: storedInstant(plan.since),
    passUntil: storedInstant(plan.passUntil),
    counted: readKnown(plan.counted, isFlag),
    taken: readKnown(plan.taken, isFlag),
    takenAt: readEntries(plan.takenAt, storedInstant),
    got: readEntries(plan.got, readGot),
    amounts: readKnown(plan.amounts, isAmount),
    standings: readEntries(plan.standings, readStanding),
  }
}

/** What is stored, with another plan of one account; entries that this version does not know stay. (PLAN-8) */
export function withAccountPlan(stored: SettingsObject, account: PlanAccount, plan: AccountPlan): SettingsObject {
  const accounts = objectAt(stored, ACCOUNTS)
  const key = planKey(account)
  const written = writePlan(plan, storedPlanOf(accounts, account))
  const { [account.gameId]: _unnamed, ...named } = accounts
  return { ...stored, [ACCOUNTS]: { ...(key in accounts ? accounts : named), [key]: written } }
}

/** The stored plan; unreadable parts are dropped, never an error. */
export function validPlan(stored: SettingsObject): SettingsObject {
  const accounts = Object.entries(objectAt(stored, ACCOUNTS)).slice(0, PLAN_LIMITS.accounts)
  const sound = accounts.map(([key, plan]): [string, SettingsObject] => {
    const previous = isSettingsObject(plan) ? plan : {}
    return [key, writePlan(readPlan(previous), previous)]
  })
  const { [PLAYS_UNTIL]: _time, ...rest } = stored
  const time = stored[PLAYS_UNTIL] !== undefined ? { [PLAYS_UNTIL]: readPlaysUntil(stored) } : {}
  return { ...rest, ...time, ...(sound.length > 0 && { [ACCOUNTS]: Object.fromEntries(sound) }) }
}

function writePlan(plan: AccountPlan, previous: SettingsObject): SettingsObject {
  const previousGoals = new Map(
    (Array.isArray(previous.goals) ? previous.goals : []).filter(isSettingsObject).map((goal) => [goal.id, goal]),
  )
  const taken = Object.entries(plan.taken).slice(-PLAN_LIMITS.taken)
  return {
    ...previous,
    ...plan,
    goals: plan.goals
      .slice(0, PLAN_LIMITS.goals)
      .map((goal) => ({ ...previousGoals.get(goal.id), ...goal, until: formatInstant(goal.until) })),
    passUntil: formatMoment(plan.passUntil),
    since: formatMoment(plan.since),
    baselines: mapEntries(plan.baselines, ({ at, typedAt, earlier, ...rest }) => ({
      ...rest,
      at: formatInstant(at),
      typedAt: formatInstant(typedAt),
      earlier: earlier.map((one) => ({ ...one, typedAt: formatInstant(one.typedAt) })),
    })),
    standings: mapEntries(plan.standings, ({ saidAt, ...rest }) => ({
      ...rest,
      saidAt: mapEntries(saidAt, formatInstant),
    })),
    taken: Object.fromEntries(taken),
    takenAt: Object.fromEntries(
      taken.flatMap(([key]) => {
        const at = plan.takenAt[key]
        return at === undefined ? [] : [[key, formatInstant(at)]]
      }),
    ),
    got: Object.fromEntries(
      Object.entries(plan.got)
        .toSorted(([, one], [, other]) => one.at - other.at)
        .slice(-PLAN_LIMITS.got)
        .map(([id, { at, recordedUntil, ...rest }]) => [
          id,
          { ...rest, at: formatInstant(at), recordedUntil: formatMoment(recordedUntil) },
        ]),
    ),
  }
}

/** `01:00`: until when the player usually plays, on the device's clock. */
export function readPlaysUntil(stored: SettingsObject): string {
  const time = stored[PLAYS_UNTIL]
  return typeof time === 'string' && isTimeOfDay(time) ? time : DEFAULT_PLAYS_UNTIL
}

export function withPlaysUntil(stored: SettingsObject, time: string): SettingsObject {
  return { ...stored, [PLAYS_UNTIL]: time }
}

function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

function mapEntries<T, R>(entries: Readonly<Record<string, T>>, map: (entry: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, map(entry)]))
}

function formatMoment(at: Instant | null): string | null {
  return at === null ? null : formatInstant(at)
}
