import { isSettingsObject, type SettingsObject } from '../../settings/settings-object.ts'
import { type Instant, parseInstant } from '../../time/instant.ts'
import {
  type Baseline,
  type ExpectedBanner,
  type GotGoal,
  type OwnStanding,
  PLAN_LIMITS,
  type PlannedGoal,
  STANDING_FIELDS,
  type TypedAmount,
} from './player-plan.ts'

/** `null`: it cannot be read. */
export function readGoal(goal: unknown): PlannedGoal | null {
  if (!isSettingsObject(goal)) return null
  const { id, poolId, bannerId, itemId, name, copies, isSkipped } = goal
  const until = storedInstant(goal.until)
  if (!isName(id) || !isName(poolId) || until === null) return null
  return {
    id,
    poolId,
    bannerId: textOrNull(bannerId),
    expected: readExpected(goal.expected),
    // A program that knows no reruns may have given it a banner since.
    isRerun: goal.isRerun === true && textOrNull(bannerId) === null && readExpected(goal.expected) === null,
    itemId: textOrNull(itemId),
    name: textOrNull(name)?.slice(0, PLAN_LIMITS.name) ?? null,
    copies: isAmount(copies) && copies >= 1 ? Math.min(copies, PLAN_LIMITS.copies) : 1,
    until,
    isSkipped: isSkipped === true,
  }
}

function readExpected(value: unknown): ExpectedBanner | null {
  if (!isSettingsObject(value) || typeof value.version !== 'string') return null
  return { version: value.version, half: value.half === 2 ? 2 : 1 }
}

export function readStanding(value: unknown): OwnStanding | null {
  if (!isSettingsObject(value)) return null
  const { pity, isGuaranteed, fatePoints, isFirstOpen } = value
  const moments = objectAt(value, 'saidAt')
  return {
    saidAt: Object.fromEntries(
      STANDING_FIELDS.flatMap((field) => {
        const at = storedInstant(moments[field])
        return at === null ? [] : [[field, at]]
      }),
    ),
    pity: isAmount(pity) ? pity : null,
    isGuaranteed: isFlag(isGuaranteed) ? isGuaranteed : null,
    fatePoints: isAmount(fatePoints) ? fatePoints : null,
    isFirstOpen: isFlag(isFirstOpen) ? isFirstOpen : null,
  }
}

export function readBaseline(value: unknown): Baseline | null {
  if (!isSettingsObject(value)) return null
  const { amount, included, added, maybe, earlier } = value
  const at = storedInstant(value.at)
  if (at === null || !isAmount(amount)) return null
  return {
    amount,
    at,
    typedAt: storedInstant(value.typedAt) ?? at,
    included: readKeys(included),
    added: readKeys(added),
    maybe: isAmount(maybe) ? maybe : 0,
    earlier: listOf(earlier, readTyped).slice(-PLAN_LIMITS.earlier),
  }
}

function readKeys(value: unknown): readonly string[] {
  return listOf(value, (key) => (isName(key) ? key : null)).slice(0, PLAN_LIMITS.taken)
}

function readTyped(value: unknown): TypedAmount | null {
  if (!isSettingsObject(value) || !isAmount(value.amount)) return null
  const typedAt = storedInstant(value.typedAt)
  return typedAt && { amount: value.amount, typedAt, added: readKeys(value.added) }
}

export function readGot(value: unknown): GotGoal | null {
  if (!isSettingsObject(value)) return null
  const { poolId, itemId, name, copies, least, most } = value
  const at = storedInstant(value.at)
  if (at === null || !isName(poolId) || !isAmount(least) || !isAmount(most)) return null
  return {
    poolId,
    itemId: textOrNull(itemId),
    name: textOrNull(name)?.slice(0, PLAN_LIMITS.name) ?? null,
    copies: isAmount(copies) && copies >= 1 ? Math.min(copies, PLAN_LIMITS.copies) : 1,
    at,
    recordedUntil: storedInstant(value.recordedUntil),
    least: Math.min(least, most, PLAN_LIMITS.pulls),
    most: Math.min(most, PLAN_LIMITS.pulls),
  }
}

export function storedInstant(value: unknown): Instant | null {
  return typeof value === 'string' ? parseInstant(value) : null
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

export function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

export function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= PLAN_LIMITS.amount
}

export function objectAt(object: SettingsObject, key: string): SettingsObject {
  const value = object[key]
  return isSettingsObject(value) ? value : {}
}

export function readKnown<T>(value: unknown, isOne: (entry: unknown) => entry is T): Readonly<Record<string, T>> {
  return readEntries(value, (entry) => (isOne(entry) ? entry : null))
}

/** The entries that can be read. */
export function readEntries<T>(value: unknown, read: (entry: unknown) => T | null): Readonly<Record<string, T>> {
  if (!isSettingsObject(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      const one = read(entry)
      return one === null ? [] : [[key, one] as const]
    }),
  )
}

function listOf<T>(value: unknown, read: (entry: unknown) => T | null): readonly T[] {
  return (Array.isArray(value) ? value : []).map(read).filter((entry) => entry !== null)
}
