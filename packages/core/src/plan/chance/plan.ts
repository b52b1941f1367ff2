import type { PoolFacts } from '../../gacha/facts.ts'
import { type Distribution, exactSum } from '../../gacha/figures/distribution.ts'
import type { Holdings } from '../../income/holdings.ts'
import type { IncomeFacts } from '../../income/income-facts.ts'
import type { IncomeLayer } from '../../income/income-layer.ts'
import type { Payment } from '../../income/payments.ts'
import type { Instant } from '../../time/instant.ts'
import {
  type Budget,
  budgetOf,
  type MaybeOwned,
  type Pace,
  type Purse,
  type TicketKinds,
  ticketKindsOf,
} from './budget.ts'
import { costOfGoal, type GoalCost, standingAfter, type Unknown } from './goal-cost.ts'
import { type Level, levelsOf, NOTHING } from './levels.ts'
import { missingPulls } from './missing-pulls.ts'
import { chancesOf, type Spend } from './spending.ts'
import type { Standing } from './standing.ts'

/** Something that a player saves for. */
export interface PlanGoal {
  readonly id: string
  readonly pool: PoolFacts
  /** Pools that count as one have one (`countedPoolOf`): an earlier goal in it resets the pity of a later one. */
  readonly countedPool: string
  /** The banner, under any name: goals of one banner share its fate points and its first 5-star. */
  readonly banner: string
  /** At least one. */
  readonly copies: number
  /** As of now. */
  readonly standing: Standing
  /** The banner's end: what arrives later is not spent on it. */
  readonly until: Instant
}

export interface PlanInput {
  /** In the player's order, without those that are skipped. */
  readonly goals: readonly PlanGoal[]
  readonly owned: Holdings
  readonly maybe?: MaybeOwned
  /** `openPayments` and `paymentsBetween` from now to the last date that is computed. */
  readonly payments: readonly Payment[]
  readonly facts: IncomeFacts
  readonly now: Instant
}

export interface Range {
  readonly low: number
  readonly high: number
}

export interface GoalResult {
  /** Of this goal and all before it in the player's order, with the usual band and what will be bought. */
  readonly chance: Range
  /** The same with what is owned and certain income alone; a range only where something is unknown. */
  readonly certainChance: Range
  /** The chance if what players measured of the odds is right; `null` where no other curve was measured. */
  readonly measuredChance: Range | null
  /** Pulls that are missing to be sure with certain income, all goals up to this one; 0 is sure. */
  readonly pullsToGuarantee: number
  /** Pulls left over at the worst when it is sure; else 0. */
  readonly sparePulls: number
  /** Pulls that can be had by the end of the banner, of the kinds that the goals up to this one take. */
  readonly pulls: Readonly<Record<Pace, number>>
  /** What `pulls` consists of: the low ends add up to its low one, the high ends to its high one. */
  readonly parts: PullParts
  readonly levels: readonly Level[]
  readonly unknowns: readonly Unknown[]
  /** Something certain that counts comes at a date that is only expected. */
  readonly isExpected: boolean
}

/** What there is now, and what each layer of the income adds to it. */
export type PullParts = Readonly<Record<'now' | IncomeLayer, Range>>

export type GoalAnswer =
  | { readonly id: string; readonly result: GoalResult }
  | { readonly id: string; readonly result: null; readonly blocker: Blocker }

/** Why there is no answer to a goal: what is not published of it, or of an earlier one. */
export interface Blocker {
  readonly goalId: string
  readonly missing: 'odds' | 'ticket'
}

/**
 * The chances of several goals, exactly, in about a millisecond per goal.
 *
 * A goal's chance is that of getting it and everything before it in the player's order, each while its banner runs: the
 * goals so far are spent on in the order in which their banners end, and what costs more than there is at that moment
 * is cut off. A goal further down never lowers the chance of one above it. (PLAN-3)
 *
 * @throws RangeError where the kinds of tickets have different prices
 */
