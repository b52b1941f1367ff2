import { OBSERVED } from '@ephemeris/gamedata/timeline/observed'
import { CYCLES } from '@ephemeris/gamedata/timeline/recurring'
import { VERSIONS } from '@ephemeris/gamedata/timeline/versions'
import { expect, test } from 'vitest'
import type { Activity } from '../../activity/activity.ts'
import { sampleFactsOf } from '../../gacha/sample-facts.test-data.ts'
import { incomeCalendarOf } from '../../income/income-calendar.ts'
import { DAY_MS, type Instant, instant } from '../../time/instant.ts'
import { utcOffset } from '../../time/zone.ts'
import { bannerGoals, expectedGoals, UNKNOWN_POOL } from './banner-goals.ts'

const INDEX = sampleFactsOf('genshin')
const SERVER = utcOffset(480)

function banner(day: string, itemId: string, rank = 5): Activity {
  const at = instant(Date.parse(`${day}T12:00:00Z`))
  return {
    id: `banner-${day}`,
    gameId: 'genshin',
    type: 'gacha',
    title: 'Banner',
    shortTitle: 'Banner',
    titleLanguage: null,
    isTitleOurs: false,
    start: { kind: 'instant', at },
    end: { kind: 'instant', at: instant(at + 10 * DAY_MS) },
    bannerUrl: null,
    certainty: 'announced',
    source: null,
    announcement: null,
    featured: [{ id: itemId, name: 'Name', rank }],
  }
}

const poolsOf = (activity: Activity) =>
  bannerGoals(activity, { index: INDEX, server: SERVER }).map(({ poolId }) => poolId)

test('PLAN-18 a banner offers its 5-stars in the pool in which the facts had them at that time', () => {
  expect(poolsOf(banner('2026-10-14', '10000114'))).toEqual(['301'])
  expect(poolsOf(banner('2026-10-14', '10000112'))).toEqual(['400'])
  expect(poolsOf(banner('2026-10-14', '10000112', 4))).toEqual([])
})

test('PLAN-18 an item in a banner that the facts do not know is in the pool of its kind', () => {
  const weapon = INDEX.facts.items.find(({ type, rank }) => type === 'weapon' && rank === 5)
  expect(poolsOf(banner('2027-03-01', weapon?.id ?? ''))).toEqual(['302'])
  expect(poolsOf(banner('2027-03-01', 'nobody'))).toEqual([UNKNOWN_POOL])
  const [one] = banner('2027-03-01', weapon?.id ?? '').featured
  const many = { ...banner('2027-03-01', ''), featured: one ? [one, one, one] : [] }
  expect(poolsOf(many)).toEqual([UNKNOWN_POOL, UNKNOWN_POOL, UNKNOWN_POOL])
})

test('PLAN-18 halves of coming versions are offered where no announced banner is', () => {
  const now = instant(Date.parse('2026-05-20T04:00:00Z'))
  const facts = { cycles: CYCLES.genshin, versions: VERSIONS.genshin, versionDays: OBSERVED.genshin.versionDays }
  const calendar = incomeCalendarOf(facts, SERVER, instant(now + 200 * DAY_MS))
  const offered = (knownUntil: Instant) => expectedGoals({ calendar, now }, { poolId: '301', knownUntil, count: 3 })
  const [first, second, third] = offered(now)
  expect([first, second, third].every((goal) => goal && goal.until > now && goal.isExpected)).toBe(true)
  expect(second?.startAt).toBe(first?.until)
  expect(offered(first?.until ?? now)[0]).toEqual(second)
  expect(offered(now)).toHaveLength(3)
  expect(offered(instant((first?.startAt ?? now) + DAY_MS))[0]).toEqual(first)
})
