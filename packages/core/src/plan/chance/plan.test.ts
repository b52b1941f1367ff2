import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../gacha/synthetic/seeded-random.ts'
import { answersOf, type PlanGoal, type PlanInput } from './plan.ts'
import { goalIn, paid, planIn, resultOf, resultsOf, standing } from './sample-goals.test-data.ts'
import { playPlan } from './simulated-plan.test-data.ts'
import { UNKNOWN_STANDING } from './standing.ts'

const POOLS = [
  ['genshin', ['301', '302', '500', '301']],
  ['starrail', ['11', '12', '21', '11']],
  ['zenless', ['2', '3', '102', '103']],
  ['wuthering', ['1', '2', '1', '13']],
] as const

const SEED = 'plans of 2026-11-22'
const STATES = 200
const PLAYS = 1000

test(`PLAN-3 chances agree with ${STATES} simulated plans within three standard errors (seed "${SEED}")`, () => {
  const random = seededRandom(SEED)
  const upTo = (limit: number) => Math.floor(random() * limit)
  for (let state = 0; state < STATES; state += 1) {
    const [game, pools] = POOLS[state % POOLS.length] ?? POOLS[0]
    const count = 1 + upTo(3)
    const goals = Array.from({ length: count }, (_, index): PlanGoal => {
      const now = standing({
        count: upTo(79),
        isGuaranteed: random() < 0.3,
        fatePoints: upTo(2),
        isFirstOpen: random() < 0.5,
      })
      return goalIn(game, pools[upTo(pools.length)] ?? '', {
        copies: 1 + upTo(2),
        standing: now,
        days: 20 * (index + 1),
        banner: `${index >> upTo(2)}`,
      })
    })
    const currency = planIn(game, goals).facts.currency
    const tickets = [...new Set(goals.map(({ pool }) => pool.ticket ?? ''))]
    const input = planIn(game, goals, {
      owned: { [currency]: upTo(30_000), [tickets[0] ?? '']: upTo(60) },
      payments: [
        paid(10, [currency, upTo(9000)]),
        paid(30, [tickets.at(-1) ?? '', upTo(30)]),
        paid(30, [currency, upTo(9000)]),
        paid(50, [tickets[0] ?? '', upTo(30)]),
      ],
    })
    const chances = resultsOf(input).map(({ chance }) => chance.low)
    const isNear = (plays: number) => {
      const reached = Array.from({ length: plays }, () => playPlan(input, random))
      return chances.every((chance, index) => {
        const share = reached.filter((goals) => goals > index).length / plays
        return Math.abs(share - chance) <= 3 * Math.sqrt((chance * (1 - chance)) / plays) + 1 / plays
      })
    }
    // Of four hundred right chances one lies beyond three errors: it has to come back with forty times as many plays.
    expect(isNear(PLAYS) || isNear(40 * PLAYS), `state ${state}: ${chances.join(', ')}`).toBe(true)
  }
})

const anyPool = fc.constantFrom(...POOLS.flatMap(([game, ids]) => ids.map((id) => [game, id] as const)))

test('PLAN-7 more budget, more pity or a guarantee never lowers a chance', () => {
  fc.assert(
    fc.property(anyPool, fc.nat(20_000), fc.nat(60), fc.boolean(), ([game, poolId], coins, count, isGuaranteed) => {
      const chanceWith = (change: { coins?: number; count?: number; isGuaranteed?: boolean }) => {
        const asked = { coins, count, isGuaranteed, ...change }
        const goal = goalIn(game, poolId, { standing: standing(asked) })
        const facts = planIn(game, [goal]).facts
        return resultOf(planIn(game, [goal], { owned: { [facts.currency]: asked.coins } })).chance.low
      }
      const chance = chanceWith({})
      expect(chanceWith({ coins: coins + 160 })).toBeGreaterThanOrEqual(chance - 1e-12)
      expect(chanceWith({ count: count + 1 })).toBeGreaterThanOrEqual(chance - 1e-12)
      expect(chanceWith({ isGuaranteed: true })).toBeGreaterThanOrEqual(chance - 1e-12)
    }),
    { numRuns: 60 },
  )
})

