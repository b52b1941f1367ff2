import { addHoldings, type Holdings } from '../income/holdings.ts'
import { takenKey } from '../income/income-choices.ts'
import { allPayments, type Payment } from '../income/payments.ts'
import { type Instant, instant } from '../time/instant.ts'
import { choicesOf, MARKED_MS, type PlanIncome, takenByMarks } from './player-income.ts'
import type { AccountPlan, Baseline } from './player-plan.ts'

/**
 * What the player owns: what they said, and every reward that they marked as done since then. A reward that was marked
 * before they said it is part of what they said, and one whose mark is taken back is to be had again. (PLAN-35)
 */
export function ownedNow(income: PlanIncome): Holdings {
  const { plan, now } = income
  return tickedPayments(income)
    .filter((payment) => isNew(payment, plan, now))
    .reduce((owned, { gives, usual }) => addHoldings(owned, { [gives]: usual }), plan.owned)
}

/** What the player says now that they own of something: the rewards marked so far are in it. */
export function baselineOf(income: PlanIncome, thing: string, amount: number): Baseline {
  const included = tickedPayments(income).filter(({ gives, closesAt }) => gives === thing && closesAt >= income.now)
  return { amount, at: income.now, included: included.map(takenKey) }
}

/** Every reward that is marked as done since something was said, whether its source counts or not. */
function tickedPayments(income: PlanIncome): readonly Payment[] {
  const { plan, facts, calendar, now } = income
  const sinces = facts.sources.map(({ gives }) => sinceOf(gives, plan, now))
  const from = instant(Math.min(now, ...sinces))
  const { taken, amounts } = choicesOf(plan, takenByMarks(income, now, from))
  if (taken.size === 0) return []
  const ids = new Set([...taken].map((key) => key.slice(0, key.indexOf('/'))))
  const sources = facts.sources.filter(({ id }) => ids.has(id))
  const counted = new Map(sources.map(({ id }) => [id, true]))
  const to = instant(now + MARKED_MS)
  const choices = { counted, taken: new Set<string>(), amounts, passUntil: to }
  const payments = allPayments({ facts: { ...facts, sources }, calendar, choices }, { from, to })
  return payments.filter((payment) => taken.has(takenKey(payment)))
}

function isNew(payment: Payment, plan: AccountPlan, now: Instant): boolean {
  const { gives, closesAt } = payment
  if (closesAt < sinceOf(gives, plan, now)) return false
  return !validBaseline(gives, plan)?.included.includes(takenKey(payment))
}

/** Marks of periods that were over by then say nothing of what is owned. */
function sinceOf(thing: string, plan: AccountPlan, now: Instant): Instant {
  const baseline = validBaseline(thing, plan)
  if (baseline) return baseline.at
  return thing in plan.owned ? now : (plan.since ?? now)
}

function validBaseline(thing: string, { owned, baselines }: AccountPlan): Baseline | null {
  const baseline = baselines[thing]
  return baseline && baseline.amount === owned[thing] ? baseline : null
}
