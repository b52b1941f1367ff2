import type { InstantRange } from '../activity/recurrence/recurrence-rule.ts'
import { DAY_MS, type Instant, instant } from '../time/instant.ts'
import type { IncomeCalendar } from './income-calendar.ts'
import { type IncomeChoices, isCounted, takenKey } from './income-choices.ts'
import type { IncomeFacts, IncomeSourceFacts } from './income-facts.ts'
import { type IncomeLayer, layerOfSource } from './income-layer.ts'
import { type IncomePeriod, incomePeriods } from './income-periods.ts'

/** One amount at one moment. */
export interface Payment {
  readonly sourceId: string
  /** Its period; `takenKey` names both. */
  readonly key: string
  readonly layer: IncomeLayer
  readonly gives: string
  /** Whole; all three are the same outside the usual layer. A challenge pays from nothing to its whole amount, or all of it by the player's word. */
  readonly low: number
  readonly usual: number
  readonly high: number
  /** From then on all of it can be had. */
  readonly at: Instant
  readonly opensAt: Instant
  readonly closesAt: Instant
  /** Its dates are by cadence alone: "about". */
  readonly isExpected: boolean
}

/** What payments are computed from. */
export interface IncomeInput {
  readonly facts: IncomeFacts
  readonly calendar: IncomeCalendar
  readonly choices: IncomeChoices
}

/**
 * Everything that arrives from `from` to before `to`, oldest first: adjacent spans add up, and a period that was taken,
 * or a source that does not count, is exactly its own payments less. (INC-1, INC-2)
 */
export function paymentsBetween(input: IncomeInput, { from, to }: InstantRange): readonly Payment[] {
  return allPayments(input, { from, to })
    .filter(({ at }) => from <= at && at < to)
    .sort(byTime)
}

/**
 * What arrived before `now` and can still be had: periods that are open, last, and were not taken. A plan adds these to
 * what arrives from `now` on; `closesAt` is when each is lost. (INC-5)
 */
export function openPayments(input: IncomeInput, now: Instant): readonly Payment[] {
  const lasting = new Set(input.facts.sources.filter(({ lasts }) => lasts).map(({ id }) => id))
  return allPayments(input, { from: now, to: now })
    .filter(({ sourceId, at, closesAt }) => lasting.has(sourceId) && at < now && now <= closesAt)
    .sort(byTime)
}

function byTime(one: Payment, other: Payment): number {
  return one.at - other.at || (one.sourceId < other.sourceId ? -1 : 1)
}

/** Of every period that overlaps `range`; payments themselves may lie outside it. */
export function allPayments({ facts, calendar, choices }: IncomeInput, range: InstantRange): Payment[] {
  const payments: Payment[] = []
  for (const source of facts.sources) {
    if (!isCounted(source, choices) && !isPaidPass(source, choices)) continue
    const isBought = choices.counted.get(source.id) === true
    for (const period of incomePeriods(source, calendar, { range, passUntil: choices.passUntil })) {
      for (const payment of paymentsOf(source, period, { choices, range })) {
        if (payment.layer === 'bought' && !isBought) continue
        if (!choices.taken.has(takenKey(payment))) payments.push(payment)
      }
    }
  }
  return payments
}

/** The days of a pass that is paid already count without a choice. */
function isPaidPass({ cadence }: IncomeSourceFacts, { passUntil }: IncomeChoices): boolean {
  return cadence.unit === 'pass_day' && passUntil !== null
}

interface PaymentContext {
  readonly choices: IncomeChoices
  readonly range: InstantRange
}

function paymentsOf(
  source: IncomeSourceFacts,
  period: IncomePeriod,
  { choices, range }: PaymentContext,
): readonly Payment[] {
  const { id: sourceId, gives, arrival } = source
  const { opensAt, closesAt, key, isExpected } = period
  const layer = layerOf(source, period, choices)
  const amounts = amountsOf(source, choices)
  // Written out: a plan makes thousands of them, and spreads take several times as long.
  const paid = ({ low, usual, high }: Amounts, at: Instant, partKey: string): Payment => {
    return { sourceId, key: partKey, layer, gives, low, usual, high, at, opensAt, closesAt, isExpected }
  }
  if (arrival.kind !== 'evenly') return [paid(amounts, arrivalOf(source, period), key)]

  const days = Math.max(1, Math.floor((closesAt - opensAt) / DAY_MS))
  const parts: Payment[] = []
  const first = Math.max(0, Math.floor((range.from - opensAt) / DAY_MS) - 1)
  for (let day = first; day < days && opensAt + day * DAY_MS <= range.to; day += 1) {
    const part = partOf(amounts, day, days)
    const at = instant(Math.min(opensAt + (day + 1) * DAY_MS, closesAt))
    if (part.high > 0) parts.push(paid(part, at, `${key}/${day + 1}`))
  }
  return parts
}

interface Amounts {
  readonly low: number
  readonly usual: number
  readonly high: number
}

/** Of a challenge or an exchange all that the player includes by their word; without it anything from nothing on. (INC-4) */
function amountsOf(
  { id, amount, range, kind, confidence }: IncomeSourceFacts,
  { amounts, counted }: IncomeChoices,
): Amounts {
  const own = amounts.get(id)
  if (own !== undefined) return { low: own, usual: own, high: own }
  const isTaken = kind === 'certain' || kind === 'paid' || (kind === 'conditional' && counted.get(id) === true)
  if (isTaken && confidence !== 'low') return { low: amount, usual: amount, high: amount }
  return { low: range?.low ?? 0, usual: amount, high: range?.high ?? amount }
}

/** The days of a pass that is paid are as certain as their amount. */
function layerOf(
  source: IncomeSourceFacts,
  { opensAt }: IncomePeriod,
  { passUntil }: Pick<IncomeChoices, 'passUntil'>,
): IncomeLayer {
  const isPaidDay = source.cadence.unit === 'pass_day' && passUntil !== null && opensAt < passUntil
  return isPaidDay && source.confidence !== 'low' ? 'certain' : layerOfSource(source)
}

/** When all that a source pays in a period can be had. */
export function arrivalOf(
  { arrival }: Pick<IncomeSourceFacts, 'arrival'>,
  { opensAt, closesAt }: IncomePeriod,
): Instant {
  if (arrival.kind === 'evenly') return closesAt
  if (arrival.kind === 'after') return instant(Math.min(opensAt + arrival.days * DAY_MS, closesAt))
  return instant(Math.max(closesAt - arrival.days * DAY_MS, opensAt))
}

/** The parts of all days are the whole, and no part of the lower end is above that of the higher one. */
function partOf({ low, usual, high }: Amounts, day: number, days: number): Amounts {
  const part = (whole: number) => Math.floor((whole * (day + 1)) / days) - Math.floor((whole * day) / days)
  const lowPart = part(low)
  const usualPart = lowPart + part(usual - low)
  return { low: lowPart, usual: usualPart, high: usualPart + part(high - usual) }
}
