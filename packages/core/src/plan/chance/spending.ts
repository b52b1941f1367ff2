import type { Distribution } from '../../gacha/figures/distribution.ts'
import type { Purse } from './budget.ts'

/** One goal as it is spent on: what it takes, and of which kind of ticket (its place in the purse). */
export interface Spend {
  readonly cost: Distribution
  readonly kind: number
  /** Tickets of this kind can be bought. */
  readonly isBuyable: boolean
  /** What is there when the goal's banner ends. */
  readonly purse: Purse
}

/**
 * The chance of each way to have spent so far with all goals up to now reached: by the tickets that are left of each kind
 * (a place in `rows`, see `Places`), an array over the pulls that were bought. What costs more than there is is cut off;
 * the mass that is left is the chance that every goal so far was reached.
 */
type Rows = readonly (Float64Array | undefined)[]

/** Numbers of tickets as one place: that of kind k counts `strides[k]`, up to `sizes[k] - 1` tickets. */
interface Places {
  readonly strides: readonly number[]
  readonly sizes: readonly number[]
  readonly count: number
}

/**
 * The chances that the first one, the first two, … of the goals are reached, each when its banner ends, in order of time.
 * Tickets go first; a pull that was bought does not come back when tickets arrive later. (PLAN-3, PLAN-4)
 *
 * @param spends ascending by the end of their banners
 */
export function chancesOf(spends: readonly Spend[]): readonly number[] {
  const tickets = usableTickets(spends)
  const places = placesOf(tickets.at(-1) ?? [])
  const start: (Float64Array | undefined)[] = new Array(places.count)
  start[placeOf(tickets[0] ?? [], places)] = Float64Array.of(1)
  let rows: Rows = start
  return spends.map((spend, index) => {
    const [before = [], now = []] = [tickets[Math.max(0, index - 1)], tickets[index]]
    const isLastOfKind = spends.slice(index + 1).every(({ kind }) => kind !== spend.kind)
    const arrived = moved(rows, placeOf(now, places) - placeOf(before, places))
    rows = afterSpending(arrived, { ...spend, isLastOfKind }, places)
    return massOf(rows)
  })
}

/** At the end of each banner; more than all goals together can take make no difference and only more places. */
function usableTickets(spends: readonly Spend[]): readonly (readonly number[])[] {
  const most: number[] = []
  for (const { kind, cost } of spends) most[kind] = (most[kind] ?? 0) + cost.first + cost.chances.length - 1
  return spends.map(({ purse }) => purse.tickets.map((count, kind) => Math.min(count, most[kind] ?? 0)))
}

function placesOf(most: readonly number[]): Places {
  const sizes = most.map((count) => count + 1)
  const strides = sizes.map((_, kind) => sizes.slice(0, kind).reduce((product, size) => product * size, 1))
  return { sizes, strides, count: sizes.reduce((product, size) => product * size, 1) }
}

function placeOf(tickets: readonly number[], { strides }: Places): number {
  return tickets.reduce((place, count, kind) => place + count * (strides[kind] ?? 0), 0)
}

function moved(rows: Rows, by: number): Rows {
  if (by === 0) return rows
  const next: (Float64Array | undefined)[] = new Array(rows.length)
  for (let place = 0; place < rows.length; place += 1) if (rows[place]) next[place + by] = rows[place]
  return next
}

type NextRows = (Float64Array | undefined)[]

interface LastSpend extends Spend {
  /** No later goal takes such tickets: how many are left does not matter any more. */
  readonly isLastOfKind: boolean
}

function afterSpending(rows: Rows, spend: LastSpend, { strides, sizes }: Places): Rows {
  const [stride, size] = [strides[spend.kind] ?? 0, sizes[spend.kind] ?? 1]
  const next: NextRows = new Array(rows.length)
  for (let place = 0; place < rows.length; place += 1) {
    const chances = rows[place]
    if (!chances) continue
    const row = { chances, place, stride, have: Math.floor(place / stride) % size }
    spendTickets(next, row, spend)
    if (spend.isBuyable) buyRest(next, row, spend)
  }
  return next
}

interface Row {
  readonly chances: Float64Array
  readonly place: number
  /** Places per ticket. */
  readonly stride: number
  /** Tickets of the kind that is spent. */
  readonly have: number
}

/** The inner loops of this function and the next are the whole time of a plan: they allocate nothing. */
function spendTickets(next: NextRows, { chances, place, stride, have }: Row, spend: LastSpend): void {
  const { cost, isLastOfKind } = spend
  const end = Math.min(have - cost.first + 1, cost.chances.length)
  for (let index = 0; index < end; index += 1) {
    const weight = cost.chances[index] ?? 0
    if (weight === 0) continue
    const target = rowAt(next, place - (isLastOfKind ? have : cost.first + index) * stride, chances.length)
    for (let bought = 0; bought < chances.length; bought += 1) {
      target[bought] = (target[bought] ?? 0) + weight * (chances[bought] ?? 0)
    }
  }
}

/** What costs more than can be bought is cut off. */
function buyRest(next: NextRows, { chances, place, stride, have }: Row, { cost, purse }: Spend): void {
  const last = cost.first + cost.chances.length - 1
  if (last <= have) return
  const length = Math.min(purse.bought, chances.length - 1 + last - have) + 1
  const target = rowAt(next, place - have * stride, length)
  for (let pulls = Math.max(cost.first, have + 1); pulls <= last && pulls - have < length; pulls += 1) {
    const weight = cost.chances[pulls - cost.first] ?? 0
    if (weight === 0) continue
    const by = pulls - have
    const end = Math.min(chances.length, length - by)
    for (let bought = 0; bought < end; bought += 1) {
      target[bought + by] = (target[bought + by] ?? 0) + weight * (chances[bought] ?? 0)
    }
  }
}

/** The row of a place, with room for `length` chances at least. */
function rowAt(rows: NextRows, place: number, length: number): Float64Array {
  const row = rows[place]
  if (row && row.length >= length) return row
  const longer = new Float64Array(length)
  if (row) longer.set(row)
  rows[place] = longer
  return longer
}

function massOf(rows: Rows): number {
  let mass = 0
  for (const chances of rows) if (chances) mass += chances.reduce((sum, chance) => sum + chance, 0)
  return Math.min(1, mass)
}