test('PLAN-7 a goal of several copies is the same as as many goals of one, whatever arrives', () => {
  fc.assert(
    fc.property(
      anyPool,
      fc.nat(40_000),
      fc.nat(80),
      fc.integer({ min: 2, max: 4 }),
      ([game, poolId], coins, count, copies) => {
        const of = (change: Partial<PlanGoal>) =>
          goalIn(game, poolId, { standing: standing({ count: Math.min(count, 79) }), banner: 'one', ...change })
        const { currency } = planIn(game, []).facts
        const change = { owned: { [currency]: coins }, payments: [paid(5, [currency, 1600])] }
        const whole = resultOf(planIn(game, [of({ copies })], change))
        const parts = resultOf(
          planIn(
            game,
            Array.from({ length: copies }, () => of({})),
            change,
          ),
        )
        expect(parts.chance.low).toBeCloseTo(whole.chance.low, 12)
        expect(parts.pullsToGuarantee).toBe(whole.pullsToGuarantee)
        expect(parts.levels.map(({ need }) => need)).toEqual(whole.levels.map(({ need }) => need))
      },
    ),
    { numRuns: 40 },
  )
})

test('PLAN-3 a goal further down lowers no chance above it, and leaving one out raises those below', () => {
  const [one, two, three] = [
    goalIn('genshin', '301'),
    goalIn('genshin', '302', { days: 40 }),
    goalIn('genshin', '301', { days: 60 }),
  ]
  const change = { owned: { primogem: 160 * 150 }, payments: [paid(30, ['primogem', 160 * 60])] }
  const all = resultsOf(planIn('genshin', [one, two, three], change))
  expect(all[0]).toEqual(resultOf(planIn('genshin', [one], change)))
  const without = resultsOf(planIn('genshin', [one, three], change))
  expect(without[1]?.chance.low).toBeGreaterThan(all[2]?.chance.low ?? 1)
  expect(all[0]?.chance.low).toBeGreaterThan(all[1]?.chance.low ?? 1)
})

test('PLAN-3 the order of the player decides what a goal includes, the ends of the banners what is spent first', () => {
  const [early, late] = [goalIn('genshin', '301', { days: 10 }), goalIn('genshin', '302', { days: 40 })]
  const change = { owned: { primogem: 160 * 90 }, payments: [paid(20, ['primogem', 160 * 80])] }
  const [lateFirst, both] = resultsOf(planIn('genshin', [late, early], change))
  expect(lateFirst).toEqual(resultOf(planIn('genshin', [late], change)))
  expect(both?.chance).toEqual(resultOf(planIn('genshin', [early, late], change)).chance)
})

test('PLAN-3 what arrives after a banner has ended is not spent on it', () => {
  const goal = goalIn('genshin', '301', { standing: standing({ isGuaranteed: true }) })
  const with40 = { owned: { primogem: 160 * 40 } }
  const late = resultOf(planIn('genshin', [goal], { ...with40, payments: [paid(21, ['primogem', 160 * 50])] }))
  expect(late.chance).toEqual(resultOf(planIn('genshin', [goal], with40)).chance)
  const inTime = resultOf(planIn('genshin', [goal], { ...with40, payments: [paid(20, ['primogem', 160 * 50])] }))
  expect(inTime.pullsToGuarantee).toBe(0)
})

test('PLAN-4 tickets of another kind are worth nothing, and the currency goes where tickets end', () => {
  const goals = [goalIn('wuthering', '1'), goalIn('wuthering', '2', { days: 25 })]
  const owned = { astrite: 160 * 200, radiant_tide: 20, forging_tide: 20 }
  expect(resultOf(planIn('wuthering', goals, { owned })).pullsToGuarantee).toBe(0)
  const fewer = { ...owned, astrite: 160 * 199 + 159 }
  expect(resultOf(planIn('wuthering', goals, { owned: fewer })).pullsToGuarantee).toBe(1)
  const wrong = { astrite: 160 * 60, radiant_tide: 200 }
  expect(resultOf(planIn('wuthering', goals, { owned: wrong })).pullsToGuarantee).toBe(20)
})

