import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, type Instant, instant } from '../../time/instant.ts'
import { GENSHIN, WUTHERING } from '../sample-facts.test-data.ts'
import { serverOf } from '../server-of.ts'
import { coverageOf, type Evidence, knownUntil } from './coverage.ts'
import { retentionOf, retentionState } from './retention.ts'

const HABITS = { warnDays: 180, delayHours: 2 }
const OPENED = day(0)

function day(days: number): Instant {
  return instant(Date.UTC(2024, 0) + days * DAY_MS)
}

function cover(...evidence: readonly Evidence[]) {
  return coverageOf(evidence, HABITS, OPENED)
}

const seen = (at: Instant) => instant(at - 2 * HOUR_MS)

test('GACHA-20 a log read to its end proves what the log keeps, but for the latest hours', () => {
  expect(cover({ kind: 'end', at: day(300) })).toEqual({
    spans: [{ from: day(120), to: seen(day(300)) }],
    gaps: [],
    isCompleteFromStart: false,
    safeUntil: instant(seen(day(300)) + 180 * DAY_MS),
  })
})

test('GACHA-20 150,000 looks are as good as one', () => {
  const looks = Array.from({ length: 150_000 }, (): Evidence => ({ kind: 'end', at: day(300) }))
  expect(cover(...looks.slice(0, 1)).safeUntil).toEqual(coverageOf(looks, HABITS, OPENED).safeUntil)
})

test('GACHA-20 a log that held more than it keeps at least proves that too: between its pulls nothing is missing', () => {
  const spans = (first: Instant) => cover({ kind: 'end', at: day(700) }, { kind: 'end', at: day(300), first }).spans
  expect(spans(day(50))[0]).toEqual({ from: day(50), to: seen(day(300)) })
  expect(spans(day(200))[0]).toEqual({ from: day(120), to: seen(day(300)) })
  const late: Evidence = { kind: 'end', at: day(700), first: day(340) }
  expect(cover({ kind: 'end', at: day(300) }, late).gaps).toEqual([{ from: seen(day(300)), to: day(340) }])
})

test('GACHA-20 a later look that reaches a known pull joins, one that cannot leaves a gap', () => {
  const joined = cover({ kind: 'end', at: day(300) }, { kind: 'known', at: day(700), since: day(299) })
  expect(joined.gaps).toEqual([])
  expect(joined.spans).toEqual([{ from: day(120), to: seen(day(700)) }])
  expect(cover({ kind: 'end', at: day(700) }, { kind: 'end', at: day(300) }).gaps).toEqual([
    { from: seen(day(300)), to: day(520) },
  ])
})

test('GACHA-20 a file fills a gap, but does not move the clock', () => {
  const filled = cover(
    { kind: 'end', at: day(300) },
    { kind: 'end', at: day(700) },
    { kind: 'file', first: day(200), last: day(600) },
  )
  expect(filled.gaps).toEqual([])
  expect(filled.safeUntil).toBe(instant(seen(day(700)) + 180 * DAY_MS))
  expect(cover({ kind: 'file', first: day(1), last: day(2) }).safeUntil).toBeNull()
})

test('GACHA-20 a history is complete from the start when the log reached back to the opening of the pool', () => {
  expect(cover({ kind: 'end', at: day(180) }).isCompleteFromStart).toBe(true)
  expect(cover({ kind: 'end', at: day(181) }).isCompleteFromStart).toBe(false)
  expect(cover().isCompleteFromStart).toBe(false)
})

test('GACHA-20 what no look proves from before the pool opened is no gap', () => {
  const early: Evidence = { kind: 'end', at: day(-300) }
  expect(cover(early, { kind: 'end', at: day(100) }).gaps).toEqual([])
  expect(cover(early, { kind: 'end', at: day(181) }).gaps).toEqual([{ from: seen(day(-300)), to: day(1) }])
})

test('GACHA-21 the next import is soon a month before pulls may fall off, and late from then on', () => {
  const until = day(100)
  expect([day(69), day(70), instant(until - 1), until].map((now) => retentionState(until, now))).toEqual([
    'safe',
    'soon',
    'soon',
    'late',
  ])
})

test('GACHA-21 a pool of its own keeps its own time, every other one that of the game', () => {
  const rows = [
    { pools: ['21'], keptDays: 730, warnDays: 180 },
    { pools: null, keptDays: 365, warnDays: 180 },
  ]
  expect(['21', '11', '999'].map((pool) => retentionOf(pool, rows)?.keptDays)).toEqual([730, 365, 365])
})

test('GACHA-6 an account lives on the server of its digits', () => {
  expect(serverOf('1812345678', GENSHIN.facts.servers)).toEqual({ id: 'os_asia', offset: 480 })
  expect(serverOf('512345678', WUTHERING.facts.servers)?.offset).toBe(-300)
  expect(serverOf('12', GENSHIN.facts.servers)).toBeNull()
})

test('GACHA-22 everything is known up to the latest look that reaches back into what was known, whatever the order', () => {
  const end: Evidence = { kind: 'end', at: day(300) }
  const joined: Evidence = { kind: 'known', at: day(310), since: day(299) }
  const loose: Evidence = { kind: 'known', at: day(400), since: day(350) }
  const file: Evidence = { kind: 'file', first: day(100), last: day(500) }
  expect(knownUntil([end], HABITS)).toBe(seen(day(300)))
  expect(knownUntil([joined, file, end], HABITS)).toBe(seen(day(310)))
  expect(knownUntil([end, loose], HABITS)).toBe(seen(day(300)))
  expect(knownUntil([loose, file], HABITS)).toBeNull()
  expect(knownUntil([], HABITS)).toBeNull()
})
