import { expect, test } from 'vitest'
import { GAME_IDS } from '../../games/game.ts'
import { instant } from '../../time/instant.ts'
import { instantOf, parseWallTime } from '../../time/wall-time.ts'
import { utcOffset } from '../../time/zone.ts'
import { countPulls, type PoolHistory } from '../counting/count-pulls.ts'
import type { FactIndex } from '../facts.ts'
import { meanCost, oddsCurveOf } from '../figures/odds.ts'
import { mergePulls } from '../merging/merge-pulls.ts'
import type { Pull } from '../pull.ts'
import { readRow } from '../rows/read-row.ts'
import { sampleFactsOf } from '../sample-facts.test-data.ts'
import { syntheticPulls } from './synthetic-pulls.ts'

const SERVER = utcOffset(480)
const FROM = instant(Date.UTC(2025, 5, 1))
const TO = instant(Date.UTC(2026, 4, 20, 4))

function historyOf(index: FactIndex, pulls: number, seed = 'demo'): readonly Pull[] {
  return syntheticPulls({ index, server: SERVER, seed, from: FROM, to: TO, pulls })
}

function counted(index: FactIndex, pulls: readonly Pull[]): readonly PoolHistory[] {
  const completeness = new Map(index.facts.pools.map(({ id }) => [id, { isCompleteFromStart: true, gaps: [] }]))
  return [...countPulls(pulls, { index, server: SERVER, completeness }).values()]
}

test.each(GAME_IDS)(
  'GACHA-40 a made-up history of %s is the same for the same seed, in order, and of good rows',
  (gameId) => {
    const index = sampleFactsOf(gameId)
    const pulls = historyOf(index, 1200)
    expect(pulls).toEqual(historyOf(index, 1200))
    expect(pulls).not.toEqual(historyOf(index, 1200, 'other'))
    expect(pulls.length).toBeGreaterThan(1150)
    expect(pulls.length).toBeLessThanOrEqual(1200)
    expect(mergePulls([], pulls).pulls).toEqual(pulls)

    const times = pulls.map(({ time }) => instantOf(parseWallTime(time) ?? fail(time), SERVER))
    expect(Math.min(...times)).toBeGreaterThanOrEqual(FROM)
    expect(Math.max(...times)).toBeLessThanOrEqual(TO)
    for (const pull of pulls) {
      const raw = { ...pull, id: gameId === 'wuthering' ? '' : pull.id, order: '' }
      const reading = readRow(raw, { index, mayLackId: gameId === 'wuthering' })
      expect(reading).toEqual({ ok: true, pull: { ...pull, id: raw.id, order: 0 } })
      if (gameId !== 'wuthering') expect(pull.id).toMatch(/^\d{19}$/)
    }
  },
)

function fail(time: string): never {
  throw new RangeError(`${time} is no time`)
}

test.each(GAME_IDS)(
  'GACHA-40 in a made-up history of %s no player goes beyond the pity or loses two 50/50s in a row, and every 5-star is judged',
  (gameId) => {
    const index = sampleFactsOf(gameId)
    for (const { poolId, pulls } of counted(index, historyOf(index, 4000))) {
      const pool = index.pools.get(poolId)
      const fives = pulls.filter(({ rarity }) => rarity === 5)
      for (const { pity } of fives) expect(pity).toBeLessThanOrEqual(pool?.hardPity5 ?? Number.POSITIVE_INFINITY)
      for (const { pity } of pulls.filter(({ rarity }) => rarity === 4)) expect(pity).toBeLessThanOrEqual(11)
      const outcomes = fives.map(({ outcome }) => outcome).join(' ')
      expect(outcomes).not.toMatch(/unknown|lost lost|won guaranteed/)
    }
  },
)

test('GACHA-40 made-up 5-stars cost what the odds say', () => {
  const index = sampleFactsOf('genshin')
  const pool = index.pools.get('301')
  const curve = pool ? oddsCurveOf(pool) : null
  const all = counted(index, historyOf(index, 30_000)).find(({ poolId }) => poolId === '301')?.pulls ?? []
  const costs = all.flatMap(({ rarity, pity }) => (rarity === 5 && pity !== null ? [pity] : []))
  const mean = costs.reduce((total, cost) => total + cost, 0) / costs.length
  expect(costs.length).toBeGreaterThan(150)
  expect(Math.abs(mean / meanCost(curve ?? []) - 1)).toBeLessThan(0.08)
})
