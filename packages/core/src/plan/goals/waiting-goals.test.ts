import { expect, test } from 'vitest'
import { sampleFactsOf } from '../../gacha/sample-facts.test-data.ts'
import { DAY_MS, instant } from '../../time/instant.ts'
import { utcOffset } from '../../time/zone.ts'
import { EMPTY_PLAN } from '../stored/empty-plan.test-data.ts'
import { EMPTY_STANDING, type PlannedGoal } from '../stored/player-plan.ts'
import { type GoalCandidate, UNKNOWN_POOL } from './banner-goals.ts'
import { announcedUntil, comingHalves, goalEnd, goalStart, nextHalf } from './goal-end.ts'
import { goalAnswersOf, isPityUnknown } from './player-goals.ts'
import { GOAL, NOW, situation, UNTIL } from './sample-situation.test-data.ts'
import { knownFiveStars, withAnnouncedGoals } from './waiting-goals.ts'

const SITUATION = situation()
const idOf = (name: string) => {
  const item = [...SITUATION.index.items.values()].find((one) => one.name.en === name)
  if (!item) throw new RangeError(`no ${name}`)
  return item.id
}
const SKIRK = idOf('Skirk')
const WAITING: PlannedGoal = { ...GOAL, bannerId: null, isRerun: true, itemId: SKIRK, name: 'Skirk' }

test('PLAN-45 every 5-star that had a banner is known, with the pool and the end of its last one; who only comes by a lost 50/50 is not', () => {
  const known = knownFiveStars(SITUATION.index, { server: utcOffset(480), now: NOW })
  const featured = new Set(
    SITUATION.index.facts.history.filter(({ pool }) => pool !== null).flatMap(({ featured5 }) => featured5),
  )
  const ids = new Set(known.map(({ itemId }) => itemId))
  for (const id of featured) if (SITUATION.index.items.get(id)?.rank === 5) expect(ids).toContain(id)
  const starRail = sampleFactsOf('starrail')
  const had = new Set(starRail.facts.history.flatMap(({ featured5 }) => featured5))
  const onlyLost = starRail.facts.permanent.map(({ item }) => item).filter((item) => !had.has(item))
  expect(onlyLost.length).toBeGreaterThan(0)
  const hoped = knownFiveStars(starRail, { server: utcOffset(480), now: NOW }).map(({ itemId }) => itemId)
  for (const item of onlyLost) expect(hoped).not.toContain(item)
  const skirk = known.find(({ itemId }) => itemId === SKIRK)
  expect(['301', '400']).toContain(skirk?.poolId)
  expect(skirk?.lastEndAt).toBeGreaterThan(Date.UTC(2025, 5, 1))
})

test('PLAN-45 the last banner of a 5-star is the last one that is over', () => {
  const lastEndOf = (now: number) =>
    knownFiveStars(SITUATION.index, { server: utcOffset(480), now: instant(now) }).find(
      ({ itemId }) => itemId === SKIRK,
    )?.lastEndAt
  expect(lastEndOf(Date.UTC(2025, 5, 1))).toBeNull()
  expect(lastEndOf(Date.UTC(2025, 11, 1))).toBe(Date.UTC(2025, 6, 8, 9, 59, 59))
})

test('PLAN-45 a rerun is taken for one of the first half of a version behind everything announced, and moves on with the calendar', () => {
  const half = nextHalf(SITUATION)
  expect(half?.endAt).toBe(goalEnd(WAITING, SITUATION))
  expect(half?.startAt).toBe(goalStart(WAITING, SITUATION))
  expect(((half?.startAt ?? 0) + (half?.endAt ?? 0)) / 2).toBeGreaterThan(UNTIL)
  // A banner that runs for months is no sign of a half.
  const long = { startAt: NOW, endAt: instant(NOW + 200 * DAY_MS) }
  expect(announcedUntil({ banners: new Map([...SITUATION.banners, ['long', long]]), now: NOW })).toBe(UNTIL)
  const later = situation({ now: instant((half?.endAt ?? 0) + DAY_MS) })
  expect(goalEnd(WAITING, later)).toBeGreaterThan(later.now)
})

