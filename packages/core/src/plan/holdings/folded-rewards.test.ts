import { INCOME } from '@ephemeris/gamedata/income/income'
import { OBSERVED } from '@ephemeris/gamedata/timeline/observed'
import { CYCLES } from '@ephemeris/gamedata/timeline/recurring'
import { VERSIONS } from '@ephemeris/gamedata/timeline/versions'
import { expect, test } from 'vitest'
import type { Marks } from '../../activity/status.ts'
import { sampleFactsOf } from '../../gacha/sample-facts.test-data.ts'
import { GAME_IDS, type GameId } from '../../games/game.ts'
import { addHoldings, type Holdings } from '../../income/holdings.ts'
import { incomeCalendarOf } from '../../income/income-calendar.ts'
import { NO_CHOICES, takenKey } from '../../income/income-choices.ts'
import { allPayments, type Payment } from '../../income/payments.ts'
import { DAY_MS, HOUR_MS, type Instant, instant } from '../../time/instant.ts'
import { utcOffset } from '../../time/zone.ts'
import { NOW } from '../goals/sample-situation.test-data.ts'
import { withOwned, withoutChange, withTaken } from '../stored/change-plan.ts'
import { EMPTY_PLAN } from '../stored/empty-plan.test-data.ts'
import { type AccountPlan, PLAN_LIMITS } from '../stored/player-plan.ts'
import { readAccountPlan, withAccountPlan } from '../stored/stored-plan.ts'
import { accountBook, type BookSituation } from './account-book.ts'
import { withFoldedRewards } from './folded-rewards.ts'
import { baselineOf } from './owned.ts'
import { cyclePayments } from './player-income.ts'

const TAKEN = { isTaken: true, at: NOW }
const DAYS = 730
/** Periods of about a month. */
const MOST_OPEN = 100
const END = instant(NOW + DAYS * DAY_MS)

/** A game on a server, without a plan. */
function incomeOf(gameId: GameId, hours: number): Omit<BookSituation, 'plan' | 'now' | 'marks'> {
  const facts = { cycles: CYCLES[gameId], versions: VERSIONS[gameId], versionDays: OBSERVED[gameId].versionDays }
  const calendar = incomeCalendarOf(facts, utcOffset(hours * 60), instant(END + 100 * DAY_MS))
  return { gameId, facts: INCOME[gameId], calendar, index: sampleFactsOf(gameId), recent: [] }
}

/** Everything that can be ticked in two years: what lasts to the end of its period. */
function rewardsOf(income: ReturnType<typeof incomeOf>): readonly Payment[] {
  const sources = income.facts.sources.filter(({ lasts, cadence }) => lasts && cadence.unit !== 'pass_purchase')
  const choices = { ...NO_CHOICES, counted: new Map(sources.map(({ id }) => [id, true])), passUntil: END }
  return allPayments({ ...income, facts: { ...income.facts, sources }, choices }, { from: NOW, to: END })
}

/** A plan as the device keeps it. */
function stored(plan: AccountPlan, gameId: GameId): AccountPlan {
  const account = { gameId, uid: null }
  return readAccountPlan(JSON.parse(JSON.stringify(withAccountPlan({}, account, plan))), account)
}

const ownedNow = (given: BookSituation) => accountBook(given).left

/** What a tap does. */
function ticked(income: BookSituation, key: string, isTaken = true): AccountPlan {
  return stored(withTaken(withFoldedRewards(income), key, { isTaken, at: NOW }), income.gameId)
}

const sumOf = (some: readonly Payment[]): Holdings =>
  some.reduce<Holdings>((sum, { gives, usual }) => addHoldings(sum, { [gives]: usual }), {})

const beganOn = (rewards: readonly Payment[], day: Instant) =>
  rewards.filter(({ opensAt, closesAt }) => opensAt <= day && opensAt + DAY_MS > day && closesAt >= day)

test.each(GAME_IDS)('PLAN-36 two years of ticks keep what the player owns, and the plan small (%s)', (gameId) => {
  const income = incomeOf(gameId, 8)
  const rewards = rewardsOf(income)
  const taken: Payment[] = []
  let plan: AccountPlan = { ...EMPTY_PLAN, since: instant(NOW - 60 * DAY_MS) }
  let most = 0
  for (let day = NOW; day < END; day = instant(day + DAY_MS)) {
    for (const payment of beganOn(rewards, day)) {
      plan = ticked({ ...income, marks: {}, plan, now: day }, takenKey(payment))
      taken.push(payment)
    }
    most = Math.max(most, Object.keys(plan.taken).length)
  }
  expect(taken.length).toBeGreaterThanOrEqual(0.9 * rewards.length)
  expect(most).toBeLessThan(PLAN_LIMITS.taken / 2)
  expect(ownedNow({ ...income, marks: {}, plan, now: END })).toEqual(sumOf(taken))
})

