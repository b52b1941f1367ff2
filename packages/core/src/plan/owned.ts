import { addHoldings, type Holdings } from '../income/holdings.ts'
import { takenKey } from '../income/income-choices.ts'
import { allPayments, type Payment } from '../income/payments.ts'
import { DAY_MS, type Instant, instant } from '../time/instant.ts'
import { choicesOf, MARKED_MS, markedRange, type PlanIncome, takenByMarks } from './player-income.ts'
import type { AccountPlan, Baseline } from './player-plan.ts'

/**
 * What the player owns: what they said, and every reward that they marked as done since then. A reward that was marked
 * before they said it is part of what they said; while its mark is removed and its period is open, it is not owned but
 * to be had again. (PLAN-35)
 */
export function ownedNow(income: PlanIncome): Holdings {
  const balances = Object.entries(balancesOf(markedPayments(income), income.plan))
  return Object.fromEntries(balances.map(([thing, amount]) => [thing, Math.max(0, amount)]))
}

/**
 * Payments less what the player has spent of them: a reward that is to be had again, but was part of a smaller said
 * amount, brings no more than that amount. What is certain is spent first. (PLAN-35)
 */
export function withoutSpent(payments: readonly Payment[], income: PlanIncome): readonly Payment[] {
  const marked = markedPayments(income)
  const balances: Record<string, number> = { ...balancesOf(marked, income.plan) }
  if (!Object.values(balances).some((amount) => amount < 0)) return payments

  const keys = new Set(marked.unmarked.map(takenKey))
  const unmarked = payments.filter((payment) => keys.has(takenKey(payment)))
  const left = new Map<Payment, Payment>()
  for (const payment of unmarked.toSorted(certainFirst)) {
    const { gives, low, usual, high } = payment
    const balance = balances[gives] ?? 0
    const spent = Math.min(high, Math.max(0, -balance))
    balances[gives] = balance + spent
    left.set(payment, {
      ...payment,
      low: Math.max(0, low - spent),
      usual: Math.max(0, usual - spent),
      high: high - spent,
    })
  }
  return payments.map((payment) => left.get(payment) ?? payment)
}

function certainFirst(one: Payment, other: Payment): number {
  return Number(other.layer === 'certain') - Number(one.layer === 'certain') || other.low - one.low
}

/** What the player says now that they own of something: the rewards marked so far are in it. */
export function baselineOf(income: PlanIncome, thing: string, amount: number): Baseline {
  const { marked } = markedPayments(income)
  const included = marked.filter(({ gives, closesAt }) => gives === thing && closesAt >= income.now)
  return { amount, at: income.now, included: included.map(takenKey) }
}

/** What a plan keeps of a period goes this long after it stopped to count. (`withFoldedRewards`) */
export const KEPT_MS = 2 * DAY_MS

interface MarkedPayments {
  /** Every payment of the sources of which the plan knows a period, since something was said. */
  readonly known: readonly Payment[]
  /** Marked as done since something was said, whether the source counts or not. */
  readonly marked: readonly Payment[]
  /** Of `marked`: those that are not part of a said amount. */
  readonly added: readonly Payment[]
  /** Part of a said amount, in a period that is open, and not marked any more. */
  readonly unmarked: readonly Payment[]
}

/** What the player said, with what was marked or unmarked since; below nothing where more was unmarked than was said. */
function balancesOf({ added, unmarked }: MarkedPayments, plan: AccountPlan): Holdings {
  const whole = added.reduce((sum, { gives, usual }) => addHoldings(sum, { [gives]: usual }), plan.owned)
  return unmarked.reduce((sum, { gives, usual }) => addHoldings(sum, { [gives]: -usual }), whole)
}

export function markedPayments(income: PlanIncome): MarkedPayments {
  const { plan, facts, calendar, now } = income
  const sinces = facts.sources.map(({ gives }) => sinceOf(gives, plan, now))
  const from = instant(Math.min(now, plan.since ?? now, ...sinces) - KEPT_MS)
  const { taken, amounts } = choicesOf(plan, takenByMarks(income, markedRange(now, from)))
  const included = Object.values(plan.baselines).flatMap((baseline) => baseline.included)
  const keys = [...Object.keys(plan.taken), ...taken, ...included]
  if (keys.length === 0) return { known: [], marked: [], added: [], unmarked: [] }
  const ids = new Set(keys.map((key) => key.slice(0, key.indexOf('/'))))
  const sources = facts.sources.filter(({ id }) => ids.has(id))
  const counted = new Map(sources.map(({ id }) => [id, true]))
  const to = instant(now + MARKED_MS)
  const choices = { counted, taken: new Set<string>(), amounts, passUntil: to }
  const payments = allPayments({ facts: { ...facts, sources }, calendar, choices }, { from, to })
  const marked = payments.filter((payment) => taken.has(takenKey(payment)))
  return {
    known: payments,
    marked,
    added: marked.filter(
      (payment) => payment.closesAt >= sinceOf(payment.gives, plan, now) && !isIncluded(payment, plan),
    ),
    unmarked: payments.filter(
      (payment) => payment.closesAt >= now && !taken.has(takenKey(payment)) && isIncluded(payment, plan),
    ),
  }
}

function isIncluded(payment: Payment, plan: AccountPlan): boolean {
  return validBaseline(payment.gives, plan)?.included.includes(takenKey(payment)) ?? false
}

/** Marks of periods that were over by then say nothing of what is owned. */
export function sinceOf(thing: string, plan: AccountPlan, now: Instant): Instant {
  const baseline = validBaseline(thing, plan)
  if (baseline) return baseline.at
  // A program that knows no baselines changed the amount, nobody knows when.
  const isChangedWithout = thing in plan.owned && thing in plan.baselines
  return isChangedWithout ? now : (plan.since ?? now)
}

function validBaseline(thing: string, { owned, baselines }: AccountPlan): Baseline | null {
  const baseline = baselines[thing]
  return baseline && baseline.amount === owned[thing] ? baseline : null
}
