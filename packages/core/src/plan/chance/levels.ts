import { chanceOfSumAtMost, type Distribution, exactSum } from '../../gacha/figures/distribution.ts'
import type { Instant } from '../../time/instant.ts'
import type { Budget, Purse, TicketKinds } from './budget.ts'

/** The chances whose dates are computed; 1 is "sure". */
const LEVELS = [0.5, 0.75, 0.9, 1] as const

export interface Level {
  readonly level: (typeof LEVELS)[number]
  /** Pulls for this chance, all goals up to this one together; `low` with everything unknown at its best. Sure is only what always suffices. */
  readonly need: { readonly low: number; readonly high: number }
  /**
   * The first moment at which this chance is reached if nothing is spent before: `certain` at the certain pace and with
   * everything unknown at its worst, `latest` and `earliest` with the ends of the usual band. `null`: not within what
   * was asked.
   */
  readonly certain: Instant | null
  readonly latest: Instant | null
  readonly earliest: Instant | null
}

/** What all goals together take of each kind of ticket, at the worst and at the best. */
export interface Totals {
  readonly worst: readonly Distribution[]
  readonly best: readonly Distribution[]
}

export const NOTHING: Distribution = { first: 0, chances: Float64Array.of(1) }

/** Rounding of sums of a thousand products; no chance is shown with so many digits. */
const ROUNDING = 1e-9

/** When each chance is reached, and how many pulls that takes. (PLAN-6) */
export function levelsOf(
  totals: Totals,
  budgets: { readonly certain: Budget; readonly low: Budget; readonly high: Budget },
  tickets: TicketKinds,
): readonly Level[] {
  const [best, worst] = [totals.best.reduce(exactSum, NOTHING), totals.worst.reduce(exactSum, NOTHING)]
  const [low, high] = [quantilesOf(best), quantilesOf(worst)]
  return LEVELS.map((level, index) => ({
    level,
    need: { low: (level === 1 ? high : low)[index] ?? 0, high: high[index] ?? 0 },
    certain: firstTime(budgets.certain, isReached(totals.worst, level, tickets)),
    latest: firstTime(budgets.low, isReached(totals.worst, level, tickets)),
    earliest: firstTime(budgets.high, isReached(totals.best, level, tickets)),
  }))
}

function lastOf({ first, chances }: Distribution): number {
  return first + chances.length - 1
}

/** The least number that is enough with each of the levels. */
function quantilesOf(total: Distribution): readonly number[] {
  return LEVELS.map((level) => {
    if (level === 1) return lastOf(total)
    let mass = 0
    const index = total.chances.findIndex((chance) => {
      mass += chance
      return mass >= level - ROUNDING
    })
    return total.first + index
  })
}

function isReached(totals: readonly Distribution[], level: number, { kinds }: TicketKinds): (purse: Purse) => boolean {
  if (level < 1) return (purse) => chanceWith(totals, purse, kinds) >= level - ROUNDING
  return ({ tickets, bought }) => {
    const missing = totals.map((total, kind) => Math.max(0, lastOf(total) - (tickets[kind] ?? 0)))
    const isBuyable = missing.every((count, kind) => count === 0 || kinds[kind]?.isBuyable === true)
    return isBuyable && missing.reduce((sum, count) => sum + count, 0) <= bought
  }
}

/** The chance that a purse is enough for everything at once. */
function chanceWith(totals: readonly Distribution[], { tickets, bought }: Purse, kinds: TicketKinds['kinds']): number {
  let chance = 1
  const toBuy: Distribution[] = []
  for (const [kind, total] of totals.entries()) {
    const excess = excessOf(total, tickets[kind] ?? 0)
    if (kinds[kind]?.isBuyable) toBuy.push(excess)
    else chance *= excess.first === 0 ? (excess.chances[0] ?? 0) : 0
  }
  const [last = NOTHING, ...others] = toBuy
  return chance * chanceOfSumAtMost(others.reduce(exactSum, NOTHING), last, bought)
}

/** What is missing where `have` tickets are there; its first chance is that nothing is. */
function excessOf({ first, chances }: Distribution, have: number): Distribution {
  if (have === 0) return { first, chances }
  const excess = new Float64Array(Math.max(1, first + chances.length - have))
  for (let index = 0; index < chances.length; index += 1) {
    const missing = Math.max(0, first + index - have)
    excess[missing] = (excess[missing] ?? 0) + (chances[index] ?? 0)
  }
  return { first: 0, chances: excess }
}

function firstTime({ times, at }: Budget, isEnough: (purse: Purse) => boolean): Instant | null {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(at(times[middle] ?? times[0] ?? (0 as Instant)))) high = middle
    else low = middle + 1
  }
  return times[low] ?? null
}