test.each([[['1', '2', '1']], [['2', '1', '1']]])(
  'PLAN-4 tickets that a goal leaves over serve a later one of their kind, in the order %j',
  (pools) => {
    const goals = pools.map((pool, index) => goalIn('wuthering', pool, { days: 10 * (index + 1) }))
    const sure = (owned: PlanInput['owned']) => resultOf(planIn('wuthering', goals, { owned })).chance.low
    expect(sure({ radiant_tide: 320, forging_tide: 80 })).toBeCloseTo(1, 9)
    expect(sure({ radiant_tide: 160, forging_tide: 80 })).toBeLessThan(1)
  },
)

test('PLAN-4 tickets that arrive later do not bring back what was bought before', () => {
  const goals = [goalIn('wuthering', '1', { days: 10 }), goalIn('wuthering', '2', { days: 40 })]
  const owned = { astrite: 160 * 160 }
  const radiant = [paid(30, ['radiant_tide', 80])]
  expect(resultOf(planIn('wuthering', goals, { owned, payments: radiant })).pullsToGuarantee).toBe(80)
  const forging = [paid(30, ['forging_tide', 80])]
  expect(resultOf(planIn('wuthering', goals, { owned, payments: forging })).pullsToGuarantee).toBe(0)
})

test('PLAN-4 tickets without a price are not bought with the currency', () => {
  const goal = goalIn('wuthering', '11')
  const rich = resultOf(planIn('wuthering', [goal], { owned: { astrite: 160_000, shadowforge_tide: 30 } }))
  expect(rich.chance.low).toBeLessThan(0.5)
  expect(rich.pullsToGuarantee).toBe(50)
  const both = resultsOf(
    planIn('wuthering', [goal, goalIn('wuthering', '2')], { owned: { astrite: 160 * 80, shadowforge_tide: 80 } }),
  )
  expect(both.map(({ pullsToGuarantee }) => pullsToGuarantee)).toEqual([0, 0])
  const short = { astrite: 160 * 800, shadowforge_tide: 70 }
  const goals = [goal, goalIn('wuthering', '2')]
  expect(
    resultsOf(planIn('wuthering', goals, { owned: short })).map(({ pullsToGuarantee }) => pullsToGuarantee),
  ).toEqual([10, 10])
})

test('PLAN-5 sure is what hard pity and guarantee need, and the missing pulls make it sure', () => {
  fc.assert(
    fc.property(anyPool, fc.nat(30_000), fc.nat(79), fc.boolean(), ([game, poolId], coins, count, isAtLeast) => {
      const goal = goalIn(game, poolId, { standing: { ...standing(), pity: { count, isAtLeast }, isGuaranteed: null } })
      const { currency } = planIn(game, []).facts
      const { pullsToGuarantee } = resultOf(planIn(game, [goal], { owned: { [currency]: coins } }))
      const sure = resultOf(planIn(game, [goal], { owned: { [currency]: coins + 160 * pullsToGuarantee } }))
      expect(sure.pullsToGuarantee).toBe(0)
      expect(sure.chance.low).toBeCloseTo(1, 9)
      if (pullsToGuarantee === 0) return
      const almost = resultOf(planIn(game, [goal], { owned: { [currency]: coins + 160 * (pullsToGuarantee - 1) } }))
      expect(almost.pullsToGuarantee).toBe(1)
    }),
    { numRuns: 60 },
  )
})