export function answersOf(input: PlanInput): readonly GoalAnswer[] {
  const { goals, facts } = input
  const costOf = keptCosts()
  const blocker = blockerOf(goals, costOf)
  const clear = blocker
    ? goals.slice(
        0,
        goals.findIndex(({ id }) => id === blocker.goalId),
      )
    : goals
  const tickets = ticketKindsOf(
    clear.flatMap(({ pool }) => pool.ticket ?? []),
    facts,
  )
  const budgets = {
    certain: budgetOf(input, tickets, 'certain'),
    low: budgetOf(input, tickets, 'low'),
    high: budgetOf(input, tickets, 'high'),
  }
  const partsAt = lazily(() => partsOf(input, tickets, budgets))
  const firstExpected = input.payments.reduce(
    (first, { isExpected, layer, at }) => (isExpected && layer === 'certain' && at < first ? at : first),
    Number.POSITIVE_INFINITY,
  )
  const maybeOf = (reason: 'spent' | 'exchange', things: ReadonlySet<string>): readonly Unknown[] =>
    Object.entries(input.maybe?.[reason] ?? {}).some(([thing, amount]) => amount > 0 && things.has(thing))
      ? [reason]
      : []
  const sequences = clear.map((_, index) => sequenceOf(clear.slice(0, index + 1), costOf))
  const chances = (pace: Pace, end: SpendContext['end']) =>
    chancesOfSequences(sequences.map((steps) => spendsOf(steps, { budget: budgets[pace], tickets, end })))
  const [low, high] = [chances('low', 'worst'), chances('high', 'best')]
  // Half of the whole work, and most who ask do not look at it.
  const certainLow = lazily(() => chances('certain', 'worst'))
  const certainHigh = lazily(() => chances('certain', 'best'))
  const measuredLow = lazily(() => chances('low', 'measured worst'))
  const measuredHigh = lazily(() => chances('high', 'measured best'))

  return goals.map(({ id, until }, index): GoalAnswer => {
    const steps = sequences[index]
    if (!steps) return { id, result: null, blocker: blocker ?? { goalId: id, missing: 'odds' } }
    const things = new Set([facts.currency, facts.paidCurrency, ...steps.flatMap(({ goal }) => goal.pool.ticket ?? [])])
    const missing = missingPulls(spendsOf(steps, { budget: budgets.certain, tickets, end: 'worst' }))
    return {
      id,
      result: {
        chance: { low: low[index] ?? 0, high: high[index] ?? 0 },
        get certainChance() {
          return { low: certainLow()[index] ?? 0, high: certainHigh()[index] ?? 0 }
        },
        get measuredChance() {
          if (steps.every(({ cost }) => cost.measured === null)) return null
          return { low: measuredLow()[index] ?? 0, high: measuredHigh()[index] ?? 0 }
        },
        pullsToGuarantee: Math.max(0, missing),
        sparePulls: Math.max(0, -missing),
        pulls: {
          certain: pullsAt(budgets.certain.at(until), steps, tickets),
          low: pullsAt(budgets.low.at(until), steps, tickets),
          high: pullsAt(budgets.high.at(until), steps, tickets),
        },
        get parts() {
          return partsAt()(until, (purse) => pullsAt(purse, steps, tickets))
        },
        levels: levelsOf(totalsOf(steps, tickets), budgets, tickets),
        unknowns: [
          ...new Set(steps.flatMap(({ cost }) => cost.unknowns)),
          ...maybeOf('spent', things),
          ...maybeOf('exchange', things),
        ],
        isExpected: firstExpected <= until,
      },
    }
  })
}

/** Layer over layer: each adds what is more with it than with those below it. (PLAN-50) */
function partsOf(
  input: PlanInput,
  tickets: TicketKinds,
  budgets: Readonly<Record<Pace, Budget>>,
): (until: Instant, pullsOf: (purse: Purse) => number) => PullParts {
  const without = (layers: readonly IncomeLayer[], pace: Pace) => {
    const payments = input.payments.filter(({ layer }) => !layers.includes(layer))
    return budgetOf({ ...input, payments }, tickets, pace)
  }
  const endsOf = (pace: 'low' | 'high') => [
    without(['certain', 'usual', 'bought'], pace),
    without(['usual', 'bought'], pace),
    without(['bought'], pace),
    budgets[pace],
  ]
  const [worst, best] = [endsOf('low'), endsOf('high')]

  return (until, pullsOf) => {
    const added = (of: readonly Budget[]) => {
      const sums = of.map((budget) => pullsOf(budget.at(until)))
      return sums.map((sum, layer) => sum - (sums[layer - 1] ?? 0))
    }
    const [low, high] = [added(worst), added(best)]
    const range = (layer: number): Range => ({ low: low[layer] ?? 0, high: high[layer] ?? 0 })
    return { now: range(0), certain: range(1), usual: range(2), bought: range(3) }
  }
}

