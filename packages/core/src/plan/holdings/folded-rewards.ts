import { takenKey } from '../../income/income-choices.ts'
import type { Payment } from '../../income/payments.ts'
import { DAY_MS, type Instant, instant } from '../../time/instant.ts'
import { type AccountPlan, type Baseline, PLAN_LIMITS } from '../stored/player-plan.ts'
import { sinceOf, typedAt, validBaseline } from './baseline.ts'
import { KEPT_MS, markedPayments } from './owned.ts'
import type { PlanIncome } from './player-income.ts'

/** Fewer periods than this are kept as they are: to fold costs some milliseconds. */
const MANY = 120

/** So long after the end of its period a mark can still be set or removed. */
const OPEN_MS = 30 * DAY_MS

/** The servers of a game end the same period within this time: a player may look at it on another one. */
const SERVERS_MS = DAY_MS

/**
 * The plan with the marked rewards of periods that ended 30 days ago as part of the said amounts. What the plan kept of
 * these periods is dropped; what the player owns stays the same. (PLAN-36)
 *
 * @param income with every source of the game: rewards of a source that is missing would be lost
 */
export function withFoldedRewards(income: PlanIncome): AccountPlan {
  const { plan, facts, now } = income
  if (Object.keys(plan.taken).length < MANY) return plan

  const { known, added } = markedPayments(income)
  const cut = now - OPEN_MS
  const since = instant(cut - SERVERS_MS)
  const ends = new Map(known.map((payment) => [takenKey(payment), payment.closesAt]))
  const isGone = (key: string) => (ends.get(key) ?? now) < since - KEPT_MS
  if (!Object.keys(plan.taken).some(isGone)) return plan

  const folded = added.filter(({ closesAt }) => closesAt < cut)
  // Periods that began before the moved baseline would not count as later ones.
  const kept = added.filter(({ opensAt, closesAt }) => closesAt >= cut && opensAt < since + SERVERS_MS)
  const things = [...new Set(facts.sources.map(({ gives }) => gives))]
  const baselines = Object.fromEntries(
    things.flatMap((thing): [string, Baseline][] => {
      const own = folded.filter(({ gives }) => gives === thing)
      const later = kept.filter(({ gives }) => gives === thing)
      if (own.length === 0 && later.length === 0 && !(thing in plan.owned)) return []
      const { included, added: addedBefore, at, ...rest } = baselineWith(thing, own, income)
      const left = included.filter((key) => !isGone(key))
      const toCome = addedBefore.filter((key) => !isGone(key))
      const onTop = [...new Set([...later.map(takenKey), ...toCome])]
      return [[thing, { ...rest, at: laterOf(at, since), included: left, added: onTop }]]
    }),
  )
  const amounts = Object.entries(baselines).map(([thing, { amount }]) => [thing, amount])
  return {
    ...plan,
    owned: { ...plan.owned, ...Object.fromEntries(amounts) },
    baselines: { ...plan.baselines, ...baselines },
    since: plan.since && laterOf(plan.since, since),
    taken: Object.fromEntries(Object.entries(plan.taken).filter(([key]) => !isGone(key))),
    takenAt: Object.fromEntries(Object.entries(plan.takenAt).filter(([key]) => !isGone(key))),
  }
}

/** What was said of a thing, with `rewards` on top. */
function baselineWith(thing: string, rewards: readonly Payment[], { plan, now }: PlanIncome): Baseline {
  const entered = plan.owned[thing] ?? 0
  const previous = validBaseline(thing, plan)
  const included = previous?.included ?? []
  const amount = rewards.reduce((sum, { usual }) => sum + usual, entered)
  return {
    amount: Math.min(amount, PLAN_LIMITS.amount),
    at: sinceOf(thing, plan, now),
    typedAt: typedAt(thing, plan, now),
    included: [...included, ...rewards.map(takenKey)],
    added: previous?.added ?? [],
    maybe: previous?.maybe ?? 0,
    earlier: previous?.earlier ?? [],
  }
}

function laterOf(one: Instant, other: Instant): Instant {
  return one > other ? one : other
}
