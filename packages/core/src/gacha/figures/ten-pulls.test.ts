import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CountedPull } from '../counting/count-pulls.ts'
import type { Rarity } from '../rarity.ts'
import { pitiesOf, tenPullsOf } from './ten-pulls.ts'

interface Parts {
  readonly second: number
  readonly rarity?: Rarity
  readonly poolId?: string
  readonly isAfterBreak?: boolean
}

function counted(parts: readonly Parts[]): readonly CountedPull[] {
  return parts.map(({ second, rarity = 3, poolId = '301', isAfterBreak = false }, index) => ({
    pull: {
      id: String(index),
      poolId,
      time: `2026-05-20 12:00:${String(second).padStart(2, '0')}`,
      itemId: '',
      name: 'Cool Steel',
      itemType: 'Weapon',
      rankType: String(rarity),
      count: '1',
      gachaId: '',
      order: 0,
    },
    rarity,
    number: index + 1,
    pity: null,
    isPityAtLeast: false,
    outcome: null,
    isFlip: false,
    isByPoint: false,
    judgement: null,
    isAfterBreak,
  }))
}

const seconds = (count: number, second: number): Parts[] => Array.from({ length: count }, () => ({ second }))
const sizes = (parts: readonly Parts[]) => tenPullsOf(counted(parts)).map(({ pulls }) => pulls.length)

test('REC-6 pulls of one second and banner are one press, ten at most', () => {
  expect(sizes([...seconds(10, 1), ...seconds(10, 2), ...seconds(1, 3), ...seconds(1, 4)])).toEqual([10, 10, 1, 1])
  expect(sizes(seconds(12, 1))).toEqual([10, 2])
  expect(sizes([{ second: 1 }, { second: 1, poolId: '400' }])).toEqual([1, 1])
})

test('REC-3 each pull has the pulls since the last 5-star, itself included, "at least" where pulls may be missing', () => {
  const parts: Parts[] = [{ second: 1, isAfterBreak: true }, { second: 2, rarity: 5 }, { second: 3 }, { second: 4 }]
  expect(pitiesOf(counted(parts))).toEqual([
    { count: 1, isAtLeast: true },
    { count: 2, isAtLeast: true },
    { count: 1, isAtLeast: false },
    { count: 2, isAtLeast: false },
  ])
})

test('REC-6 the pity of one press runs from its first pull to its last, begins again after a 5-star, and is "at least" where pulls may be missing', () => {
  const parts: Parts[] = [...seconds(10, 1), ...seconds(4, 2), { second: 2, rarity: 5 }, ...seconds(5, 2)]
  expect(tenPullsOf(counted(parts)).map(({ pity }) => pity)).toEqual([
    { from: { count: 1, isAtLeast: false }, to: { count: 10, isAtLeast: false } },
    { from: { count: 11, isAtLeast: false }, to: { count: 5, isAtLeast: false } },
  ])
  const broken: Parts[] = [{ second: 1, isAfterBreak: true }, { second: 2 }, { second: 3, rarity: 5 }, { second: 4 }]
  expect(tenPullsOf(counted(broken)).map(({ pity }) => pity.to)).toEqual([
    { count: 1, isAtLeast: true },
    { count: 2, isAtLeast: true },
    { count: 3, isAtLeast: true },
    { count: 1, isAtLeast: false },
  ])
})

test('REC-6 every pull is in one press, in its order', () => {
  const rows = fc.array(fc.record({ second: fc.nat(8), rarity: fc.constantFrom<Rarity>(3, 4, 5) }), { maxLength: 60 })
  fc.assert(
    fc.property(rows, (parts) => {
      const all = counted(parts.toSorted((a, b) => a.second - b.second))
      expect(tenPullsOf(all).flatMap(({ pulls }) => pulls)).toEqual(all)
    }),
  )
})