test('PLAN-45 the chance of a waiting goal is that of the same goal in the half that it names', () => {
  const chanceOf = (goal: PlannedGoal) => {
    const standings = { '301': { ...EMPTY_STANDING, pity: 0, isGuaranteed: false } }
    const plan = { ...EMPTY_PLAN, owned: { primogem: 1_600 }, goals: [goal], standings }
    return goalAnswersOf({ ...SITUATION, plan })[0]?.result?.chance
  }
  const [first, second, third] = comingHalves(SITUATION, announcedUntil(SITUATION))
  const inHalf = (half: typeof first) => chanceOf({ ...WAITING, isRerun: false, expected: half ?? null })
  expect(chanceOf(WAITING)).toEqual(inHalf(first))
  const lows = [first, second, third].map((half) => inHalf(half)?.low ?? 0)
  expect(lows).toEqual(lows.toSorted((a, b) => a - b))
  expect(lows[2]).toBeGreaterThan(lows[0] ?? 1)
})

function candidate(change: Partial<GoalCandidate> = {}): GoalCandidate {
  const until = instant(NOW + 20 * DAY_MS)
  const banner = { poolId: '400', bannerId: 'rerun', expected: null, isRerun: false, itemId: SKIRK, name: 'Skirk' }
  return { ...banner, until, startAt: NOW, isExpected: false, ...change }
}

test('PLAN-46 a waiting goal gets the first announced banner of its item, whatever it was hoped for', () => {
  const hopes = [
    WAITING,
    { ...WAITING, isRerun: false, expected: { version: '6.8', half: 1 as const } },
    { ...WAITING, isRerun: false },
  ]
  for (const goal of hopes) {
    const plan = { ...EMPTY_PLAN, goals: [GOAL, goal] }
    const later = candidate({ bannerId: 'later', startAt: instant(NOW + DAY_MS) })
    const bound = withAnnouncedGoals(plan, [later, candidate()], NOW).goals[1]
    expect(bound).toEqual({
      ...goal,
      ...{ bannerId: 'rerun', poolId: '400', expected: null, isRerun: false },
      until: candidate().until,
    })
  }
})

test('PLAN-46 an expected or ended banner, another item and a goal that has the banner already change nothing', () => {
  const plan = { ...EMPTY_PLAN, goals: [WAITING, { ...WAITING, id: 'two', itemId: null }] }
  const others = [
    candidate({ isExpected: true }),
    candidate({ until: NOW }),
    candidate({ itemId: idOf('Furina') }),
    candidate({ itemId: null }),
  ]
  expect(withAnnouncedGoals(plan, others, NOW)).toBe(plan)
  const had = { ...plan, goals: [...plan.goals, { ...WAITING, id: 'three', bannerId: 'rerun', isRerun: false }] }
  expect(withAnnouncedGoals(had, [candidate()], NOW)).toBe(had)
})

test('PLAN-46 a goal in a new kind of banner gets its pool once the facts know it', () => {
  const goal = { ...GOAL, bannerId: 'rerun', poolId: UNKNOWN_POOL, itemId: null, name: 'Skirk' }
  const plan = { ...EMPTY_PLAN, goals: [goal] }
  expect(withAnnouncedGoals(plan, [candidate({ poolId: UNKNOWN_POOL, itemId: null })], NOW)).toBe(plan)
  expect(withAnnouncedGoals(plan, [candidate()], NOW).goals).toEqual([{ ...goal, poolId: '400', itemId: SKIRK }])
})

test('PLAN-2 a goal in a new kind of banner has no answer, nor has one after it, and its pity is not asked for', () => {
  const goal = { ...GOAL, id: 'new', poolId: UNKNOWN_POOL }
  const plan = { ...EMPTY_PLAN, goals: [goal, GOAL] }
  const answers = goalAnswersOf({ ...SITUATION, plan })
  const blocker = { goalId: 'new', missing: 'odds' }
  expect(answers.map(({ result }) => result)).toEqual([null, null])
  expect(answers).toMatchObject([{ blocker }, { blocker }])
  expect(isPityUnknown(UNKNOWN_POOL, { ...SITUATION, plan })).toBe(false)
})
