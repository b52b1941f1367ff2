import { readAccountPlan } from '@ephemeris/core/plan/stored-plan'
import type { Tonight, TonightIncome } from '@ephemeris/core/tonight/tonight'
import { useDevice } from '#web/state/device'
import { planAccountOf } from '#web/state/plan/plan-account'

/** How much of tonight's loss is in the plan for the first goal of the first game that has one; `null`: there is none. */
export function usePlannedShare(
  open: Tonight['open'],
  incomes: readonly TonightIncome[],
): { readonly name: string; readonly pulls: number } | null {
  const plans = useDevice((device) => device.plan)
  const uids = useDevice((device) => device.gachaUids)
  for (const { gameId } of incomes) {
    const goals = readAccountPlan(plans, planAccountOf(gameId, uids)).goals
    const name = goals.find(({ isSkipped, name }) => !isSkipped && name !== null)?.name
    if (name === undefined || name === null) continue
    const own = open.filter((row) => row.gameId === gameId)
    return { name, pulls: own.reduce((sum, { limitedPulls }) => sum + limitedPulls, 0) }
  }
  return null
}