function lazily<T>(compute: () => T): () => T {
  let known: { readonly value: T } | null = null
  return () => {
    known ??= { value: compute() }
    return known.value
  }
}

/** The first goal of which something is not published: it and all after it have no answer. */
function blockerOf(goals: readonly PlanGoal[], costOf: CostOf): Blocker | null {
  for (const goal of goals) {
    if (!costOf(goal, 'first')) return { goalId: goal.id, missing: 'odds' }
    if (goal.pool.ticket === null) return { goalId: goal.id, missing: 'ticket' }
  }
  return null
}

/** A goal in the order of time, with its cost after the earlier ones. */
interface Step {
  readonly goal: PlanGoal
  readonly cost: GoalCost
}

/** What came before a goal in its pool. */
type Before = 'first' | 'same banner' | 'another banner'

type CostOf = (goal: PlanGoal, before: Before) => GoalCost | null

/** Each cost is computed once for all sequences, which then share it. */
function keptCosts(): CostOf {
  const costs = new Map<string, GoalCost | null>()
  return ({ id, pool, standing, copies }, before) => {
    const key = `${before} ${id}`
    const known = costs.get(key)
    if (known !== undefined) return known
    const now = before === 'first' ? standing : standingAfter(standing, before === 'same banner')
    const cost = costOfGoal(pool, now, copies)
    costs.set(key, cost)
    return cost
  }
}

function sequenceOf(goals: readonly PlanGoal[], costOf: CostOf): readonly Step[] {
  const inTime = goals.toSorted((one, other) => one.until - other.until)
  return inTime.flatMap((goal, index): Step[] => {
    const earlier = inTime.slice(0, index).filter(({ countedPool }) => countedPool === goal.countedPool)
    const isSameBanner = earlier.some(({ banner }) => banner === goal.banner)
    const cost = costOf(goal, earlier.length === 0 ? 'first' : isSameBanner ? 'same banner' : 'another banner')
    return cost ? [{ goal, cost }] : []
  })
}

interface SpendContext {
  readonly budget: Budget
  readonly tickets: TicketKinds
  readonly end: 'worst' | 'best' | 'measured worst' | 'measured best'
}

function costAt(cost: GoalCost, end: SpendContext['end']): Distribution {
  if (end === 'measured worst') return (cost.measured ?? cost).worst
  return end === 'measured best' ? (cost.measured ?? cost).best : cost[end]
}

function spendsOf(steps: readonly Step[], { budget, tickets, end }: SpendContext): readonly Spend[] {
  return steps.map(({ goal, cost }) => {
    const kind = kindOf(goal, tickets)
    return {
      cost: costAt(cost, end),
      kind,
      isBuyable: tickets.kinds[kind]?.isBuyable === true,
      purse: budget.at(goal.until),
    }
  })
}

/** Where each sequence continues the one before, as in most plans, one walk gives all of them. A cost is of one goal. */
function chancesOfSequences(sequences: readonly (readonly Spend[])[]): readonly number[] {
  const longest = sequences.at(-1) ?? []
  const isGrowing = sequences.every((spends) => spends.every(({ cost }, index) => longest[index]?.cost === cost))
  if (isGrowing) return chancesOf(longest)
  return sequences.map((spends) => chancesOf(spends).at(-1) ?? 0)
}

function totalsOf(steps: readonly Step[], tickets: TicketKinds): { worst: Distribution[]; best: Distribution[] } {
  const of = (end: 'worst' | 'best') =>
    tickets.kinds.map((_, kind) =>
      steps
        .filter(({ goal }) => kindOf(goal, tickets) === kind)
        .map(({ cost }) => cost[end])
        .reduce(exactSum, NOTHING),
    )
  return { worst: of('worst'), best: of('best') }
}

function kindOf({ pool }: PlanGoal, { kinds }: TicketKinds): number {
  return kinds.findIndex(({ id }) => id === pool.ticket)
}

function pullsAt({ tickets, bought }: Purse, steps: readonly Step[], kinds: TicketKinds): number {
  const used = new Set(steps.map(({ goal }) => kindOf(goal, kinds)))
  return tickets.reduce((sum, count, kind) => (used.has(kind) ? sum + count : sum), bought)
}
