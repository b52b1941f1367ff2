import { reachesLaunch } from '@ephemeris/core/almanac/almanac'
import { spanOn } from '@ephemeris/core/gacha/fact-span'
import { indexFacts } from '@ephemeris/core/gacha/facts'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { DAY_MS } from '@ephemeris/core/time/instant'
import { utcOffset } from '@ephemeris/core/time/zone'
import { expect, test } from 'vitest'
import type { FeaturedSpan } from './featured-span.ts'
import { GACHA_FACTS } from './gacha-facts.ts'
import { HISTORY } from './history.ts'

const ASIA = utcOffset(480)

/** Rows before which a pool stood empty for more than a week: in June 2026 it did for six days. */
function gapsOf(rows: readonly FeaturedSpan[]): string[] {
  const spans = rows
    .map(({ start, end }) => ({ start, ...spanOn(ASIA, start, end) }))
    .toSorted((one, other) => one.from - other.from)
  let last = spans[0]?.from ?? 0
  return spans.flatMap(({ start, from, to }) => {
    const isGap = from - last > 7 * DAY_MS
    last = Math.max(last, to)
    return isGap ? [start] : []
  })
}

test('ALM-3 the featured items of every game with a history are known since its launch', () => {
  const known = GAME_IDS.filter((game) => HISTORY[game].length > 0)
  expect(known.length).toBeGreaterThan(3)
  for (const game of known) expect(reachesLaunch(indexFacts(game, GACHA_FACTS[game]))).toBe(true)
})

test.each(['1', '2'])('ALM-3 no banner of the pool %s of Wuthering Waves is missing since the launch', (pool) => {
  const rows = HISTORY.wuthering.filter((row) => row.pool === pool)
  expect(gapsOf(rows)).toEqual([])
  const without = rows.filter((row) => row.version !== '1.1')
  expect(gapsOf(without)).toHaveLength(1)
})

test.each([
  ['1404', '2024-05-22T16:00:00Z'],
  ['1302', '2024-06-06T10:00:00'],
  ['1304', '2024-06-28T04:00:00Z'],
  ['1205', '2024-07-22T10:00:00'],
  ['1505', '2024-09-29T03:00:00Z'],
  ['21020026', '2024-11-14T03:00:00Z'],
])('ALM-3 %s of Wuthering Waves was first featured at %s', (item, start) => {
  expect(HISTORY.wuthering.find(({ featured5 }) => featured5.includes(item))?.start).toBe(start)
})
