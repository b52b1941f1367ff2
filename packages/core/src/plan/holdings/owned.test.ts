import { INCOME } from '@ephemeris/gamedata/income/income'
import { OBSERVED } from '@ephemeris/gamedata/timeline/observed'
import { CYCLES } from '@ephemeris/gamedata/timeline/recurring'
import { VERSIONS } from '@ephemeris/gamedata/timeline/versions'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleFactsOf } from '../../gacha/sample-facts.test-data.ts'
import { incomeCalendarOf } from '../../income/income-calendar.ts'
import { takenKey } from '../../income/income-choices.ts'
import { openPayments } from '../../income/payments.ts'
import { DAY_MS, instant } from '../../time/instant.ts'
import { utcOffset } from '../../time/zone.ts'
import { goalAnswersOf, type PlanSituation } from '../goals/player-goals.ts'
import { GOAL, NOW, SPIRAL_ABYSS, situation } from '../goals/sample-situation.test-data.ts'
import { withOwned, withTaken } from '../stored/change-plan.ts'
import { EMPTY_PLAN } from '../stored/empty-plan.test-data.ts'
import { type AccountPlan, EMPTY_STANDING } from '../stored/player-plan.ts'
import { readAccountPlan, withAccountPlan, withBegunPlans } from '../stored/stored-plan.ts'
import { accountBook } from './account-book.ts'
import { baselineOf, markedPayments, withAdded } from './owned.ts'
import { choicesOf } from './player-income.ts'

const PLAN: AccountPlan = { ...EMPTY_PLAN, goals: [GOAL], since: NOW }
const DAILY = 'daily_commissions/2026-05-20'
const ABYSS = 'spiral_abyss/2026-05-16'
const ACCOUNT = { gameId: 'genshin', uid: null } as const
const TAKEN = { isTaken: true, at: NOW }
const DONE = { [SPIRAL_ABYSS]: 'done' } as const

const ownedNow = (given: PlanSituation) => accountBook(given).left

function result(given: PlanSituation) {
  const answer = goalAnswersOf(given)[0]?.result
  if (!answer) throw new RangeError('no answer')
  return answer
}

/** After the player said an amount. */
function withEntered(given: PlanSituation, amount: number, thing = 'primogem'): AccountPlan {
  return withOwned(given.plan, thing, baselineOf(given, thing, amount))
}

/** A plan that began a week ago: today's rewards came after. */
const OLD: AccountPlan = { ...PLAN, since: instant(NOW - 7 * DAY_MS) }

test('PLAN-35 a reward of a period that began after the amount was typed is owned once it is marked', () => {
  const before = result(situation({ plan: OLD }))
  const daily = result(situation({ plan: withTaken(OLD, DAILY, TAKEN) }))
  expect(daily.pulls).toEqual(before.pulls)
  expect(daily.chance).toEqual(before.chance)
})

/** Everything that a player may do before midnight, in any order. */
const STEPS = [
  (given: PlanSituation) => withEntered(given, 8000),
  (given: PlanSituation) => withTaken(given.plan, DAILY, TAKEN),
  (given: PlanSituation) => withTaken(given.plan, 'imaginarium_theater/2026-05-01', TAKEN),
  (given: PlanSituation) => withTaken(given.plan, ABYSS, TAKEN),
  (given: PlanSituation) => withTaken(given.plan, 'paimons_bargains_limited/2026-05-01', TAKEN),
  (given: PlanSituation) => withEntered(given, 3, 'intertwined_fate'),
]

test('PLAN-35 typing what the game shows and marking what is done gives the same in any order (seed 20260520)', () => {
  const order = fc.shuffledSubarray([...STEPS.keys()], { minLength: STEPS.length, maxLength: STEPS.length })
  const inOrder = (steps: readonly number[]) =>
    steps.reduce((plan, step) => STEPS[step]?.(situation({ plan })) ?? plan, PLAN)
  const straight = situation({ plan: inOrder([...STEPS.keys()]) })
  expect(ownedNow(straight)).toEqual({ primogem: 8000, intertwined_fate: 3 })
  fc.assert(
    fc.property(order, (steps) => {
      const given = situation({ plan: inOrder(steps) })
      expect(ownedNow(given)).toEqual(ownedNow(straight))
      expect(result(given)).toEqual(result(straight))
    }),
    { numRuns: 40, seed: 20260520 },
  )
})

