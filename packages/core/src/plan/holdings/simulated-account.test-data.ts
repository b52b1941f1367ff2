import { INCOME } from '@ephemeris/gamedata/income/income'
import { OBSERVED } from '@ephemeris/gamedata/timeline/observed'
import { CYCLES } from '@ephemeris/gamedata/timeline/recurring'
import { VERSIONS } from '@ephemeris/gamedata/timeline/versions'
import fc from 'fast-check'
import { sampleFactsOf } from '../../gacha/sample-facts.test-data.ts'
import { GAME_IDS, type GameId } from '../../games/game.ts'
import { mapGames } from '../../games/map-games.ts'
import { incomeCalendarOf } from '../../income/income-calendar.ts'
import { NO_CHOICES, takenKey } from '../../income/income-choices.ts'
import { comesInParts } from '../../income/income-facts.ts'
import { allPayments, type Payment } from '../../income/payments.ts'
import { DAY_MS, HOUR_MS, instant, MINUTE_MS } from '../../time/instant.ts'
import { utcOffset } from '../../time/zone.ts'
import { withoutGotGoal } from '../goals/got-goal.ts'
import { type PlanSituation, planInputOf } from '../goals/player-goals.ts'
import { GOAL } from '../goals/sample-situation.test-data.ts'
import { withGoal, withOwned, withTaken } from '../stored/change-plan.ts'
import { EMPTY_PLAN } from '../stored/empty-plan.test-data.ts'
import { type AccountPlan, EMPTY_STANDING } from '../stored/player-plan.ts'
import { readAccountPlan, withAccountPlan } from '../stored/stored-plan.ts'
import { sinceOf } from './baseline.ts'
import { baselineOf, withAdded } from './owned.ts'
import type { RecentPull } from './recent-pulls.ts'

export const START = instant(Date.UTC(2026, 4, 20, 12))
export const END = instant(START + 60 * DAY_MS)
/** The pools of limited 5-stars that every game has: two tickets in Wuthering Waves, elsewhere one. */
export const POOLS: Readonly<Record<GameId, readonly string[]>> = {
  ...mapGames((gameId) => sampleFactsOf(gameId).facts.pools.flatMap((pool) => (pool.hasFiftyFifty ? pool.id : []))),
  genshin: ['301', '302'],
  starrail: ['11', '12'],
  zenless: ['2', '3'],
  wuthering: ['1', '2'],
}

function incomeOf(gameId: GameId) {
  const facts = { cycles: CYCLES[gameId], versions: VERSIONS[gameId], versionDays: OBSERVED[gameId].versionDays }
  const calendar = incomeCalendarOf(facts, utcOffset(480), instant(END + 400 * DAY_MS))
  return { gameId, facts: INCOME[gameId], calendar, marks: {}, index: sampleFactsOf(gameId), banners: new Map() }
}

export const WORLDS = new Map(
  GAME_IDS.map((gameId) => {
    const income = incomeOf(gameId)
    const sources = income.facts.sources.filter(
      (source) => source.lasts && !comesInParts(source) && source.kind !== 'paid',
    )
    const choices = { ...NO_CHOICES, counted: new Map(sources.map(({ id }) => [id, true])) }
    const all = { ...income, facts: { ...income.facts, sources }, choices }
    return [gameId, { ...income, rewards: allPayments(all, { from: instant(START - DAY_MS), to: END }) }] as const
  }),
)

type Wallet = Record<string, number>

/** One way to pay for a pull, in the words of the games. */
function waysToPay(gameId: GameId, ticket: string, wallet: Wallet): readonly (() => void)[] {
  const { tickets, exchanges, currency, paidCurrency } = INCOME[gameId]
  const have = (thing: string) => wallet[thing] ?? 0
  const pay = (thing: string, amount: number) => {
    wallet[thing] = have(thing) - amount
  }
  if (have(ticket) > 0) return [() => pay(ticket, 1)]
  const ways: (() => void)[] = []
  const shop = exchanges.find(({ gives }) => gives === ticket)
  const canShop = shop !== undefined && have(shop.takes) >= shop.amount
  if (shop && canShop && shop.confidence !== 'low') ways.push(() => pay(shop.takes, shop.amount))
  const price = tickets.find(({ id }) => id === ticket)?.price ?? Number.POSITIVE_INFINITY
  if (have(currency) + have(paidCurrency) >= price) {
    ways.push(() => {
      const first = Math.min(price, have(currency))
      pay(currency, first)
      pay(paidCurrency, price - first)
    })
  }
  if (shop && canShop && shop.confidence === 'low') ways.push(() => pay(shop.takes, shop.amount))
  return ways
}

