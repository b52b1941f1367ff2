import { type OddsCurve, ratesOf } from '../../gacha/figures/odds.ts'
import type { Random } from '../../gacha/synthetic/seeded-random.ts'
import type { PlanGoal, PlanInput } from './plan.ts'

interface PoolState {
  pity: number
  isGuaranteed: boolean
  points: number
  isFirstOpen: boolean
  banner: string
  readonly curve: OddsCurve
}

/**
 * Plays a plan once, pull by pull, by the words of the rules and none of their formulas: each goal is pulled for when its
 * banner ends, tickets first, and the plan stops where nothing is left. Everything has to be known, and the odds are
 * the worst that are possible.
 *
 * @returns how many goals were reached
 */
export function playPlan({ goals, owned, payments, facts }: PlanInput, random: Random): number {
  const states = new Map<string, PoolState>()
  const purse = new Map<string, number>(Object.entries(owned))
  const due = payments.toSorted((one, other) => one.at - other.at)
  let reached = 0
  for (const goal of goals) {
    while (due[0] && due[0].at <= goal.until) {
      const { gives, usual } = due.shift() ?? due[0]
      purse.set(gives, (purse.get(gives) ?? 0) + usual)
    }
    const state = enter(goal, states)
    const ticket = goal.pool.ticket ?? ''
    const price = facts.tickets.find(({ id }) => id === ticket)?.price ?? Number.POSITIVE_INFINITY
    let tickets = purse.get(ticket) ?? 0
    let coins = purse.get(facts.currency) ?? 0
    let copies = 0
    while (copies < goal.copies && (tickets > 0 || coins >= price)) {
      if (tickets > 0) tickets -= 1
      else coins -= price
      if (drawsWanted(goal, state, random)) copies += 1
    }
    purse.set(ticket, tickets).set(facts.currency, coins)
    if (copies < goal.copies) return reached
    reached += 1
  }
  return reached
}

function enter({ countedPool, banner, standing, pool }: PlanGoal, states: Map<string, PoolState>): PoolState {
  const known = states.get(countedPool)
  const state = known ?? {
    pity: standing.pity.count,
    isGuaranteed: pool.guaranteeAfterLoss && standing.isGuaranteed === true,
    points: standing.fatePoints ?? 0,
    isFirstOpen: standing.isFirstOpen === true,
    banner,
    curve: keptCurve(pool),
  }
  if (state.banner !== banner) {
    state.banner = banner
    state.points = 0
    state.isFirstOpen = standing.isFirstOpen === true
  }
  states.set(countedPool, state)
  return state
}

const curves = new Map<PlanGoal['pool'], OddsCurve>()

function keptCurve(pool: PlanGoal['pool']): OddsCurve {
  const curve = curves.get(pool) ?? ratesOf(pool)?.worst ?? []
  curves.set(pool, curve)
  return curve
}

function drawsWanted({ pool }: PlanGoal, state: PoolState, random: Random): boolean {
  const isFiveStar = random() < (state.curve[state.pity] ?? 1)
  state.pity += 1
  if (!isFiveStar) return false

  state.pity = 0
  const isFirst = pool.isFirstChosen && state.isFirstOpen
  const isPoint = pool.pointsToGuarantee !== null && state.points >= pool.pointsToGuarantee
  state.isFirstOpen = false
  const isFeatured = isFirst || isPoint || state.isGuaranteed || random() < (pool.featuredRate5 ?? 0)
  const isWanted = isFirst || isPoint || (isFeatured && random() < chosenOf(pool))
  state.isGuaranteed = !isFeatured && pool.guaranteeAfterLoss
  state.points = isWanted ? 0 : state.points + 1
  return isWanted
}

function chosenOf({ chosenRate5, featuredRate5 }: PlanGoal['pool']): number {
  return chosenRate5 === null || featuredRate5 === null ? 1 : chosenRate5 / featuredRate5
}
