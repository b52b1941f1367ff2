import { expect, test } from 'vitest'
import type { PlacedActivity } from '../activity/activity.ts'
import type { Marks } from '../activity/status.ts'
import { GAME_IDS, type GameId } from '../games/game.ts'
import type { IncomeChoices } from '../income/income-choices.ts'
import { at, sampleIncome } from '../income/sample-income.test-data.ts'
import { formatDay } from '../time/calendar.ts'
import { type DisplayedClock, fixedClock, zoneClock } from '../time/clock.ts'
import { offsetOf } from '../time/zone.ts'
import { samplePlaced } from '../timeline/sample-activity.test-data.ts'
import { eveningOf } from './evening.ts'
import { isPullInOne, laterDays, payingGames, type Tonight, tonightOf, totalPulls } from './tonight.ts'

/** A Sunday, 21:47 on the server of Asia; its week turns in the night. */
const SUNDAY = '2026-11-22T13:47:00Z'
const ASIA = fixedClock(offsetOf('UTC+8'))
const NIGHT_END = at('2026-11-22T19:59:59Z')

interface Scene {
  games?: readonly GameId[]
  activities?: readonly PlacedActivity[]
  marks?: Marks
  choices?: Partial<IncomeChoices>
  links?: Readonly<Record<string, readonly string[]>>
  now?: string
  clock?: DisplayedClock
}

function tonight({ games = ['genshin'], activities = [], marks = {}, ...rest }: Scene = {}): Tonight {
  const { choices = {}, links = {}, now = SUNDAY, clock = ASIA } = rest
  return tonightOf({
    activities,
    marks,
    incomes: games.map((gameId) => ({
      ...sampleIncome(gameId, 'UTC+8', choices),
      gameId,
      links: new Map(Object.entries(links)),
    })),
    evening: eveningOf(at(now), 60, clock),
    now: at(now),
  })
}

function event(id: string, changes: Partial<PlacedActivity> = {}): PlacedActivity {
  const startAt = at('2026-11-10T00:00:00Z')
  return samplePlaced({ id, type: 'event', startAt, endAt: NIGHT_END, ...changes })
}

function withRewards(amount: number): Pick<PlacedActivity, 'announcement'> {
  const rewards = [{ id: 'primogem', name: 'Primogem', amount, perPull: 160 }]
  return { announcement: { publishedAt: null, basis: 'text', changes: [], goneSince: null, rewards } }
}

const keysOf = (rows: Tonight['open']) => rows.map(({ key }) => key)

test('TON-2 dailies, a week that turns and events that end are there: what does not come back first, then most pulls', () => {
  const { open } = tonight({
    games: ['genshin', 'starrail'],
    activities: [event('poor'), event('rich', withRewards(420)), event('long', { endAt: at('2026-11-24T19:59:59Z') })],
  })
  expect(open.map(({ key, pulls }) => [key, pulls])).toEqual([
    ['rich', 2.625],
    ['poor', 0],
    ['starrail/weekly_points/2026-11-16', 225 / 160 + 1],
    ['genshin/daily_commissions/2026-11-22', 0.375],
    ['starrail/daily_training/2026-11-22', 0.375],
  ])
  expect(totalPulls(open)).toBeCloseTo(2.625 + 225 / 160 + 1 + 0.75, 10)
})

test('TON-11 banners that give nothing are named, each phase in one, and are no row', () => {
  const soon = at('2026-11-22T15:00:00Z')
  const activities = [
    event('Mornye', { type: 'gacha' }),
    event('Hiyuki', { type: 'gacha' }),
    event('first', { type: 'gacha', endAt: soon }),
    event('skipped', { type: 'gacha' }),
    event('done', { type: 'gacha' }),
    event('gift', { type: 'gacha', ...withRewards(160) }),
    event('later', { type: 'gacha', endAt: at('2026-11-24T19:59:59Z') }),
  ]
  const { open, banners, done, later } = tonight({ activities, marks: { skipped: 'cancelled', done: 'done' } })
  expect(banners.map((phase) => phase.map(({ id }) => id))).toEqual([['first'], ['Hiyuki', 'Mornye']])
  expect(keysOf(open)).toEqual(['gift', 'genshin/daily_commissions/2026-11-22'])
  expect(done).toEqual([])
  expect(keysOf(later)).toContain('later')
})