test('PLAN-35 of what could be had before the amount was typed the player says that they had it later', () => {
  const plan = withTaken(withTaken(withEntered(situation({ plan: PLAN }), 8000), DAILY, TAKEN), ABYSS, TAKEN)
  const given = situation({ plan })
  expect(markedPayments(given).doubtful.map(takenKey).toSorted()).toEqual([DAILY, ABYSS])
  const added = withAdded(given, { gives: 'primogem' }, DAILY)
  expect(ownedNow(situation({ plan: added }))).toEqual({ primogem: 8060 })
  expect(markedPayments(situation({ plan: added })).doubtful.map(takenKey)).toEqual([ABYSS])
  expect(ownedNow(situation({ plan: withAdded(situation({ plan: added }), { gives: 'primogem' }, DAILY) }))).toEqual({
    primogem: 8000,
  })
  expect(ownedNow(situation({ plan: withTaken(added, DAILY, { isTaken: false, at: NOW }) }))).toEqual({
    primogem: 8000,
  })
  expect(ownedNow(situation({ plan: withEntered(situation({ plan: added }), 8100) }))).toEqual({ primogem: 8100 })
  expect(readAccountPlan(withAccountPlan({}, ACCOUNT, added), ACCOUNT)).toEqual(added)

  const nothing = situation({ plan: withTaken(PLAN, DAILY, TAKEN) })
  expect(ownedNow(nothing)).toEqual({})
  const first = situation({ plan: withAdded(nothing, { gives: 'primogem' }, DAILY) })
  expect(ownedNow(first)).toEqual({ primogem: 60 })
})

test('PLAN-35 a reward is owned or to come, never both, however its mark is set and removed', () => {
  const open = openPayments({ ...situation(), choices: choicesOf(PLAN, new Set()) }, NOW).map(takenKey)
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...open), { maxLength: 12 }), fc.nat({ max: 30_000 }), (keys, amount) => {
      const toggled = keys.reduce(
        (one, key) => withTaken(one, key, { isTaken: one.taken[key] !== true, at: NOW }),
        withEntered(situation(), amount),
      )
      const whole = result(situation({ plan: withEntered(situation(), amount) }))
      const now = result(situation({ plan: toggled }))
      expect(now.pulls.high).toBeLessThanOrEqual(whole.pulls.high)
      expect(now.pullsToGuarantee).toBeGreaterThanOrEqual(whole.pullsToGuarantee)
      const back = Object.keys(toggled.taken).reduce(
        (one, key) => withTaken(one, key, { isTaken: false, at: NOW }),
        toggled,
      )
      expect(result(situation({ plan: back }))).toEqual(whole)
    }),
    { numRuns: 15 },
  )
})

test("PLAN-35 a reward stays owned after its period, in the player's own amount and whether its source counts or not", () => {
  const later = instant(NOW + 80 * DAY_MS)
  const plan = { ...withTaken(OLD, DAILY, TAKEN), amounts: { spiral_abyss: 600 }, counted: { spiral_abyss: false } }
  expect(ownedNow(situation({ plan, marks: DONE, now: later }))).toEqual({ primogem: 660 })
})

test('PLAN-35 marks from before the plan began say nothing of what is owned', () => {
  const before = situation({ plan: { ...PLAN, since: instant(NOW + 30 * DAY_MS) }, now: instant(NOW + 30 * DAY_MS) })
  expect(ownedNow({ ...before, marks: DONE })).toEqual({})
})

