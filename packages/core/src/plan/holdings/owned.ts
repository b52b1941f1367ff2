import { takenKey } from '../../income/income-choices.ts'
import { comesInParts } from '../../income/income-facts.ts'
import { allPayments, type Payment } from '../../income/payments.ts'
import { DAY_MS, type Instant, instant, MINUTE_MS } from '../../time/instant.ts'
import { type AccountPlan, type Baseline, PLAN_LIMITS } from '../stored/player-plan.ts'
import { isListed, sinceOf, typedAmounts, validBaseline, wasOpenWhenTyped } from './baseline.ts'
import { choicesOf, MARKED_MS, markedRange, type PlanIncome, takenByMarks } from './player-income.ts'

/**
 * What the player says now that they own of something: the rewards marked so far are in it. What was typed before stays
 * known for as long as pulls that are imported later may have been paid of it.
 */
export function baselineOf(income: PlanIncome, thing: string, amount: number): Baseline {
  const { plan, now } = income
  const { marked } = markedPayments(income)
  const included = marked.filter(({ gives, closesAt }) => gives === thing && closesAt >= now)
  // What is typed after a goal was got shows what is left, also within the same second.
  const typedAt = instant(Math.max(now, ...Object.values(plan.got).map(({ at }) => at)))
  const earlier = earlierOf(thing, plan, typedAt)
  return { amount, at: now, typedAt, included: included.map(takenKey), added: [], maybe: 0, earlier }
}

/** Each key that is pressed in a field enters an amount: the last one within this time is what was typed. */
const TYPING_MS = MINUTE_MS

function earlierOf(thing: string, plan: AccountPlan, typedAt: Instant): Baseline['earlier'] {
  if (!(thing in plan.owned)) return []
  const others = Object.keys(plan.owned).filter((one) => one !== thing)
  const first = Math.min(...others.map((one) => typedAmounts(one, plan, typedAt).at(-1)?.typedAt ?? typedAt))
  const known = typedAmounts(thing, plan, typedAt).filter((one) => one.typedAt <= typedAt - TYPING_MS)
  const needed = known.findLastIndex((one) => one.typedAt <= first)
  return known.slice(Math.max(0, needed)).slice(-PLAN_LIMITS.earlier)
}

export interface ReceivedReward {
  readonly at: Instant
  /** It could be had from then on. */
  readonly from: Instant
  readonly thing: string
  readonly amount: number
}

/**
 * The marked rewards as entries: on top of what was typed last, or of an amount before it. Each came when it was marked;
 * where that is not known, as soon as it could be had. (PLAN-35)
 */
export function receivedRewards(income: PlanIncome): readonly ReceivedReward[] {
  const { plan, now } = income
  const { open, added } = markedPayments(income)
  const onTop = new Set(added)
  return open.flatMap((payment): ReceivedReward[] => {
    const { gives: thing, usual: amount, opensAt } = payment
    const markedAt = plan.takenAt[takenKey(payment)] ?? instant(Math.min(payment.at, now))
    const typed = typedAmounts(thing, plan, now)
    const last = typed.at(-1)
    if (!last) return []
    const isOnTop = onTop.has(payment)
    const base = isOnTop ? last : typed.findLast(({ typedAt }) => typedAt <= markedAt && markedAt < last.typedAt)
    if (!base) return []
    if (!isOnTop && opensAt < base.typedAt && !base.added.includes(takenKey(payment))) return []
    const from = instant(Math.max(opensAt, base.typedAt))
    return [{ at: instant(Math.max(markedAt, from)), from, thing, amount }]
  })
}

/** With a reward counted on top of what was typed, or not: the player had it after or before. (PLAN-35, PLAN-44) */
export function withAdded(income: PlanIncome, payment: Pick<Payment, 'gives'>, key: string): AccountPlan {
  const { plan, now } = income
  const { gives } = payment
  const amount = plan.owned[gives] ?? 0
  const at = sinceOf(gives, plan, now)
  const known = validBaseline(gives, plan) ?? {
    amount,
    at,
    typedAt: at,
    included: [],
    added: [],
    maybe: 0,
    earlier: [],
  }
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
  /** Of `marked`: what comes at once. */
  readonly open: readonly Payment[]
  /** Of `open`: on top of what was typed. */
  readonly added: readonly Payment[]
  /** Of `open`, in a period that runs: the player may have had it when they typed the amount, so it is not added. */
  readonly doubtful: readonly Payment[]
}

/**
 * The rewards that were marked as done, and which of them are on top of a typed amount: those of periods that began
 * after it was typed, and those of which the player says so. What could be had before is part of what the game showed,
 * whichever was entered first. What comes in parts is never added: the received part is unknown.
 */
export function markedPayments(income: PlanIncome): MarkedPayments {
  const { plan, facts, calendar, now } = income
  const things = new Set(facts.sources.map(({ gives }) => gives))
  const sinces = [...things].flatMap((thing) => [
    sinceOf(thing, plan, now),
    typedAmounts(thing, plan, now)[0]?.typedAt ?? now,
  ])
  const from = instant(Math.min(now, plan.since ?? now, ...sinces) - KEPT_MS)
  const { taken, amounts } = choicesOf(plan, takenByMarks(income, markedRange(now, from)))
  const keys = [...Object.keys(plan.taken), ...taken]
  if (keys.length === 0) return { known: [], marked: [], open: [], added: [], doubtful: [] }
  const ids = new Set(keys.map((key) => key.slice(0, key.indexOf('/'))))
  const sources = facts.sources.filter(({ id }) => ids.has(id))
  const inParts = new Set(sources.filter(comesInParts).map(({ id }) => id))
  const counted = new Map(sources.map(({ id }) => [id, true]))
  const to = instant(now + MARKED_MS)
  const choices = { counted, taken: new Set<string>(), amounts, passUntil: to }
  const known = allPayments({ facts: { ...facts, sources }, calendar, choices }, { from, to })
  const marked = known.filter((payment) => taken.has(takenKey(payment)))
  const open = marked.filter((payment) => !inParts.has(payment.sourceId))
  const isAdded = (payment: Payment) =>
    !isListed(payment, plan, 'included') && (!wasOpenWhenTyped(payment, plan, now) || isListed(payment, plan, 'added'))
  return {
    known,
    marked,
    open,
    added: open.filter(isAdded),
    doubtful: open.filter(
      (payment) => payment.closesAt >= now && !isAdded(payment) && !isListed(payment, plan, 'included'),
    ),
  }
}