interface Step {
  readonly kind: 'type' | 'pull' | 'got' | 'tick' | 'import'
  readonly hours: number
  readonly which: number
  readonly count: number
  readonly cost: 'pulls' | 'unknown'
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('type', 'pull', 'pull', 'got', 'tick', 'tick', 'import'),
  hours: fc.integer({ min: 1, max: 60 }),
  which: fc.nat(1000),
  count: fc.integer({ min: 1, max: 40 }),
  cost: fc.constantFrom('pulls', 'unknown'),
})

export interface Story {
  readonly gameId: GameId
  readonly amounts: readonly number[]
  readonly steps: readonly Step[]
  /** Pulls are imported; else the player says what each goal cost. */
  readonly hasRecords: boolean
}

export const anyStory: fc.Arbitrary<Story> = fc.record({
  gameId: fc.constantFrom(...GAME_IDS),
  amounts: fc.array(fc.nat(60), { minLength: 5, maxLength: 5 }),
  steps: fc.array(anyStep, { maxLength: 14 }),
  hasRecords: fc.boolean(),
})

export interface Played {
  readonly situation: PlanSituation
  readonly wallet: Wallet
}

/**
 * A player with a wallet who pulls, collects, marks, types, imports and gets goals, and the plan that follows.
 *
 * @param choose among the ways to pay for a pull
 */
export function play(
  { gameId, amounts, steps, hasRecords }: Story,
  choose: (ways: number) => number = () => 0,
): Played {
  const world = WORLDS.get(gameId)
  if (!world) throw new RangeError(gameId)
  const { currency, paidCurrency, exchanges } = world.facts
  const pools = POOLS[gameId]
  const ticketOf = (poolId: string) => world.index.pools.get(poolId)?.ticket ?? ''
  const shop = exchanges.find(({ amount }) => amount > 1)
  const units: Wallet = { [currency]: 97, [paidCurrency]: 53, [shop?.takes ?? '']: 6 }
  const things = [...new Set([currency, paidCurrency, shop?.takes ?? '', ...pools.map(ticketOf)])]
  const wallet: Wallet = Object.fromEntries(
    things.map((thing, place) => [thing, (amounts[place] ?? 0) * (units[thing] ?? 1)]),
  )

  const pulls: RecentPull[] = []
  let recent: readonly RecentPull[] = []
  const goals = pools.map((poolId) => ({ ...GOAL, id: `later-${poolId}`, poolId, bannerId: null, until: END }))
  let plan: AccountPlan = { ...EMPTY_PLAN, goals, since: START }
  let now = START
  const histories = new Map<string, { pity: { 4: Pity; 5: Pity }; isGuaranteed: boolean }>()
  const situation = (): PlanSituation => ({
    ...world,
    plan,
    now,
    recent,
    histories: hasRecords ? histories : new Map(),
  })
  const type = (thing: string) => {
    plan = withOwned(plan, thing, baselineOf(situation(), thing, wallet[thing] ?? 0))
  }
  for (const thing of things) type(thing)

  function pullOnce(poolId: string): boolean {
    const ticket = ticketOf(poolId)
    const ways = waysToPay(gameId, ticket, wallet)
    if (ways.length === 0) return false
    ways[choose(ways.length)]?.()
    now = instant(now + 1000)
    pulls.push({ at: now, poolId, ticket, itemId: 'other' })
    return true
  }

  let gots = 0
  for (const { kind, hours, which, count, cost } of steps) {
    now = instant(now + hours * HOUR_MS)
    const poolId = pools[which % pools.length] ?? ''
    if (kind === 'type') type(things[which % things.length] ?? '')
    if (kind === 'import' && hasRecords) recent = [...pulls]
    if (kind === 'pull' && hasRecords) for (let pull = 0; pull < count; pull += 1) pullOnce(poolId)
    if (kind === 'tick') {
      const open = world.rewards.filter(
        ({ opensAt, closesAt, ...one }) => opensAt <= now && now < closesAt && !(takenKey(one) in plan.taken),
      )
      const reward = open[which % Math.max(1, open.length)]
      if (reward) tick(reward)
    }
    if (kind === 'got') {
      const itemId = `wanted-${gots}`
      let pulled = 0
      while (pulled < count && pullOnce(poolId)) pulled += 1
      const last = pulls.at(-1)
      if (pulled === 0 || !last) continue
      pulls[pulls.length - 1] = { ...last, itemId }
      gots += 1
      const goal = { ...GOAL, id: itemId, poolId, itemId, bannerId: null, until: END }
      plan = withGoal(plan, goal)
      now = instant(now + MINUTE_MS)
      const said = hasRecords && cost === 'unknown' ? { kind: cost } : ({ kind: 'pulls', pulls: pulled } as const)
      plan = withoutGotGoal(situation(), goal, said)
    }
    plan = kept(plan, gameId)
  }

  function tick(reward: Payment): void {
    const { gives, usual, opensAt } = reward
    const key = takenKey(reward)
    wallet[gives] = (wallet[gives] ?? 0) + usual
    plan = withTaken(plan, key, { isTaken: true, at: now })
    // The player knows that they did not have it when they typed the amount.
    if (opensAt < sinceOf(gives, plan, now)) plan = withAdded(situation(), reward, key)
  }

  now = instant(now + HOUR_MS)
  if (hasRecords) {
    recent = [...pulls]
    for (const poolId of pools) {
      const own = pulls.filter((pull) => pull.poolId === poolId)
      const count = own.length - 1 - own.findLastIndex(({ itemId }) => itemId !== 'other')
      const known = { count, isAtLeast: false }
      histories.set(poolId, { pity: { 4: known, 5: known }, isGuaranteed: false })
    }
  }
  return { situation: situation(), wallet }
}

