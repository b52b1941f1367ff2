import { addHoldings, type Holdings } from '../../income/holdings.ts'
import { takenKey } from '../../income/income-choices.ts'
import { comesInParts } from '../../income/income-facts.ts'
import { allPayments, type Payment } from '../../income/payments.ts'
import { DAY_MS, instant } from '../../time/instant.ts'
import type { AccountPlan, Baseline } from '../stored/player-plan.ts'
import { isListed, sinceOf, validBaseline, wasOpenWhenTyped } from './baseline.ts'
import { choicesOf, MARKED_MS, markedRange, type PlanIncome, takenByMarks } from './player-income.ts'

/** What the player owns: what they typed, and of the marked rewards those that cannot be part of it. (PLAN-35) */
export function ownedNow(income: PlanIncome): Holdings {
  const { added } = markedPayments(income)
  return added.reduce((sum, { gives, usual }) => addHoldings(sum, { [gives]: usual }), income.plan.owned)
}

/** What the player says now that they own of something: the rewards marked so far are in it. */
export function baselineOf(income: PlanIncome, thing: string, amount: number): Baseline {
  const { marked } = markedPayments(income)
  const included = marked.filter(({ gives, closesAt }) => gives === thing && closesAt >= income.now)
  return { amount, at: income.now, typedAt: income.now, included: included.map(takenKey), added: [], maybe: 0 }
}

/** With a reward counted on top of what was typed, or not: the player had it after or before. (PLAN-35, PLAN-44) */
export function withAdded(income: PlanIncome, payment: Pick<Payment, 'gives'>, key: string): AccountPlan {
  const { plan, now } = income
  const { gives } = payment
  const amount = plan.owned[gives] ?? 0
  const at = sinceOf(gives, plan, now)
  const known = validBaseline(gives, plan) ?? { amount, at, typedAt: at, included: [], added: [], maybe: 0 }
  const others = known.added.filter((one) => one !== key)
  const added = others.length === known.added.length ? [...others, key] : others
  return {
    ...plan,
    owned: { ...plan.owned, [gives]: amount },
    baselines: { ...plan.baselines, [gives]: { ...known, added } },
  }
}

/** What a plan keeps of a period goes this long after it stopped to count. (`withFoldedRewards`) */
export const KEPT_MS = 2 * DAY_MS

interface MarkedPayments {
  /** Every payment of the sources of which the plan knows a period, since something was said. */
  readonly known: readonly Payment[]
  /** Marked as done since something was said, whether the source counts or not. */
  readonly marked: readonly Payment[]
  /** Of `marked`: on top of what was typed. */
  readonly added: readonly Payment[]
  /** Of `marked`, in an open period: the player may have had it when they typed the amount, so it is not added. */
  readonly doubtful: readonly Payment[]
}

/**
 * The rewards that were marked as done, and which of them are on top of a typed amount: those of periods that began
 * after it was typed, and those of which the player says so. What could be had before is part of what the game showed,
 * whichever was entered first. What comes in parts is never added: the received part is unknown.
 */
export function markedPayments(income: PlanIncome): MarkedPayments {
  const { plan, facts, calendar, now } = income
  const sinces = facts.sources.map(({ gives }) => sinceOf(gives, plan, now))
  const from = instant(Math.min(now, plan.since ?? now, ...sinces) - KEPT_MS)
  const { taken, amounts } = choicesOf(plan, takenByMarks(income, markedRange(now, from)))
  const keys = [...Object.keys(plan.taken), ...taken]
  if (keys.length === 0) return { known: [], marked: [], added: [], doubtful: [] }
  const ids = new Set(keys.map((key) => key.slice(0, key.indexOf('/'))))
  const sources = facts.sources.filter(({ id }) => ids.has(id))
  const inParts = new Set(sources.filter(comesInParts).map(({ id }) => id))
  const counted = new Map(sources.map(({ id }) => [id, true]))
  const to = instant(now + MARKED_MS)
  const choices = { counted, taken: new Set<string>(), amounts, passUntil: to }
  const known = allPayments({ facts: { ...facts, sources }, calendar, choices }, { from, to })
  const marked = known.filter((payment) => taken.has(takenKey(payment)))
  const open = marked.filter((payment) => !inParts.has(payment.sourceId) && !isListed(payment, plan, 'included'))
  const isAdded = (payment: Payment) => !wasOpenWhenTyped(payment, plan, now) || isListed(payment, plan, 'added')
  return {
    known,
    marked,
    added: open.filter(isAdded),
    doubtful: open.filter((payment) => payment.closesAt >= now && !isAdded(payment)),
  }
}
