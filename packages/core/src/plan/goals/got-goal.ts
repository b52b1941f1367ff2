import { countedPoolOf } from '../../gacha/facts.ts'
import type { Holdings } from '../../income/holdings.ts'
import { takenKey } from '../../income/income-choices.ts'
import { instant } from '../../time/instant.ts'
import { costOfGoal } from '../chance/goal-cost.ts'
import { validBaseline } from '../holdings/baseline.ts'
import { baselineOf } from '../holdings/owned.ts'
import { MARKED_MS, plannedPayments } from '../holdings/player-income.ts'
import { withOwned, withoutGoal, withStanding } from '../stored/change-plan.ts'
import type { AccountPlan, PlannedGoal } from '../stored/player-plan.ts'
import { ownedLeft, type PlanSituation, standingFor } from './player-goals.ts'

/** What a goal that the player got has cost them, by their own word. */
export type GotCost =
  | { readonly kind: 'pulls'; readonly pulls: number }
  /** The amounts that they typed show what is left already. */
  | { readonly kind: 'settled' }
  | { readonly kind: 'unknown' }

/** Whether the records show that the goal was achieved: pulls and pity since then are in them. (PLAN-41) */
export function isRecorded({ itemId, poolId, copies }: PlannedGoal, { recent, index }: PlanSituation): boolean {
  const pool = countedPoolOf(index, poolId)
  return itemId !== null && recent.filter((pull) => pull.itemId === itemId && pull.poolId === pool).length >= copies
}

/**
 * The plan after a goal was achieved: without it, its pool restarts, and its cost is spent, tickets first. Unstated
 * costs may be spent or not. Where the records show the cost, they count. (PLAN-41)
 */
export function withoutGotGoal(situation: PlanSituation, goal: PlannedGoal, cost: GotCost): AccountPlan {
  const { index, now } = situation
  const others = withoutGoal(situation.plan, goal.id)
  if (isRecorded(goal, situation)) return others

  const change = { pity: 0, isGuaranteed: false, fatePoints: 0, isFirstOpen: false }
  const updated = withStanding(others, countedPoolOf(index, goal.poolId), { change, at: now })
  if (cost.kind === 'settled') return updated

  const owned = ownedLeft(situation)
  const [most, least] = cost.kind === 'pulls' ? [cost.pulls, cost.pulls] : boundsOf(goal, situation)
  const [low, high] = [spent(owned, most, goal, situation), spent(owned, least, goal, situation)]
  return Object.keys(high).reduce((plan, thing) => {
    if (low[thing] === owned[thing] && high[thing] === owned[thing]) return plan
    const baseline = { ...baselineOf(situation, thing, low[thing] ?? 0), added: stillToCome(situation, thing) }
    const maybe = (high[thing] ?? 0) - (low[thing] ?? 0) + (validBaseline(thing, plan)?.maybe ?? 0)
    return withOwned(plan, thing, { ...baseline, maybe })
  }, updated)
}

/** Of the periods that are open: what is certain to come on top of what is left. */
function stillToCome(situation: PlanSituation, thing: string): readonly string[] {
  const { now } = situation
  return plannedPayments(situation, instant(now + MARKED_MS))
    .filter(({ gives, layer, opensAt }) => gives === thing && layer === 'certain' && opensAt <= now)
    .map(takenKey)
}

/** The pulls that a goal took at the most and at the least, without further information. */
function boundsOf(goal: PlannedGoal, situation: PlanSituation): readonly [most: number, least: number] {
  const pool = situation.index.pools.get(goal.poolId)
  const cost = pool && costOfGoal(pool, standingFor(goal, situation), goal.copies)
  return [cost ? cost.worst.first + cost.worst.chances.length - 1 : Number.POSITIVE_INFINITY, goal.copies]
}

function spent(owned: Holdings, pulls: number, { poolId }: PlannedGoal, { facts, index }: PlanSituation): Holdings {
  const ticket = index.pools.get(poolId)?.ticket ?? null
  if (ticket === null) return owned
  const have = owned[ticket] ?? 0
  const tickets = Math.min(have, pulls)
  let coins = (pulls - tickets) * (facts.tickets.find(({ id }) => id === ticket)?.price ?? 0)
  const left: Record<string, number> = { ...owned, ...(have > 0 && { [ticket]: have - tickets }) }
  for (const coin of [facts.currency, facts.paidCurrency]) {
    const taken = Math.min(left[coin] ?? 0, coins)
    if (taken > 0) left[coin] = (left[coin] ?? 0) - taken
    coins -= taken
  }
  return left
}