interface Pity {
  readonly count: number
  readonly isAtLeast: boolean
}

/** As the device stores it. */
function kept(plan: AccountPlan, gameId: GameId): AccountPlan {
  const account = { gameId, uid: null }
  return readAccountPlan(JSON.parse(JSON.stringify(withAccountPlan({}, account, plan))), account)
}

/** The state of the same moment, typed by hand: no pull, mark or goal lies after it. */
export function typedByHand({ situation, wallet }: Played): PlanSituation {
  const { plan, now } = situation
  const baselines = Object.entries(wallet).map(([thing, amount]) => {
    const included = Object.keys(plan.taken)
    const added = plan.baselines[thing]?.added ?? []
    return [
      thing,
      { amount, at: sinceOf(thing, plan, now), typedAt: now, included, added, maybe: 0, earlier: [] },
    ] as const
  })
  const restarted = Object.values(plan.got).map(({ poolId }) => [
    poolId,
    { ...EMPTY_STANDING, pity: 0, isGuaranteed: false, fatePoints: 0, isFirstOpen: false, saidAt: { pity: now } },
  ])
  const standings = situation.histories.size > 0 ? {} : Object.fromEntries(restarted)
  return {
    ...situation,
    plan: { ...plan, owned: wallet, baselines: Object.fromEntries(baselines), got: {}, standings },
  }
}

/** The unluckiest player, pull by pull: each 5-star with the hard pity, each one lost that can be lost. */
export function unluckiest(
  { situation, wallet }: Played,
  choose: (ways: number) => number,
  goalIds: readonly string[],
): boolean {
  const { goals, payments } = planInputOf(situation)
  const due = payments.filter(({ layer }) => layer === 'certain').toSorted((one, other) => one.at - other.at)
  const purse = { ...wallet }
  const pity = new Map<string, number>()
  const inTime = goals.filter(({ id }) => goalIds.includes(id)).toSorted((one, other) => one.until - other.until)
  for (const { pool, countedPool, standing, until } of inTime) {
    for (let next = due[0]; next && next.at <= until; next = due[0]) {
      purse[next.gives] = (purse[next.gives] ?? 0) + next.low
      due.shift()
    }
    let fiveStars = 0
    let count = pity.get(countedPool) ?? standing.pity.count
    while (fiveStars < (pool.featuredRate5 === 1 ? 1 : 2)) {
      const ways = waysToPay(situation.gameId, pool.ticket ?? '', purse)
      if (ways.length === 0) return false
      ways[choose(ways.length)]?.()
      count += 1
      if (count < (pool.hardPity5 ?? 90)) continue
      count = 0
      fiveStars += 1
    }
    pity.set(countedPool, count)
  }
  return true
}
