import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, type Instant, instant, SECOND_MS } from '../../time/instant.ts'
import { formatWallTime, type WallTime, wallTime, wallTimeOf } from '../../time/wall-time.ts'
import { WIRE_OFFSET } from '../../time/zone.ts'
import { type Edge, edgeInstant } from '../activity.ts'
import type { VersionWindow } from '../versions/expected-versions.ts'
import { type Cycle, periodsOf } from './recurrence.ts'
import { type CalendarRule, type Period, timeOfDay } from './recurrence-rule.ts'

const at = (text: string): Instant => instant(Date.parse(text))
const wall = (text: string): WallTime => wallTime(Date.parse(`${text}Z`))
const onWall = (text: string): Edge => ({ kind: 'wall', at: wall(text) })
const worldWide = (text: string): Edge => ({ kind: 'instant', at: at(text) })
const FOUR = timeOfDay(4 * HOUR_MS)

const cycle = (rule: Cycle['rule'], more: Partial<Cycle> = {}): Cycle => ({
  rule,
  since: null,
  until: null,
  observed: [],
  ...more,
})

function shown(periods: readonly Period[]): string[] {
  const text = (edge: Edge) => formatWallTime(wallTimeOf(edgeInstant(edge, WIRE_OFFSET), WIRE_OFFSET)).slice(0, 16)
  return periods.map(({ key, start, end, certainty }) => `${key} | ${text(start)} – ${text(end)} | ${certainty}`)
}

const during = (from: string, to: string) => ({ from: at(`${from}T00:00:00Z`), to: at(`${to}T00:00:00Z`) })

test('CAT-13 a monthly cycle turns over the year', () => {
  const abyss = cycle({ unit: 'month', day: 16, time: FOUR })
  expect(shown(periodsOf(abyss, during('2026-12-20', '2027-01-20')))).toEqual([
    '2026-12-16 | 2026-12-16 04:00 – 2027-01-16 03:59 | computed',
    '2027-01-16 | 2027-01-16 04:00 – 2027-02-16 03:59 | computed',
  ])
})

test('CAT-13 a monthly cycle passes a leap February', () => {
  const theater = cycle({ unit: 'month', day: 1, time: FOUR })
  expect(shown(periodsOf(theater, during('2028-02-10', '2028-02-29')))).toEqual([
    '2028-02-01 | 2028-02-01 04:00 – 2028-03-01 03:59 | computed',
  ])
})

test('CAT-13 a weekly cycle begins on its weekday', () => {
  const weekly = cycle({ unit: 'week', weekday: 1, time: FOUR })
  expect(shown(periodsOf(weekly, during('2026-05-20', '2026-05-21')))).toEqual([
    '2026-05-18 | 2026-05-18 04:00 – 2026-05-25 03:59 | computed',
  ])
})

const RULES: readonly CalendarRule[] = [
  { unit: 'month', day: 1, time: FOUR },
  { unit: 'month', day: 28, time: FOUR },
  { unit: 'week', weekday: 7, time: FOUR },
  { unit: 'days', every: 42, anchors: [wall('2025-12-22T04:00:00'), wall('2026-10-05T04:00:00')] },
  { unit: 'days', every: 14, anchors: [wall('2026-02-02T04:00:00')] },
]

const anyMoment = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2032, 0) }).map((ms) => instant(ms))

function wallRange({ start, end }: Period): [number, number] {
  return [start.at, end.at]
}

test('CAT-13 any moment lies inside exactly one period of a rule', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RULES), anyMoment, (rule, now) => {
      const clock = Math.floor(wallTimeOf(now, WIRE_OFFSET) / SECOND_MS) * SECOND_MS
      const around = periodsOf(cycle(rule), { from: now, to: now }).map(wallRange)
      expect(around.filter(([start, end]) => start <= clock && clock <= end)).toHaveLength(1)
    }),
  )
})

test('CAT-13 periods of a rule follow each other without gap or overlap', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RULES), anyMoment, fc.integer({ min: 1, max: 800 }), (rule, from, days) => {
      const periods = periodsOf(cycle(rule), { from, to: instant(from + days * DAY_MS) }).map(wallRange)
      for (const [index, [start, end]] of periods.entries()) {
        expect(start).toBeLessThan(end)
        const next = periods[index + 1]
        if (next) expect(next[0] - end).toBe(SECOND_MS)
      }
    }),
  )
})

test('CAT-13 a period has the same key and times whatever range is asked', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RULES), anyMoment, fc.integer({ min: 0, max: 400 }), (rule, now, days) => {
      const wide = { from: instant(now - days * DAY_MS), to: instant(now + days * DAY_MS) }
      const all = periodsOf(cycle(rule), wide)
      for (const period of periodsOf(cycle(rule), { from: now, to: now })) expect(all).toContainEqual(period)
    }),
  )
})