test('PLAN-36 a folded plan owns the same on every server, around each end of a period', () => {
  const servers = [8, 1, -5].map((hours) => incomeOf('genshin', hours))
  const [home] = servers
  if (!home) throw new RangeError('no server')
  const began = rewardsOf(home).filter(({ opensAt }) => opensAt >= NOW)
  const cycles = cyclePayments(home, { from: NOW, to: instant(NOW + 200 * DAY_MS) })
  const marks: Marks = Object.fromEntries(cycles.map(({ activityId }) => [activityId, 'done' as const]))
  let folds = 0
  for (let hours = 0; hours < 45 * 24; hours += 17) {
    const now = instant(NOW + 100 * DAY_MS + hours * HOUR_MS)
    const income = servers[hours % servers.length] ?? home
    const isMarked = ({ sourceId }: Payment) => cycles.some((cycle) => cycle.sourceId === sourceId)
    const ticks = began.filter((payment) => payment.opensAt < now && !isMarked(payment)).map(takenKey)
    const whole = ticks.reduce<AccountPlan>((plan, key) => withTaken(plan, key, TAKEN), { ...EMPTY_PLAN, since: NOW })
    const folded = withFoldedRewards({ ...income, marks, plan: whole, now })
    if (folded !== whole) folds += 1
    for (const { facts, calendar } of servers) {
      const ownedBy = (plan: AccountPlan) => ownedNow({ ...income, facts, calendar, marks, plan, now })
      expect(ownedBy(folded), String(hours)).toEqual(ownedBy(whole))
    }
  }
  expect(folds).toBeGreaterThan(50)
})

test('PLAN-36 amounts that were said since, marks that were removed, and undo go on in a folded plan', () => {
  const income = { ...incomeOf('genshin', 8), marks: {} }
  const began = rewardsOf(income).filter(({ opensAt }) => opensAt >= NOW)
  let now = instant(NOW + 100 * DAY_MS)
  const ticks = began.filter(({ opensAt }) => opensAt < now).map(takenKey)
  const whole = ticks.reduce<AccountPlan>((one, key) => withTaken(one, key, TAKEN), { ...EMPTY_PLAN, since: NOW })
  const entered = withOwned(whole, 'primogem', baselineOf({ ...income, plan: whole, now }, 'primogem', 2000))
  now = instant(now + DAY_MS)
  const folded = withFoldedRewards({ ...income, plan: entered, now })
  expect(folded.baselines.primogem).toEqual(entered.baselines.primogem)
  expect(ownedNow({ ...income, plan: folded, now })).toEqual(ownedNow({ ...income, plan: entered, now }))
  expect(ownedNow({ ...income, plan: folded, now }).primogem).toBe(2000)

  const today = began.find(({ sourceId, opensAt }) => sourceId === 'daily_commissions' && opensAt > now - DAY_MS)
  const changed = withTaken(folded, today ? takenKey(today) : '', TAKEN)
  expect(ownedNow({ ...income, plan: changed, now }).primogem).toBe(2060)
  expect(withoutChange(changed, { previous: folded, changed })).toEqual(folded)
})

test('PLAN-36 a program that knows no folding owns the same in a folded plan', () => {
  const income = incomeOf('starrail', 8)
  const rewards = rewardsOf(income)
  const now = instant(NOW + 200 * DAY_MS)
  let plan: AccountPlan = { ...EMPTY_PLAN, owned: { stellar_jade: 500 }, since: NOW }
  for (const payment of rewards.filter(({ opensAt }) => opensAt >= NOW && opensAt < now)) {
    plan = withTaken(plan, takenKey(payment), TAKEN)
  }
  const before = ownedNow({ ...income, marks: {}, plan, now })
  const folded = withFoldedRewards({ ...income, marks: {}, plan, now })
  expect(Object.keys(folded.taken).length).toBeLessThan(MOST_OPEN)
  expect(ownedNow({ ...income, marks: {}, plan: folded, now })).toEqual(before)
  // It reads the amounts alone: all but the last month is in them.
  expect(folded.owned.stellar_jade).toBeGreaterThan((before.stellar_jade ?? 0) * 0.7)
})
