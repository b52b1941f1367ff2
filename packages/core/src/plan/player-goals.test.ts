import { INCOME } from '@ephemeris/gamedata/income'
import { OBSERVED } from '@ephemeris/gamedata/observed'
import { CYCLES } from '@ephemeris/gamedata/recurring'
import { VERSIONS } from '@ephemeris/gamedata/versions'
import { expect, test } from 'vitest'
import { activityId } from '../activity/activity-id.ts'
import { sampleFactsOf } from '../gacha/sample-facts.test-data.ts'
import { incomeCalendarOf } from '../income/income-calendar.ts'
import { DAY_MS, instant } from '../time/instant.ts'
import { utcOffset } from '../time/zone.ts'
import { EMPTY_PLAN } from './empty-plan.test-data.ts'
import { goalAnswersOf, goalEnd, type PlanSituation, planInputOf, standingIn } from './player-goals.ts'
import { choicesOf, plannedPayments, takenByMarks } from './player-income.ts'
import { type PlannedGoal, UNSAID_STANDING } from './player-plan.ts'

const NOW = instant(Date.UTC(2026, 4, 20, 12))
const SERVER = utcOffset(480)
const UNTIL = instant(NOW + 30 * DAY_MS)
const GOAL: PlannedGoal = {
  id: 'goal',
  poolId: '301',
  bannerId: 'banner',
  expected: null,
  itemId: null,
  name: null,
  copies: 1,
  until: UNTIL,
  isSkipped: false,
}

function situation(change: Partial<PlanSituation> = {}): PlanSituation {
  const facts = { cycles: CYCLES.genshin, versions: VERSIONS.genshin, versionDays: OBSERVED.genshin.versionDays }
  return {
    gameId: 'genshin',
    facts: INCOME.genshin,
    calendar: incomeCalendarOf(facts, SERVER, instant(NOW + 600 * DAY_MS)),
    marks: {},
    plan: { ...EMPTY_PLAN, goals: [GOAL] },
    now: NOW,
    index: sampleFactsOf('genshin'),
    histories: new Map(),
    bannerEnds: new Map(),
    ...change,
  }
}

const SPIRAL_ABYSS = activityId('genshin', 'spiral_abyss/2026-05-16')

function certain(given: PlanSituation): number {
  return goalAnswersOf(given)[0]?.result?.pulls.certain ?? Number.NaN
}

test('PLAN-9 a challenge that is marked as done is one payment less, and the key names its period', () => {
  const unmarked = situation()
  const marked = situation({ marks: { [SPIRAL_ABYSS]: 'done' } })
  expect([...takenByMarks(marked, NOW)]).toEqual(['spiral_abyss/2026-05-16'])
  const keyOf = ({ sourceId, key, at }: { sourceId: string; key: string; at: number }) => `${sourceId}/${key}@${at}`
  const before = plannedPayments(unmarked, UNTIL).map(keyOf)
  const after = plannedPayments(marked, UNTIL).map(keyOf)
  expect(before.filter((key) => !after.includes(key)).map((key) => key.split('@')[0])).toEqual([
    'spiral_abyss/2026-05-16',
  ])
  expect(certain(unmarked) - certain(marked)).toBe(5)
})

test.each(['in_progress', 'starred', 'cancelled'] as const)('PLAN-9 a mark "%s" takes nothing', (mark) => {
  expect(takenByMarks(situation({ marks: { [SPIRAL_ABYSS]: mark } }), NOW).size).toBe(0)
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

test('PLAN-10 a banner ends by the calendar, an expected one in its half of the version', () => {
  const moved = instant(UNTIL + DAY_MS)
  expect(goalEnd(GOAL, situation({ bannerEnds: new Map([['banner', moved]]) }))).toBe(moved)
  expect(goalEnd(GOAL, situation())).toBe(UNTIL)
  const given = situation()
  const window = given.calendar.versions.at(-2)
  if (!window) throw new RangeError('no version')
  const half = (half: 1 | 2) => goalEnd({ ...GOAL, bannerId: null, expected: { version: window.version, half } }, given)
  expect(half(2)).toBe(window.end)
  expect(half(1)).toBe(window.start + Math.round((window.end - window.start) / 2))
})

test('PLAN-10 the records tell the pity unless the player says otherwise', () => {
  const histories = new Map([
    ['301', { pity: { 4: { count: 1, isAtLeast: false }, 5: { count: 54, isAtLeast: true } }, isGuaranteed: null }],
  ])
  const known = situation({ histories })
  expect(standingIn('400', known)).toMatchObject({ pity: { count: 54, isAtLeast: true }, isGuaranteed: null })
  const standings = { '301': { ...UNSAID_STANDING, pity: 60, isGuaranteed: true } }
  const said = situation({ histories, plan: { ...EMPTY_PLAN, standings } })
  expect(standingIn('400', said)).toMatchObject({ pity: { count: 60, isAtLeast: false }, isGuaranteed: true })
})

test('PLAN-10 what a shop gives at once for what is owned counts, whole tickets alone', () => {
  const owned = { masterless_starglitter: 14, genesis_crystal: 160 }
  const given = situation({ plan: { ...EMPTY_PLAN, goals: [GOAL], owned } })
  expect(planInputOf(given).owned).toMatchObject({ intertwined_fate: 2, genesis_crystal: 160 })
  expect(certain(given) - certain(situation())).toBe(3)
})

test('PLAN-10 a pass counts while it is paid, and is bought anew only where the player says so', () => {
  const paid = situation({ plan: { ...EMPTY_PLAN, passUntil: instant(NOW + 10 * DAY_MS) } })
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
