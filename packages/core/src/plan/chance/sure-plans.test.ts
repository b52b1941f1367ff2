import process from 'node:process'
import { INCOME } from '@ephemeris/gamedata/income/income'
import { expect, test } from 'vitest'
import { seededRandom } from '../../gacha/synthetic/seeded-random.ts'
import type { GameId } from '../../games/game.ts'
import { answersOf, type PlanGoal, type PlanInput } from './plan.ts'
import { goalIn, paid, planIn, standing } from './sample-goals.test-data.ts'
import { playPlan } from './simulated-plan.test-data.ts'

/** All of them take minutes; a run without the variable takes seconds. */
const PLANS = Number(process.env.EPHEMERIS_PLANS ?? 120)
const RUNS = 40
/** Each 5-star comes with the hard pity, each coin flip is lost. */
const unluckiest = () => 1 - 1e-9
const SEED = process.env.EPHEMERIS_SEED ?? 'sure plans'

const POOLS: readonly (readonly [GameId, readonly string[]])[] = [
  ['genshin', ['301', '302', '500']],
  ['starrail', ['11', '12', '21', '22']],
  ['zenless', ['2', '3', '102', '103']],
  ['wuthering', ['1', '2', '12', '13']],
]

function randomPlan(random: () => number): PlanInput {
  const pick = (count: number) => Math.floor(random() * count)
  const [game, pools] = POOLS[pick(POOLS.length)] ?? ['genshin', ['301']]
  // A banner that is over does not come back.
  const bannerBits = pick(3)
  const goals: PlanGoal[] = Array.from({ length: 1 + pick(3) }, (_, place) =>
    goalIn(game, pools[pick(pools.length)] ?? '', {
      days: 10 * (place + 1),
      copies: 1 + pick(2),
      banner: `banner-${place >> bannerBits}`,
      standing: standing({
        count: pick(79),
        isGuaranteed: random() < 0.5,
        fatePoints: pick(2),
        isFirstOpen: random() < 0.5,
      }),
    }),
  )
  // Goals of one pool have one standing.
  const first = new Map(goals.toReversed().map((goal) => [goal.countedPool, goal.standing]))
  const same = goals.map((goal) => ({ ...goal, standing: first.get(goal.countedPool) ?? goal.standing }))
  const { currency, tickets } = INCOME[game]
  const ticket = tickets[pick(2)]?.id ?? ''
  const payments = Array.from({ length: pick(4) }, () => paid(1 + pick(30), [currency, 160 * pick(120)]))
  return planIn(game, same, { owned: { [currency]: pick(80_000), [ticket]: pick(120) }, payments })
}

test(`PLAN-43 no plan that is sure fails in its simulation (${PLANS} plans, seed "${SEED}")`, () => {
  const random = seededRandom(SEED)
  let sure = 0
  for (let plan = 0; plan < PLANS; plan += 1) {
    const input = randomPlan(random)
    const isSure = answersOf(input).map(({ result }) => result?.pullsToGuarantee === 0)
    const upTo = isSure.lastIndexOf(true) + 1
    if (upTo === 0) continue
    sure += 1
    const goals = input.goals.slice(0, upTo)
    expect(playPlan({ ...input, goals }, unluckiest), `plan ${plan}: ${JSON.stringify(input.owned)}`).toBe(upTo)
    for (let run = 0; run < RUNS; run += 1) {
      expect(playPlan({ ...input, goals }, random), `plan ${plan}: ${JSON.stringify(input.owned)}`).toBe(upTo)
    }
  }
  expect(sure).toBeGreaterThan(PLANS / 20)
})

test('PLAN-43 PLAN-5 with the missing pulls the unluckiest player gets every goal, with one pull less not', () => {
  const random = seededRandom(SEED)
  let missing = 0
  for (let plan = 0; plan < PLANS; plan += 1) {
    const input = randomPlan(random)
    const { currency, tickets } = input.facts
    const isBuyable = input.goals.every(({ pool }) => tickets.find(({ id }) => id === pool.ticket)?.price === 160)
    const pulls = answersOf(input).at(-1)?.result?.pullsToGuarantee ?? 0
    if (!isBuyable || pulls === 0) continue
    missing += 1
    // What is short of a whole pull in the currency does not help.
    const whole = (input.owned[currency] ?? 0) - ((input.owned[currency] ?? 0) % 160)
    const reached = (more: number) =>
      playPlan({ ...input, owned: { ...input.owned, [currency]: whole + 160 * more } }, unluckiest)
    const label = `plan ${plan}: ${JSON.stringify(input.owned)}`
    expect([reached(pulls), reached(pulls - 1) < input.goals.length], label).toEqual([input.goals.length, true])
  }
  expect(missing).toBeGreaterThan(PLANS / 20)
})
