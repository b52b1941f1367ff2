import { expect, test } from 'vitest'
import { type RowKeys, rowAfter } from '#web/features/timeline/chart/keys/row-keys'

const ON_ROW_4: RowKeys = { from: 4, entry: 2, page: 10 }
const OUTSIDE: RowKeys = { from: null, entry: 2, page: 10 }

test.each([
  ['ArrowUp', 3],
  ['ArrowDown', 5],
  ['PageUp', -6],
  ['PageDown', 14],
  ['Home', 0],
  ['End', Number.POSITIVE_INFINITY],
  ['ArrowLeft', null],
  ['a', null],
])('TL-27 %s leads from row 4 to %s', (key, row) => {
  expect(rowAfter(key, ON_ROW_4)).toBe(row)
})

test('TL-27 from outside the keyboard enters at the first row that is seen', () => {
  expect(rowAfter('ArrowDown', OUTSIDE)).toBe(2)
  expect(rowAfter('ArrowUp', OUTSIDE)).toBe(2)
  expect(rowAfter('PageDown', OUTSIDE)).toBe(2)
  expect(rowAfter('Home', OUTSIDE)).toBe(0)
})