test('TON-2 parts of a pull in several games are no pull', () => {
  const daily = GAME_IDS.map((gameId) => ({ gameId, pulls: 0.375 }))
  expect(isPullInOne(daily)).toBe(false)
  expect(isPullInOne([...daily, { gameId: 'genshin', pulls: 0.625 }])).toBe(true)
  expect(payingGames([...daily, { gameId: 'zenless', pulls: 0.625 }, { gameId: 'own', pulls: 0 }])[0]?.pulls).toBe(1)
})

test('TON-2 equal losses are ordered by their end', () => {
  const { open } = tonight({ activities: [event('late'), event('soon', { endAt: at('2026-11-22T15:00:00Z') })] })
  expect(keysOf(open).slice(0, 2)).toEqual(['soon', 'late'])
})

test('TON-2 the evening is the player’s: the reset of Asia at 21:00 in Berlin is lost before it, not after it', () => {
  const clock = zoneClock('Europe/Berlin')
  const before = tonight({ clock, now: '2026-11-22T19:30:00Z' })
  expect(keysOf(before.open)).toEqual(['genshin/daily_commissions/2026-11-22'])
  const after = tonight({ clock, now: '2026-11-22T20:30:00Z' })
  expect(keysOf(after.open)).toEqual([])
  const newYork = tonight({ clock: zoneClock('America/New_York'), now: '2026-11-23T02:00:00Z' })
  expect(keysOf(newYork.open)).toEqual(['genshin/daily_commissions/2026-11-23'])
})

test('TON-2 a row shows when it ends and what it gives, and one visit in the game is one row', () => {
  const { open } = tonight({ games: ['genshin'], now: '2026-11-30T14:00:00Z' })
  const shop = open.find(({ sourceIds }) => sourceIds.includes('paimons_bargains_limited'))
  expect(shop).toMatchObject({
    key: 'genshin/paimons_bargains_limited/2026-11-01',
    sourceIds: ['paimons_bargains_limited', 'paimons_bargains_standard'],
    takenKeys: ['paimons_bargains_limited/2026-11-01', 'paimons_bargains_standard/2026-11-01'],
    gives: { intertwined_fate: 5, acquaint_fate: 5 },
    pulls: 10,
    limitedPulls: 5,
    endsAt: at('2026-11-30T19:59:59Z'),
  })
})

test('TON-3 expected ends, vanished announcements, versions, what has not begun and what was skipped are not there', () => {
  const gone = withRewards(420)
  const { open, later } = tonight({
    activities: [
      event('expected', { certainty: 'expected' }),
      event('gone', { announcement: gone.announcement && { ...gone.announcement, goneSince: at(SUNDAY) } }),
      event('version', { type: 'version' }),
      event('coming', { startAt: at('2026-11-22T15:00:00Z') }),
      event('skipped'),
    ],
    marks: { skipped: 'cancelled' },
  })
  expect(keysOf(open)).toEqual(['genshin/daily_commissions/2026-11-22'])
  // The challenge of a version whose end is not announced yet.
  expect(later.some(({ sourceIds }) => sourceIds.includes('stygian_onslaught'))).toBe(false)
})

test('TON-3 usual amounts and what is yet to be bought are not lost; the day of a paid pass is', () => {
  const counted = new Map([
    ['welkin_daily', true],
    ['welkin_purchase', true],
  ])
  const paid = tonight({ choices: { counted, passUntil: at('2026-11-25T00:00:00Z') } })
  expect(keysOf(paid.open)).toEqual(['genshin/welkin_daily/2026-11-22', 'genshin/daily_commissions/2026-11-22'])
  const ended = tonight({ choices: { counted, passUntil: at('2026-11-20T00:00:00Z') } })
  expect(keysOf(ended.open)).toEqual(['genshin/daily_commissions/2026-11-22'])
})

