import { groupBy } from '../../gacha/group-by.ts'
import { HOUR_MS } from '../../time/instant.ts'
import type { JudgedRow } from './judged-row.ts'

export interface ForeignIds {
  /** Their ids belong to other pulls, or to none. */
  readonly foreign: ReadonlySet<JudgedRow>
  /** Their ids are the game's, and their times are wrong. */
  readonly misdated: ReadonlySet<JudgedRow>
}

/** So many ids of one hour that are far from their times count from that hour on. */
const FEW = 3

/**
 * Judges rows whose id begins with an hour that is far from their time: one of both is wrong. In a list that is sorted
 * by time the rows around decide which, at an end the one that is nearer to them; otherwise it is the id. Ids of the game that a converter counted from the same
 * hour on, or beside most of such rows, are counters too. (DOC-4)
 */
export function foreignIds(rows: readonly (JudgedRow | null)[], familyOf: (one: JudgedRow) => string): ForeignIds {
  const timed = rows.flatMap((one) => (one && one.id !== '' && one.moment ? [one] : []))
  const far = timed.filter(({ hours }) => hours === null)
  if (far.length === 0) return { foreign: new Set(), misdated: new Set() }

  const areMost = far.length === timed.length || (far.length >= FEW && far.length * 2 > timed.length)
  const misdated = new Set(areMost ? [] : misdatedIn(timed, familyOf))
  const strange = far.filter((one) => !misdated.has(one))
  const counts = new Map<number | null, number>()
  for (const { utcHour } of strange) counts.set(utcHour, (counts.get(utcHour) ?? 0) + 1)
  const isCounted = ({ utcHour }: JudgedRow) => (counts.get(utcHour) ?? 0) >= (areMost ? 1 : FEW)
  const sameHour = timed.filter((one) => isCounted(one) && !misdated.has(one))
  return { foreign: new Set([...strange, ...sameHour]), misdated }
}

function misdatedIn(timed: readonly JudgedRow[], familyOf: (one: JudgedRow) => string): readonly JudgedRow[] {
  const pools = groupBy(timed, familyOf)
  return [...pools.values()].flatMap((rows) => {
    const near = rows.filter(({ hours }) => hours !== null)
    const way = wayOf(near.map(hourOfId))
    if (way === 0) return []
    const before = nearestBefore(rows)
    const after = nearestBefore(rows.toReversed()).toReversed()
    return rows.filter((one, at) => {
      const three: Three = [before[at], one, after[at]]
      if (one.hours !== null || !isBetween(three, hourOfId, way)) return false
      return !isBetween(three, hourOfTime, way) || isIdNearer(three)
    })
  })
}

/** Of each row the last one before it whose id is near its time. */
function nearestBefore(rows: readonly JudgedRow[]): readonly (JudgedRow | undefined)[] {
  let last: JudgedRow | undefined
  return rows.map((one) => {
    const before = last
    if (one.hours !== null) last = one
    return before
  })
}

type Three = readonly [before: JudgedRow | undefined, one: JudgedRow, after: JudgedRow | undefined]

function isBetween([before, one, after]: Three, hour: (row: JudgedRow) => number, way: number): boolean {
  const value = hour(one)
  return (!before || (value - hour(before)) * way >= 0) && (!after || (hour(after) - value) * way >= 0)
}

/** At an end of a list, where both are in order: whether the id is nearer to the rows beside it than the time. */
function isIdNearer([before, one, after]: Three): boolean {
  const neighbour = before && after ? undefined : (before ?? after)
  if (!neighbour) return false
  const distance = (hour: (row: JudgedRow) => number) => Math.abs(hour(one) - hour(neighbour))
  return distance(hourOfId) < distance(hourOfTime)
}

function hourOfId({ utcHour }: JudgedRow): number {
  return utcHour ?? 0
}

function hourOfTime({ moment }: JudgedRow): number {
  return Math.floor((moment?.ms ?? 0) / HOUR_MS)
}

/** 1 for values that never fall, -1 for those that never rise, 0 for others and for those that are all the same. */
function wayOf(values: readonly number[]): -1 | 0 | 1 {
  const steps = new Set(values.slice(1).map((value, at) => Math.sign(value - (values[at] ?? value))))
  steps.delete(0)
  if (steps.size !== 1) return 0
  return steps.has(1) ? 1 : -1
}
