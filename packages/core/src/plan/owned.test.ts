import { INCOME } from '@ephemeris/gamedata/income'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takenKey } from '../income/income-choices.ts'
import { openPayments } from '../income/payments.ts'
import { DAY_MS, instant } from '../time/instant.ts'
import { withOwned, withTaken } from './change-plan.ts'
import { EMPTY_PLAN } from './empty-plan.test-data.ts'
import { baselineOf, ownedNow } from './owned.ts'
import { goalAnswersOf, type PlanSituation, planInputOf } from './player-goals.ts'
import { choicesOf } from './player-income.ts'
import type { AccountPlan } from './player-plan.ts'
import { GOAL, NOW, SPIRAL_ABYSS, situation } from './sample-situation.test-data.ts'
import { readAccountPlan, withAccountPlan, withBegunPlans } from './stored-plan.ts'

const PLAN: AccountPlan = { ...EMPTY_PLAN, goals: [GOAL], since: NOW }
const DAILY = 'daily_commissions/2026-05-20'
const ABYSS = 'spiral_abyss/2026-05-16'
const KEYS = [DAILY, ABYSS]
const DONE = { [SPIRAL_ABYSS]: 'done' } as const

function result(given: PlanSituation) {
  const answer = goalAnswersOf(given)[0]?.result
  if (!answer) throw new RangeError('no answer')
  return answer
}

function expectNotLower(now: ReturnType<typeof result>, former: ReturnType<typeof result>): void {
  expect(now.certainChance.low).toBeGreaterThanOrEqual(former.certainChance.low - 1e-12)
  expect(now.chance.low).toBeGreaterThanOrEqual(former.chance.low - 1e-12)
  expect(now.chance.high).toBeGreaterThanOrEqual(former.chance.high - 1e-12)
  expect(now.surePulls).toBeLessThanOrEqual(former.surePulls)
}

/** After the player said an amount. */
function said(given: PlanSituation, amount: number, thing = 'primogem'): AccountPlan {
  return withOwned(given.plan, thing, baselineOf(given, thing, amount))
}

test('PLAN-35 a reward that is marked as done is owned: certain income stays what it was, a challenge becomes certain', () => {
  const before = result(situation({ plan: PLAN }))
  const daily = result(situation({ plan: withTaken(PLAN, DAILY, true) }))
  expect(daily.pulls).toEqual(before.pulls)
  expect(daily.chance).toEqual(before.chance)

  const abyss = result(situation({ plan: PLAN, marks: DONE }))
  expect(abyss.pulls.certain - before.pulls.certain).toBe(5)
  expect(abyss.pulls.low - before.pulls.low).toBe(5)
  expect(abyss.pulls.high).toBe(before.pulls.high)
  expect(abyss.surePulls).toBeLessThan(before.surePulls)
})

test('PLAN-35 marking anything that is open never lowers a chance, and taking the marks back restores all of them', () => {
  const open = openPayments({ ...situation(), choices: choicesOf(PLAN, new Set()) }, NOW).map(takenKey)
  fc.assert(
    fc.property(fc.subarray(open), fc.nat({ max: 30_000 }), fc.boolean(), (keys, amount, isSaid) => {
      const plain = situation({ plan: PLAN })
      let plan = isSaid ? said(plain, amount) : PLAN
      let former = result(situation({ plan }))
      const first = former
      for (const key of keys) {
        plan = withTaken(plan, key, true)
        const now = result(situation({ plan }))
        expectNotLower(now, former)
        former = now
      }
      for (const key of keys) plan = withTaken(plan, key, false)
      expect(result(situation({ plan }))).toEqual(first)
    }),
    { numRuns: 12 },
  )
})

test('PLAN-35 what was marked before an amount was said is in it, what is marked later comes on top', () => {
  const marked = situation({ plan: withTaken(PLAN, DAILY, true) })
  expect(ownedNow(marked)).toEqual({ primogem: 60 })
  const plan = said(marked, 2000)
  expect(plan.baselines.primogem).toEqual({ amount: 2000, at: NOW, included: [DAILY] })
  expect(ownedNow(situation({ plan }))).toEqual({ primogem: 2000 })
  expect(ownedNow(situation({ plan, marks: DONE }))).toEqual({ primogem: 2800 })
})

test('PLAN-35 a reward that was in the said amount is to be had again when its mark is removed, and counts once when it is back', () => {
  const plan = said(situation({ plan: withTaken(PLAN, DAILY, true), marks: DONE }), 2000)
  const untaken = withTaken(plan, DAILY, false)
  expect(ownedNow(situation({ plan: untaken, marks: DONE }))).toEqual({ primogem: 1940 })
  expect(ownedNow(situation({ plan: untaken }))).toEqual({ primogem: 1140 })
  expect(ownedNow(situation({ plan: withTaken(untaken, DAILY, true), marks: DONE }))).toEqual({ primogem: 2000 })

  const over = instant(NOW + 2 * DAY_MS)
  expect(ownedNow(situation({ plan: untaken, marks: DONE, now: over }))).toEqual({ primogem: 2000 })
})

test('PLAN-35 a reward that was in the said amount never counts twice, also where less is left than it gave', () => {
  const marked = said(situation({ plan: withTaken(PLAN, DAILY, true) }), 10)
  const unmarked = situation({ plan: withTaken(marked, DAILY, false) })
  expect(ownedNow(unmarked)).toEqual({ primogem: 0 })
  expect(result(unmarked)).toEqual(result(situation({ plan: marked })))
})

