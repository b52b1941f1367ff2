import { takenKey } from '../../income/income-choices.ts'
import type { Payment } from '../../income/payments.ts'
import type { Instant } from '../../time/instant.ts'
import type { AccountPlan, Baseline, TypedAmount } from '../stored/player-plan.ts'

/** When what is owned of a thing was typed; where nothing was, when the plan began. */
export function sinceOf(thing: string, plan: AccountPlan, now: Instant): Instant {
  const baseline = validBaseline(thing, plan)
  if (baseline) return baseline.at
  // A program without baselines changed the amount, at an unknown time.
  const isChangedWithout = thing in plan.owned && thing in plan.baselines
  return isChangedWithout ? now : (plan.since ?? now)
}

/** From when on pulls are spent of what is owned of a thing. */
export function typedAt(thing: string, plan: AccountPlan, now: Instant): Instant {
  return validBaseline(thing, plan)?.typedAt ?? sinceOf(thing, plan, now)
}

/** What was typed of a thing, oldest first, each holding until the next one. */
export function typedAmounts(thing: string, plan: AccountPlan, now: Instant): readonly TypedAmount[] {
  const { earlier = [], added = [] } = validBaseline(thing, plan) ?? {}
  return [...earlier, { amount: plan.owned[thing] ?? 0, typedAt: typedAt(thing, plan, now), added }]
}

export function validBaseline(thing: string, { owned, baselines }: AccountPlan): Baseline | null {
  const baseline = baselines[thing]
  return baseline && baseline.amount === owned[thing] ? baseline : null
}

/** What a period gives may have been part of the amount that was typed during it. (PLAN-35, PLAN-44) */
export function wasOpenWhenTyped(
  { gives, opensAt }: Pick<Payment, 'gives' | 'opensAt'>,
  plan: AccountPlan,
  now: Instant,
): boolean {
  return opensAt < sinceOf(gives, plan, now)
}

/** Whether the player said of a reward that it was part of the typed amount, or that it comes on top of it. */
export function isListed(
  payment: Pick<Payment, 'gives' | 'sourceId' | 'key'>,
  plan: AccountPlan,
  list: 'included' | 'added',
): boolean {
  return validBaseline(payment.gives, plan)?.[list].includes(takenKey(payment)) ?? false
}