test('PLAN-5 nothing usual and nothing bought makes sure, but both raise the chance', () => {
  const goal = goalIn('genshin', '301')
  const payments = [
    paid(5, ['primogem', 160 * 30], { layer: 'usual', low: 160 * 10, high: 160 * 60 }),
    paid(6, ['primogem', 160 * 100], { layer: 'bought' }),
  ]
  const { pullsToGuarantee, chance, certainChance, pulls } = resultOf(planIn('genshin', [goal], { payments }))
  expect(pullsToGuarantee).toBe(180)
  expect(certainChance).toEqual({ low: 0, high: 0 })
  expect(pulls).toEqual({ certain: 0, low: 110, high: 160 })
  expect(chance.high).toBeGreaterThan(chance.low)
})

test('PLAN-42 the chance by what players measured lies within the range, and is absent where nothing was measured', () => {
  const owned = { astrite: 160 * 70, primogem: 160 * 70 }
  const { chance, measuredChance, pullsToGuarantee } = resultOf(
    planIn('wuthering', [goalIn('wuthering', '2')], { owned }),
  )
  expect(measuredChance?.low).toBeCloseTo(0.704, 3)
  expect(measuredChance?.low).toBeGreaterThan(chance.low)
  expect(measuredChance?.high).toBeLessThan(chance.high + 1e-12)
  expect(pullsToGuarantee).toBe(10)
  expect(resultOf(planIn('genshin', [goalIn('genshin', '301')], { owned })).measuredChance).toBeNull()
})

test('PLAN-41 what may be left of an amount counts for the high end alone', () => {
  const goal = goalIn('zenless', '2')
  const plain = resultOf(planIn('zenless', [goal], { owned: { polychrome: 160 * 20 } }))
  const maybe = { spent: { polychrome: 160 * 100 } }
  const unsaid = resultOf(planIn('zenless', [goal], { owned: { polychrome: 160 * 20 }, maybe }))
  expect([unsaid.pullsToGuarantee, unsaid.chance.low, unsaid.certainChance]).toEqual([
    plain.pullsToGuarantee,
    plain.chance.low,
    plain.certainChance,
  ])
  expect(unsaid.chance.high).toBe(resultOf(planIn('zenless', [goal], { owned: { polychrome: 160 * 120 } })).chance.high)
  expect([plain.unknowns, unsaid.unknowns]).toEqual([[], ['spent']])
})

test('PLAN-2 a goal without published odds has no answer, nor has what comes after it', () => {
  const goals = [goalIn('wuthering', '1'), goalIn('wuthering', '10'), goalIn('wuthering', '2', { days: 30 })]
  const answers = answersOf(planIn('wuthering', goals, { owned: { astrite: 16_000 } }))
  expect(answers.map(({ result }) => result === null)).toEqual([false, true, true])
  expect(answersOf(planIn('wuthering', []))).toEqual([])
})

test('PLAN-2 unknowns of any goal so far widen the chance and are named', () => {
  const goals = [goalIn('zenless', '2', { standing: UNKNOWN_STANDING }), goalIn('zenless', '3', { days: 30 })]
  const [first, second] = resultsOf(planIn('zenless', goals, { owned: { polychrome: 160 * 120 } }))
  expect(first?.unknowns).toEqual(['pity', 'guarantee'])
  expect(second?.unknowns).toEqual(['pity', 'guarantee'])
  expect(first?.chance.high).toBe(1)
  expect(first?.chance.low).toBeLessThan(0.75)
  expect(second?.certainChance.high).toBeGreaterThan(second?.certainChance.low ?? 1)
})

test('PLAN-5 what counts as certain at an expected date is reported', () => {
  const goal = goalIn('genshin', '301')
  const expected = [paid(5, ['primogem', 300], { isExpected: true })]
  expect(resultOf(planIn('genshin', [goal], { payments: expected })).isExpected).toBe(true)
  const late = [paid(25, ['primogem', 300], { isExpected: true }), paid(5, ['primogem', 60])]
  expect(resultOf(planIn('genshin', [goal], { payments: late })).isExpected).toBe(false)
})
