import { INCOME } from '@ephemeris/gamedata/income/income'
import { expect, test } from 'vitest'
import { sampleFactsOf } from '../../gacha/sample-facts.test-data.ts'
import { DAY_MS, instant } from '../../time/instant.ts'
import { choicesOf, markedRange, plannedPayments, takenByMarks } from '../holdings/player-income.ts'
import { EMPTY_PLAN } from '../stored/empty-plan.test-data.ts'
import { EMPTY_STANDING } from '../stored/player-plan.ts'
import { goalEnd } from './goal-end.ts'
import {
  askedPools,
  countedGoals,
  goalAnswersOf,
  maxCopies,
  type PlanSituation,
  planInputOf,
  standingIn,
} from './player-goals.ts'
import { GOAL, NOW, SPIRAL_ABYSS, situation, UNTIL } from './sample-situation.test-data.ts'

function certain(given: PlanSituation): number {
  return goalAnswersOf(given)[0]?.result?.pulls.certain ?? Number.NaN
}

test('PLAN-9 a challenge that is marked as done is one payment less, and the key names its period', () => {
  const unmarked = situation()
  const marked = situation({ marks: { [SPIRAL_ABYSS]: 'done' } })
  expect([...takenByMarks(marked, markedRange(NOW))]).toEqual(['spiral_abyss/2026-05-16'])
  const keyOf = ({ sourceId, key, at }: { sourceId: string; key: string; at: number }) => `${sourceId}/${key}@${at}`
  const before = plannedPayments(unmarked, UNTIL).map(keyOf)
  const after = plannedPayments(marked, UNTIL).map(keyOf)
  expect(before.filter((key) => !after.includes(key)).map((key) => key.split('@')[0])).toEqual([
    'spiral_abyss/2026-05-16',
  ])
})

test.each(['in_progress', 'starred', 'cancelled'] as const)('PLAN-9 a mark "%s" takes nothing', (mark) => {
  expect(takenByMarks(situation({ marks: { [SPIRAL_ABYSS]: mark } }), markedRange(NOW)).size).toBe(0)
})

test('PLAN-9 what the player says of a period wins over its mark', () => {
  const key = 'spiral_abyss/2026-05-16'
  const marked = new Set([key])
  expect(choicesOf({ ...EMPTY_PLAN, taken: { [key]: false } }, marked).taken.has(key)).toBe(false)
  expect(choicesOf({ ...EMPTY_PLAN, taken: { [key]: true } }, new Set()).taken.has(key)).toBe(true)
})

test('PLAN-10 skipped goals, goals that are over and goals of unknown pools do not count', () => {
  const goals = [
    { ...GOAL, id: 'skipped', isSkipped: true },
    { ...GOAL, id: 'over', bannerId: null, until: instant(NOW - 1) },
    { ...GOAL, id: 'unknown', poolId: 'x' },
    GOAL,
  ]
  expect(goalAnswersOf(situation({ plan: { ...EMPTY_PLAN, goals } })).map(({ id }) => id)).toEqual(['goal'])
})

test('PLAN-10 where no goal counts there is no answer', () => {
  const skipped = situation({ plan: { ...EMPTY_PLAN, goals: [{ ...GOAL, isSkipped: true }] } })
  expect([goalAnswersOf(skipped), goalAnswersOf(situation({ plan: EMPTY_PLAN }))]).toEqual([[], []])
})

test('PLAN-2 a goal without an answer names the first goal of which something is not published', () => {
  const goals = [GOAL, { ...GOAL, id: 'standard', poolId: '200' }, { ...GOAL, id: 'last' }]
  const answers = goalAnswersOf(situation({ plan: { ...EMPTY_PLAN, goals } }))
  const blocker = { goalId: 'standard', missing: 'odds' }
  expect(answers).toMatchObject([{ id: 'goal' }, { result: null, blocker }, { id: 'last', result: null, blocker }])
  expect(answers[0]?.result).not.toBeNull()
})

test('PLAN-18 a pool that closes after its 5-star gives one copy', () => {
  const index = sampleFactsOf('wuthering')
  const once = [...index.pools.values()].find(({ id }) => id === '6')
  const plan = { ...EMPTY_PLAN, goals: [{ ...GOAL, poolId: '6', copies: 4 }] }
  expect(once && maxCopies(once)).toBe(1)
  const [goal] = countedGoals(situation({ gameId: 'wuthering', index, facts: INCOME.wuthering, plan }))
  expect(goal?.copies).toBe(1)
})

