import { expect, test } from 'vitest'
import type { ExportedPull } from './own-export.ts'
import { writeRngFile } from './write-rng.ts'

function pull(rank: number, change: Partial<ExportedPull> = {}): ExportedPull {
  return {
    ...{ id: '1768021200000279850', poolId: '2', gachaId: '', itemId: '1011', name: '', itemType: '', order: 0 },
    ...{ time: '2026-01-10 13:11:31', rank, ...change },
  }
}

function write(pulls: readonly ExportedPull[]) {
  const { content, omitted } = writeRngFile({ gameId: 'zenless', uid: '1300000001', timezone: 8, pulls })
  return { items: JSON.parse(content).data.profiles['1'].stores['0'].items, omitted }
}

test('RIVAL-1 zzz.rng.moe gets the place and the pity of each pull in its list', () => {
  const { items } = write([2, 3, 2, 2, 4, 3].map((rank) => pull(rank)))
  const written = items['2001'].map(({ no, pity }: Record<string, unknown>) => [no, pity])
  expect(written).toEqual([
    [1, 1],
    [2, 2],
    [3, 1],
    [4, 1],
    [5, 5],
    [6, 4],
  ])
})

test('RIVAL-1 each pool is counted for itself in a list of its own, and an empty one is left out', () => {
  const { items } = write([pull(2), pull(4, { poolId: '103' }), pull(4)])
  expect(Object.keys(items)).toEqual(['2001', '13001'])
  expect(items['2001'].map(({ pity }: { pity: number }) => pity)).toEqual([1, 2])
  expect(items['13001']).toMatchObject([{ pity: 1, gachaType: 103, gacha: 0, timestamp: 1768021891000 }])
})

test.each([
  ['without an id', { id: null }],
  ['whose id is not the game’s', { id: '1768-1' }],
  ['whose item is not known', { itemId: '' }],
  ['of another pool', { poolId: '4' }],
])('RIVAL-1 zzz.rng.moe has no place for a pull %s', (_, change) => {
  const { items, omitted } = write([pull(2, change)])
  expect([items, omitted]).toEqual([{}, 1])
})
