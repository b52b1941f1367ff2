import { activityId } from '../../activity/activity-id.ts'
import type { InstantRange } from '../../activity/recurrence/recurrence-rule.ts'
import { type Marks, statusOf } from '../../activity/status.ts'
import { UNUSED_CODES, withCodes } from '../../codes/code-payments.ts'
import type { PullAccount } from '../../gacha/pull-account.ts'
import type { GameId } from '../../games/game.ts'
import type { IncomeCalendar } from '../../income/income-calendar.ts'
import { type IncomeChoices, takenKey } from '../../income/income-choices.ts'
import type { IncomeFacts } from '../../income/income-facts.ts'
import { incomePeriods } from '../../income/income-periods.ts'
import { openPayments, type Payment, paymentsBetween } from '../../income/payments.ts'
import { DAY_MS, HOUR_MS, type Instant, instant, MINUTE_MS } from '../../time/instant.ts'
import type { AccountPlan } from '../stored/player-plan.ts'
import { isListed, wasOpenWhenTyped } from './baseline.ts'

/** Longer than any cycle. */
export const MARKED_MS = 60 * DAY_MS

/** Days turn at 04:00 on the server's clock. (INC-3) */
const RESET_MS = 4 * HOUR_MS

export interface MarkedIncome {
  readonly gameId: PullAccount['gameId']
  readonly facts: IncomeFacts
  readonly calendar: IncomeCalendar
  readonly marks: Marks
}

/** One period of a challenge on the timeline, and what it pays. */
export interface CyclePayment {
  /** Of the activity. */
  readonly activityId: string
  readonly sourceId: string
  /** `takenKey` of the payment. */
  readonly key: string
}

/** By game and period: each change of what is shown asks for the same few hundred. */
const periodIds = new Map<string, string>()

function periodId(gameId: GameId, period: string): string {
  const name = `${gameId}/${period}`
  const id = periodIds.get(name) ?? activityId(gameId, period)
  periodIds.set(name, id)
  return id
}

/** The periods of challenges that overlap `range`, with the ids of their activities, which marks refer to. (PLAN-9) */
export function cyclePayments(
  { gameId, facts, calendar }: Omit<MarkedIncome, 'marks'>,
  range: InstantRange,
): readonly CyclePayment[] {
  return facts.sources.flatMap((source) => {
    const { cadence, id: sourceId } = source
    if (cadence.unit !== 'cycle') return []
    return incomePeriods(source, calendar, { range, passUntil: null }).map(({ key }) => ({
      activityId: periodId(gameId, `${cadence.cycle}/${key}`),
      sourceId,
      key: takenKey({ sourceId, key }),
    }))
  })
}

/** Marks outside of it are of no interest; by `since`, earlier ones are. */
export function markedRange(now: Instant, since: Instant = now): InstantRange {
  return { from: instant(Math.min(since, now - MARKED_MS)), to: instant(now + MARKED_MS) }
}

/** Periods that overlap `range` and that the player marked as done on the timeline, by `takenKey`. (PLAN-9) */
export function takenByMarks(income: MarkedIncome, range: InstantRange): ReadonlySet<string> {
  if (!Object.values(income.marks).includes('done')) return new Set()
  const done = cyclePayments(income, range).filter(({ activityId: id }) => statusOf(income.marks, id) === 'done')
  return new Set(done.map(({ key }) => key))
}

/** What a plan says of income, completed by marks; what the player said of a period wins over its mark. (PLAN-9) */
export function choicesOf(plan: AccountPlan, marked: ReadonlySet<string>): IncomeChoices {
  const entries = Object.entries(plan.taken)
  const taken = new Set([...marked, ...entries.filter(([, isTaken]) => isTaken).map(([key]) => key)])
  for (const [key, isTaken] of entries) if (!isTaken) taken.delete(key)
  return {
    counted: new Map(Object.entries(plan.counted)),
    taken,
    amounts: new Map(Object.entries(plan.amounts)),
    passUntil: plan.passUntil ?? null,
  }
}

export interface PlanIncome extends MarkedIncome {
  readonly plan: AccountPlan
  readonly now: Instant
  /** What codes that are not used give; absent: there is none. */
  readonly codes?: readonly Payment[]
}

/**
 * Everything that arrives until `until`, with what is still open now. What may be part of a typed amount already has
 * nothing as its lower end, and is not certain. Codes count if the player says so. (PLAN-44, PLAN-55)
 */
export function plannedPayments({ plan, now, codes = [], ...income }: PlanIncome, until: Instant): readonly Payment[] {
  const choices = choicesOf(plan, takenByMarks(income, markedRange(now)))
  const input = { ...income, choices: withRenewal(choices, income, now) }
  const inParts = new Set(income.facts.sources.filter(({ arrival }) => arrival.kind === 'evenly').map(({ id }) => id))
  const isProven = (payment: Payment) =>
    inParts.has(payment.sourceId) || !wasOpenWhenTyped(payment, plan, now) || isListed(payment, plan, 'added')
  const payments = [...openPayments(input, now), ...paymentsBetween(input, { from: now, to: until })].map((payment) =>
    isProven(payment)
      ? payment
      : { ...payment, low: 0, layer: payment.layer === 'certain' ? ('usual' as const) : payment.layer },
  )
  return withCodes(payments, choices.counted.get(UNUSED_CODES) === true ? codes : [], { facts: income.facts, now })
}

/** A pass that is to be bought without one that runs begins with the present day of the server. */
export function withRenewal(
  choices: IncomeChoices,
  { facts, calendar }: Pick<MarkedIncome, 'facts' | 'calendar'>,
  now: Instant,
): IncomeChoices {
  if (choices.passUntil !== null && choices.passUntil >= now) return choices
  const isRenewed = facts.sources.some(
    ({ id, cadence }) => cadence.unit.startsWith('pass_') && choices.counted.get(id) === true,
  )
  if (!isRenewed) return { ...choices, passUntil: null }
  const sinceReset = (now + calendar.server * MINUTE_MS - RESET_MS) % DAY_MS
  return { ...choices, passUntil: instant(now - sinceReset) }
}
