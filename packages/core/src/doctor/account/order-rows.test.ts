import { expect, test } from 'vitest'
import type { Pull } from '../../gacha/pull.ts'
import { orderRows } from './order-rows.ts'

/** `2 a` is the item `a` at the second 2, `302 2 a` the same in another pool. */
function pullOf(text: string): Pull {
  const [name = '', second = '', poolId = '301'] = text.split(' ').reverse()
  const time = `2026-01-10 13:11:${second.padStart(2, '0')}`
  return {
    ...{ id: '', poolId, time, itemId: '', name, itemType: 'Weapon' },
    ...{ rankType: '3', count: '1', gachaId: '', order: 0 },
  }
}

function order(rows: readonly string[], isNewestFirst = false) {
  const { pulls, repeated } = orderRows(
    rows.map((text) => ({ pull: pullOf(text), mark: '' })),
    isNewestFirst,
  )
  const shown = pulls.map(
    (pull) => `${pull.poolId === '301' ? '' : `${pull.poolId} `}${Number(pull.time.slice(-2))} ${pull.name}`,
  )
  return { shown, repeated, orders: pulls.map((pull) => pull.order) }
}

test('DOC-6 no rows are none', () => {
  expect(orderRows([], true)).toEqual({ pulls: [], repeated: 0 })
})

test('DOC-6 the times of a pool show which end is older, and where they do not the format does', () => {
  expect(order(['2 b', '2 c', '1 a']).shown).toEqual(['1 a', '2 c', '2 b'])
  expect(order(['1 a', '2 b', '2 c'], true).shown).toEqual(['1 a', '2 b', '2 c'])
  expect(order(['1 a', '1 b'], true)).toEqual({ shown: ['1 b', '1 a'], repeated: 0, orders: [1, 2] })
  expect(order(['1 a', '1 b']).shown).toEqual(['1 a', '1 b'])
})

test('DOC-6 each pool has an order of its own, both character banners one together', () => {
  expect(order(['302 2 c', '302 1 d', '1 a', '1 b']).shown).toEqual(['302 1 d', '302 2 c', '1 a', '1 b'])
  expect(order(['400 1 a', '1 b', '302 1 c', '400 1 d'])).toEqual({
    shown: ['400 1 a', '1 b', '400 1 d', '302 1 c'],
    repeated: 0,
    orders: [1, 2, 3, 1],
  })
})

test('DOC-6 where most steps go one way a single one back does not turn the list', () => {
  expect(order(['1 a', '3 c', '2 b', '4 d']).shown).toEqual(['1 a', '2 b', '3 c', '4 d'])
  expect(order(['4 d', '2 b', '3 c', '1 a']).shown).toEqual(['1 a', '2 b', '3 c', '4 d'])
})

test('DOC-6 a block that came twice counts once, also where it is cut in its first or its last second', () => {
  const rows = ['1 a', '1 b', '2 c', '3 d', '3 e']
  expect(order([...rows, ...rows])).toEqual({ shown: rows, repeated: 5, orders: [1, 2, 1, 1, 2] })
  expect(order([...rows, '1 b', '2 c', '3 d', '3 e'])).toMatchObject({ shown: rows, repeated: 4 })
  expect(order([...rows, '1 b', '2 c'])).toMatchObject({ shown: rows, repeated: 2 })
  expect(order([...rows, '2 c', '3 d'])).toMatchObject({ shown: rows, repeated: 2 })
})

test('DOC-6 a block contains more than the one before it where that one was cut', () => {
  expect(order(['1 b', '2 c', '1 a', '1 b', '2 c', '3 d'])).toMatchObject({
    shown: ['1 a', '1 b', '2 c', '3 d'],
    repeated: 2,
  })
})

test('DOC-6 rows count where no second came whole again, or where one differs', () => {
  const all = (rows: readonly string[]) => {
    const { shown, repeated } = order(rows)
    expect([repeated, shown.length]).toEqual([0, rows.length])
  }
  all(['1 a', '1 b', '2 c', '1 a', '3 d'])
  all(['1 a', '2 b', '1 a', '2 c'])
  all(['1 a', '2 b', '2 c', '3 d', '4 e', '1 a', '2 b', '3 d', '4 e'])
  all(['1 a', '2 b', '2 c', '3 d', '4 e', '5 f', '1 a', '2 b', '3 d', '4 e', '5 f'])
  all(['1 a', '1 a', '2 b', '1 a', '1 b', '2 b'])
})

test('DOC-6 as often as an item stands in a second it was pulled', () => {
  const { shown, repeated } = order(['1 a', '1 a', '2 b', '1 a', '1 a', '2 b'])
  expect([shown, repeated]).toEqual([['1 a', '1 a', '2 b'], 3])
})

test('DOC-6 a list that jumps back 64 times is only unsorted', () => {
  const twice = (blocks: number) => order(Array.from({ length: blocks }, () => ['1 a', '2 b']).flat())
  expect(twice(64)).toMatchObject({ shown: ['1 a', '2 b'], repeated: 126 })
  expect(twice(65).repeated).toBe(0)
  expect(twice(65).shown).toHaveLength(130)
})

test('DOC-6 rows that are only unsorted are put in the order of their times', () => {
  expect(order(['3 c', '1 a', '4 d', '2 b', '5 e', '6 f'])).toEqual({
    shown: ['1 a', '2 b', '3 c', '4 d', '5 e', '6 f'],
    repeated: 0,
    orders: [1, 1, 1, 1, 1, 1],
  })
})