test('PLAN-10 a banner ends by the calendar, an expected one in its half of the version', () => {
  const moved = instant(UNTIL + DAY_MS)
  expect(goalEnd(GOAL, situation({ banners: new Map([['banner', { startAt: NOW, endAt: moved }]]) }))).toBe(moved)
  expect(goalEnd(GOAL, situation())).toBe(UNTIL)
  const given = situation()
  const window = given.calendar.versions.at(-2)
  if (!window) throw new RangeError('no version')
  const half = (half: 1 | 2) => goalEnd({ ...GOAL, bannerId: null, expected: { version: window.version, half } }, given)
  expect(half(2)).toBe(window.end)
  expect(half(1)).toBe(window.start + Math.round((window.end - window.start) / 2))
})

test('PLAN-10 the records give the pity unless the player says otherwise', () => {
  const histories = new Map([
    ['301', { pity: { 4: { count: 1, isAtLeast: false }, 5: { count: 54, isAtLeast: true } }, isGuaranteed: null }],
  ])
  const known = situation({ histories })
  expect(standingIn('400', known)).toMatchObject({ pity: { count: 54, isAtLeast: true }, isGuaranteed: null })
  const standings = { '301': { ...EMPTY_STANDING, pity: 60, isGuaranteed: true } }
  const entered = situation({ histories, plan: { ...EMPTY_PLAN, standings } })
  expect(standingIn('400', entered)).toMatchObject({ pity: { count: 60, isAtLeast: false }, isGuaranteed: true })
})

test('PLAN-10 what a shop gives at once for what is owned counts, whole tickets alone', () => {
  const owned = { masterless_starglitter: 14, genesis_crystal: 160 }
  const given = situation({ plan: { ...EMPTY_PLAN, goals: [GOAL], owned } })
  expect(planInputOf(given).owned).toMatchObject({ intertwined_fate: 2, genesis_crystal: 160 })
  expect(certain(given) - certain(situation())).toBe(3)
})

test('PLAN-10 a pass counts while it is paid, and is bought again only where the player says so', () => {
  const since = instant(NOW - DAY_MS)
  const paid = situation({ plan: { ...EMPTY_PLAN, since, passUntil: instant(NOW + 10 * DAY_MS) } })
  const layers = (given: PlanSituation) =>
    new Set(
      plannedPayments(given, UNTIL)
        .filter(({ sourceId }) => sourceId.startsWith('welkin'))
        .map(({ layer }) => layer),
    )
  expect([...layers(situation())]).toEqual([])
  expect([...layers(paid)]).toEqual(['certain'])
  const pass = INCOME.genshin.sources.filter(({ cadence }) => cadence.unit.startsWith('pass_'))
  const counted = Object.fromEntries(pass.map(({ id }) => [id, true]))
  const bought = situation({ plan: { ...EMPTY_PLAN, counted } })
  expect([...layers(bought)]).toEqual(['bought'])
})

test('PLAN-47 the first pool whose pity is unknown is asked for, after those that the player typed', () => {
  const typed = (...poolIds: readonly string[]) =>
    situation({
      plan: {
        ...EMPTY_PLAN,
        standings: Object.fromEntries(poolIds.map((poolId) => [poolId, { ...EMPTY_STANDING, pity: 10 }])),
      },
    })
  const shown = ['301', '400', '302', '500']
  expect(askedPools(shown, typed())).toEqual(['301'])
  expect(askedPools(shown, typed('301'))).toEqual(['301', '302'])
  expect(askedPools(shown, typed('301', '302'))).toEqual(['301', '302', '500'])
  expect(askedPools(shown, typed('301', '302', '500'))).toEqual(['301', '302', '500'])
  const pity = { 4: { count: 0, isAtLeast: false }, 5: { count: 12, isAtLeast: false } }
  const recorded = situation({ histories: new Map([['301', { pity, isGuaranteed: null }]]) })
  expect(askedPools(shown, recorded)).toEqual(['302'])
})