const SHADOW = cycle(
  { unit: 'days', every: 42, anchors: [wall('2025-12-22T04:00:00'), wall('2026-10-05T04:00:00')] },
  { since: wall('2025-12-22T00:00:00'), until: wall('2026-10-05T00:00:00') },
)

test('CAT-13 before its support a rule gives nothing, after it expectations from the last boundary', () => {
  expect(periodsOf(SHADOW, during('2025-06-01', '2025-12-20'))).toEqual([])
  expect(shown(periodsOf(SHADOW, during('2026-09-10', '2026-12-01')))).toEqual([
    '2026-08-31 | 2026-08-31 04:00 – 2026-10-05 03:59 | computed',
    '2026-10-05 | 2026-10-05 04:00 – 2026-11-16 03:59 | expected',
    '2026-11-16 | 2026-11-16 04:00 – 2026-12-28 03:59 | expected',
  ])
})

test('CAT-13 an observed period wins over the rule, keeps its key, and its neighbours give way', () => {
  const assault = cycle(
    { unit: 'days', every: 14, anchors: [wall('2026-01-30T04:00:00')] },
    { observed: [{ start: worldWide('2026-07-29T03:00:00Z'), end: onWall('2026-08-14T03:59:59') }] },
  )
  expect(shown(periodsOf(assault, during('2026-07-20', '2026-08-20')))).toEqual([
    '2026-07-17 | 2026-07-17 04:00 – 2026-07-29 10:59 | computed',
    '2026-07-31 | 2026-07-29 11:00 – 2026-08-14 03:59 | announced',
    '2026-08-14 | 2026-08-14 04:00 – 2026-08-28 03:59 | computed',
  ])
})

test('CAT-13 an observed period that no rule reaches is keyed by its own start', () => {
  const early = { ...SHADOW, observed: [{ start: onWall('2025-11-10T04:00:00'), end: onWall('2025-12-22T03:59:59') }] }
  expect(shown(periodsOf(early, during('2025-11-01', '2025-12-20')))).toEqual([
    '2025-11-10 | 2025-11-10 04:00 – 2025-12-22 03:59 | announced',
  ])
})

test('CAT-13 a period long before the rule’s support does not stretch the first computed one', () => {
  const early = { ...SHADOW, observed: [{ start: onWall('2025-04-07T04:00:00'), end: onWall('2025-05-19T03:59:59') }] }
  expect(shown(periodsOf(early, during('2025-12-20', '2025-12-25')))).toEqual([
    '2025-12-22 | 2025-12-22 04:00 – 2026-02-02 03:59 | computed',
  ])
})

const VERSIONS: VersionWindow[] = [
  {
    version: '6.6',
    start: at('2026-05-20T03:00:00Z'),
    end: at('2026-06-30T22:00:00Z'),
    certainty: 'announced',
    startCertainty: 'announced',
  },
  {
    version: '6.7',
    start: at('2026-07-01T03:00:00Z'),
    end: at('2026-08-11T22:00:00Z'),
    certainty: 'expected',
    startCertainty: 'expected',
  },
]

test('CAT-13 a cycle of versions opens and closes relative to the updates and is keyed by the version', () => {
  const onslaught = cycle({
    unit: 'version',
    opens: { days: 7, time: timeOfDay(10 * HOUR_MS) },
    closes: { days: 1, time: timeOfDay(4 * HOUR_MS - SECOND_MS) },
  })
  expect(shown(periodsOf(onslaught, during('2026-05-20', '2026-08-20'), VERSIONS))).toEqual([
    '6.6 | 2026-05-27 10:00 – 2026-06-30 03:59 | computed',
    '6.7 | 2026-07-08 10:00 – 2026-08-11 03:59 | expected',
  ])
})

test('CAT-13 a cycle may be the version itself', () => {
  const arbitration = cycle({ unit: 'version', opens: 'update', closes: 'update' })
  const [period] = periodsOf(arbitration, during('2026-06-01', '2026-06-02'), VERSIONS)
  expect([period?.start, period?.end]).toEqual([worldWide('2026-05-20T03:00:00Z'), worldWide('2026-06-30T22:00:00Z')])
})

test('CAT-13 a period counts as running until the last server has closed it', () => {
  const weekly = cycle({ unit: 'week', weekday: 1, time: FOUR })
  const afterAsia = at('2026-05-24T22:00:00Z')
  expect(periodsOf(weekly, { from: afterAsia, to: afterAsia }).map(({ key }) => key)).toEqual([
    '2026-05-18',
    '2026-05-25',
  ])
})