test('TON-4 a cycle’s activity stands for its payment: one row with its pulls', () => {
  const activities = [event('abyss', { type: 'challenge', endAt: at('2026-12-15T19:59:59Z') })]
  const scene: Scene = {
    activities,
    links: { abyss: ['spiral_abyss/2026-11-16'] },
    now: '2026-12-15T14:00:00Z',
  }
  const [first, ...others] = tonight(scene).open
  expect(first).toMatchObject({ key: 'abyss', pulls: 5, takenKeys: ['spiral_abyss/2026-11-16'] })
  expect(keysOf(others)).not.toContain('genshin/spiral_abyss/2026-11-16')

  expect(keysOf(tonight({ ...scene, choices: { taken: new Set(['spiral_abyss/2026-11-16']) } }).done)).toEqual([
    'abyss',
  ])
  const skipped = tonight({ ...scene, marks: { abyss: 'cancelled' } })
  expect([...skipped.open, ...skipped.done].some(({ pulls }) => pulls === 5)).toBe(false)
})

test('TON-4 an activity that the player marked as done is done, and what is in progress is not', () => {
  const activities = [event('one'), event('two', withRewards(60))]
  const { open, done } = tonight({ activities, marks: { one: 'done', two: 'in_progress' } })
  expect(keysOf(done)).toEqual(['one'])
  expect(keysOf(open)).toContain('two')
})

test('TON-4 what was taken is done until its period is over, a row of several when all of them were', () => {
  const now = '2026-11-30T14:00:00Z'
  const one = tonight({ now, choices: { taken: new Set(['paimons_bargains_limited/2026-11-01']) } })
  expect(one.done).toEqual([])
  const both = tonight({
    now,
    choices: {
      taken: new Set(['paimons_bargains_limited/2026-11-01', 'paimons_bargains_standard/2026-11-01']),
    },
  })
  expect(keysOf(both.done)).toEqual(['genshin/paimons_bargains_limited/2026-11-01'])
  const nextDay = tonight({ now: '2026-12-01T14:00:00Z', choices: { taken: new Set(both.done[0]?.takenKeys) } })
  expect(nextDay.done).toEqual([])
})

test('TON-5 what ends later is grouped by its day, without what is there every day and what is done', () => {
  const { later } = tonight({
    activities: [
      event('tuesday', { endAt: at('2026-11-24T10:00:00Z') }),
      event('tuesday-rich', { endAt: at('2026-11-24T11:00:00Z'), ...withRewards(160) }),
      event('done', { endAt: at('2026-11-24T12:00:00Z') }),
    ],
    marks: { done: 'done' },
  })
  const days = laterDays(later, ASIA).map(({ day, rows }) => [formatDay(day), keysOf(rows)])
  expect(days).toEqual([
    ['2026-11-24', ['tuesday-rich', 'tuesday']],
    ['2026-11-30', ['genshin/paimons_bargains_limited/2026-11-01', 'genshin/imaginarium_theater/2026-11-01']],
    ['2026-12-15', ['genshin/spiral_abyss/2026-11-16']],
  ])
})

test('TON-5 an end before 18:00 belongs to the evening before it: tonight lists it there', () => {
  const ends = {
    night: '2026-11-24T19:59:59Z',
    morning: '2026-11-24T22:30:00Z',
    noon: '2026-11-25T04:00:00Z',
    evening: '2026-11-25T10:00:00Z',
  }
  const activities = Object.entries(ends).map(([id, endAt]) => event(id, { endAt: at(endAt) }))
  const { later } = tonight({ activities })
  const days = laterDays(later, ASIA).flatMap(({ day, rows }) => keysOf(rows).map((key) => [key, formatDay(day)]))
  expect(Object.fromEntries(days)).toMatchObject({
    night: '2026-11-24',
    morning: '2026-11-24',
    noon: '2026-11-24',
    evening: '2026-11-25',
  })

  const lostOn = (now: string) => keysOf(tonight({ activities, now }).open).filter((key) => key in ends)
  expect(lostOn('2026-11-23T12:00:00Z')).toEqual([])
  expect(lostOn('2026-11-24T12:00:00Z')).toEqual(['night', 'morning', 'noon'])
})
