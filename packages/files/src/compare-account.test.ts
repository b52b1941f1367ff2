import { identify } from '@ephemeris/core/gacha/merging/derived-id'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import { expect, test } from 'vitest'
import { compareAccount } from './compare-account.ts'

/** Made of an unknown item, a second apart. */
function unknownPulls(count: number): readonly Pull[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(1_716_170_400_000_000_000n + BigInt(index)),
    poolId: '301',
    time: new Date(Date.UTC(2026, 4, 1) + index * 1000).toISOString().slice(0, 19).replace('T', ' '),
    itemId: '10009999',
    name: 'Nobody',
    itemType: 'Character',
    rankType: '5',
    count: '1',
    gachaId: '',
    order: 0,
  }))
}

function fileOf(pulls: readonly Pull[]) {
  return { pulls, skipped: {}, unknown: new Set(pulls.map(pullKey)) }
}

test('DOC-20 the first 500 pulls of unknown items are listed that would be new', () => {
  const pulls = unknownPulls(620)
  const listed = (live: readonly Pull[]) => compareAccount(fileOf(pulls), live).doubtful.map(({ id }) => id)
  expect(listed([])).toEqual(pulls.slice(0, 500).map(({ id }) => id))
  expect(listed(pulls.slice(0, 600))).toEqual(pulls.slice(600).map(({ id }) => id))
})

test('DOC-20 rows without ids are not listed where the rows with the ids of the game are known', () => {
  const known = unknownPulls(10)
  const { pools, doubtful } = compareAccount(fileOf(identify(known)), known)
  expect(pools.map(({ added }) => added)).toEqual([0])
  expect(doubtful).toEqual([])
})

test('GACHA-4 rows of unknown items that contradict the known ones of their second may be these', () => {
  const known = unknownPulls(3).map((pull) => ({ ...pull, itemId: '10000022', rankType: '3' }))
  const nameless = (rankType: string, count = 3) =>
    identify(known.slice(0, count).map((pull) => ({ ...pull, itemId: '', name: 'Ктото', rankType })))
  const listed = (pulls: readonly Pull[], live: readonly Pull[]) =>
    compareAccount(fileOf(pulls), live).doubtful.map(({ isBesideKnown = false }) => isBesideKnown)
  expect(listed(nameless('3'), known)).toEqual([])
  expect(listed(nameless('4'), known)).toEqual([true, true, true])
  expect(listed(nameless('4'), known.slice(0, 1))).toEqual([true, false, false])
  expect(listed(nameless('4'), [])).toEqual([false, false, false])
  const press = known.map((pull) => ({ ...pull, time: known[0]?.time ?? '' }))
  const ofPress = (rank: string) =>
    identify(press.map((pull, n) => ({ ...pull, itemId: '', name: `Ктото ${n}`, rankType: n === 0 ? rank : '3' })))
  expect(listed(ofPress('3'), press.slice(0, 2))).toEqual([false])
  expect(listed(ofPress('4'), press)).toEqual([true])
})