test('PLAN-35 an amount that an older program changed counts as said now', () => {
  const plan = withEntered(situation({ plan: OLD, now: instant(NOW - 2 * DAY_MS) }), 2000)
  const changed = { ...plan, owned: { primogem: 5000 } }
  expect(ownedNow(situation({ plan: withTaken(changed, DAILY, TAKEN) }))).toEqual({ primogem: 5000 })
  expect(ownedNow(situation({ plan: withTaken(plan, DAILY, TAKEN) }))).toEqual({ primogem: 2060 })
})

test('PLAN-37 of an older plan the typed amount stays, and what was marked before it was first seen is in it', () => {
  const older = { accounts: { genshin: { owned: { primogem: 5000 }, taken: { [DAILY]: true } } } }
  const plan = readAccountPlan(withBegunPlans(older, NOW), ACCOUNT)
  const owned = [0, 2, 20, 200].map((days) =>
    ownedNow(situation({ plan, marks: DONE, now: instant(NOW + days * DAY_MS) })),
  )
  expect(owned).toEqual(Array(4).fill({ primogem: 5000 }))
})

/** Star Rail on the 12th day of 4.3: 47 passes, a guarantee, and a banner that ends in a month. */
function odyssey(taken: AccountPlan['taken'] = {}): PlanSituation {
  const now = instant(Date.UTC(2026, 5, 12, 4))
  const until = instant(Date.UTC(2026, 6, 14, 4))
  const goal = { ...GOAL, poolId: '11', bannerId: null, until }
  const standings = { '11': { ...EMPTY_STANDING, pity: 0, isGuaranteed: true } }
  const plan = { ...EMPTY_PLAN, goals: [goal], owned: { special_pass: 47 }, standings, taken, since: now }
  const facts = { cycles: CYCLES.starrail, versions: VERSIONS.starrail, versionDays: OBSERVED.starrail.versionDays }
  return situation({
    gameId: 'starrail',
    facts: INCOME.starrail,
    calendar: incomeCalendarOf(facts, utcOffset(480), instant(now + 600 * DAY_MS)),
    index: sampleFactsOf('starrail'),
    banners: new Map(),
    plan,
    now,
  })
}

test('INC-8 a log-in reward that was claimed is not counted a second time, and never added for it comes in parts', () => {
  const given = odyssey({ 'gift_of_odyssey/4.3': true })
  expect(result(given).pulls.certain).toBe(result(odyssey()).pulls.certain)
  expect(ownedNow(given)).toEqual({ special_pass: 47 })
  expect(markedPayments(given).doubtful).toEqual([])
})

test('PLAN-44 a log-in reward that may be part of the typed amount is not sure, unless the player says that it is not', () => {
  const unsaid = odyssey()
  const claimed = odyssey({ 'gift_of_odyssey/4.3': true })
  expect(result(unsaid).pullsToGuarantee).toBe(result(claimed).pullsToGuarantee)
  expect(result(unsaid).pulls.high).toBe(result(claimed).pulls.high + 10)

  const entered = { ...unsaid, plan: withAdded(unsaid, { gives: 'special_pass' }, 'gift_of_odyssey/4.3') }
  expect(result(entered).pullsToGuarantee).toBe(result(unsaid).pullsToGuarantee - 10)
  const again = { ...entered, plan: withOwned(entered.plan, 'special_pass', baselineOf(entered, 'special_pass', 47)) }
  expect(result(again).pullsToGuarantee).toBe(result(unsaid).pullsToGuarantee)
})

test('PLAN-5 challenges are never part of what is sure', () => {
  const conditional = INCOME.genshin.sources.filter(({ kind }) => kind === 'conditional')
  const counted = Object.fromEntries(conditional.map(({ id }) => [id, false]))
  const [all, none] = [situation({ plan: PLAN }), situation({ plan: { ...PLAN, counted } })]
  expect(result(all).pullsToGuarantee).toBe(result(none).pullsToGuarantee)
  expect(result(all).certainChance).toEqual(result(none).certainChance)
  expect(result(all).pulls.high).toBeGreaterThan(result(none).pulls.high)
  expect(result(all).pulls.low).toBe(result(none).pulls.low)
})