test('PLAN-35 of rewards that were part of a smaller amount, what is certain was spent first', () => {
  const own = { ...PLAN, amounts: { spiral_abyss: 600 } }
  const plan = withTaken(said(situation({ plan: withTaken(own, DAILY, true), marks: DONE }), 100), DAILY, false)
  const left = planInputOf(situation({ plan })).payments.filter((payment) => KEYS.includes(takenKey(payment)))
  expect(left.map((payment) => [takenKey(payment), payment.low])).toEqual([
    [ABYSS, 100],
    [DAILY, 0],
  ])
})

test('PLAN-35 what was spent of one thing is missing though something else is owned', () => {
  const plan = withTaken(said(situation({ plan: withTaken(PLAN, DAILY, true) }), 10), DAILY, false)
  const other = { ...plan, owned: { ...plan.owned, intertwined_fate: 5 } }
  const left = planInputOf(situation({ plan: other })).payments.filter((payment) => takenKey(payment) === DAILY)
  expect(left.map(({ low, usual, high }) => [low, usual, high])).toEqual([[10, 10, 10]])
})

test('PLAN-35 marking again what was in the said amount never lowers a chance and adds nothing', () => {
  const open = openPayments({ ...situation(), choices: choicesOf(PLAN, new Set()) }, NOW).map(takenKey)
  const amounts = fc.oneof(fc.nat({ max: 30_000 }), fc.nat({ max: 1500 }))
  fc.assert(
    fc.property(fc.subarray(open, { minLength: 1 }), amounts, fc.boolean(), (keys, amount, hasOwnAmount) => {
      const all = (plan: AccountPlan, isTaken: boolean) => keys.reduce((one, key) => withTaken(one, key, isTaken), plan)
      const begun = hasOwnAmount ? { ...PLAN, amounts: { spiral_abyss: 600 } } : PLAN
      const marked = said(situation({ plan: all(begun, true) }), amount)
      let plan = all(marked, false)
      let former = result(situation({ plan }))
      for (const key of keys) {
        plan = withTaken(plan, key, true)
        const now = result(situation({ plan }))
        expectNotLower(now, former)
        former = now
      }
      expect(former).toEqual(result(situation({ plan: marked })))
    }),
    { numRuns: 12 },
  )
})

test('PLAN-35 each thing has its own amount: to say one leaves the marks of the others', () => {
  const shop = withTaken(PLAN, 'paimons_bargains_limited/2026-05-01', true)
  expect(ownedNow(situation({ plan: said(situation({ plan: shop }), 300) }))).toEqual({
    primogem: 300,
    intertwined_fate: 5,
  })
})

test("PLAN-35 a reward stays owned after its period, in the player's own amount and whether its source counts or not", () => {
  const later = instant(NOW + 80 * DAY_MS)
  const plan = { ...withTaken(PLAN, DAILY, true), amounts: { spiral_abyss: 600 }, counted: { spiral_abyss: false } }
  expect(ownedNow(situation({ plan, marks: DONE, now: later }))).toEqual({ primogem: 660 })
})

test('PLAN-35 marks from before the plan began say nothing of what is owned', () => {
  const before = situation({ plan: { ...PLAN, since: instant(NOW + 30 * DAY_MS) }, now: instant(NOW + 30 * DAY_MS) })
  expect(ownedNow({ ...before, marks: DONE })).toEqual({})
})

test('PLAN-35 an amount that an older program changed counts as said now', () => {
  const plan = said(situation({ plan: PLAN }), 2000)
  const changed = { ...plan, owned: { primogem: 5000 } }
  const now = instant(NOW + 2 * DAY_MS)
  expect(ownedNow(situation({ plan: withTaken(changed, DAILY, true), now }))).toEqual({ primogem: 5000 })
  expect(ownedNow(situation({ plan: withTaken(plan, DAILY, true), now }))).toEqual({ primogem: 2060 })
})

test('PLAN-35 in a plan whose amount was said before amounts had a moment, a marked reward stays owned after its period', () => {
  const plan = withTaken({ ...PLAN, owned: { primogem: 5000 } }, DAILY, true)
  const later = instant(NOW + 2 * DAY_MS)
  expect(ownedNow(situation({ plan }))).toEqual({ primogem: 5060 })
  expect(ownedNow(situation({ plan, now: later }))).toEqual({ primogem: 5060 })
})

test('PLAN-37 what was marked before an older plan was first seen stays owned after its period', () => {
  const older = { accounts: { genshin: { owned: { primogem: 5000 }, taken: { [DAILY]: true } } } }
  const account = { gameId: 'genshin', uid: null } as const
  const plan = readAccountPlan(withBegunPlans(older, NOW), account)
  const owned = [0, 2, 20, 200].map((days) =>
    ownedNow(situation({ plan, marks: DONE, now: instant(NOW + days * DAY_MS) })),
  )
  expect(owned).toEqual(Array(4).fill({ primogem: 5860 }))

  const changed = withBegunPlans(withAccountPlan({}, account, { ...plan, owned: { primogem: 7000 } }), NOW)
  const later = situation({ plan: readAccountPlan(changed, account), marks: DONE, now: instant(NOW + 200 * DAY_MS) })
  expect(ownedNow(later)).toEqual({ primogem: 7860 })
})

test('PLAN-5 challenges are never part of what is sure', () => {
  const conditional = INCOME.genshin.sources.filter(({ kind }) => kind === 'conditional')
  const counted = Object.fromEntries(conditional.map(({ id }) => [id, false]))
  const [all, none] = [situation({ plan: PLAN }), situation({ plan: { ...PLAN, counted } })]
  expect(result(all).surePulls).toBe(result(none).surePulls)
  expect(result(all).certainChance).toEqual(result(none).certainChance)
  expect(result(all).pulls.high).toBeGreaterThan(result(none).pulls.high)
  expect(result(all).pulls.low).toBe(result(none).pulls.low)
})
