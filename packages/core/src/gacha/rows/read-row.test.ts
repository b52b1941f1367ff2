import { expect, test } from 'vitest'
import { GENSHIN } from '../sample-facts.test-data.ts'
import { type RawRow, readRow } from './read-row.ts'

const ROW: RawRow = {
  ...{ id: '1768021200000279850', poolId: '301', time: '2026-01-10 13:11:31', itemId: '11301', name: '' },
  ...{ itemType: '', rankType: '', count: '', gachaId: '', order: '' },
}

function pullOf(change: Partial<RawRow>, mayLackId = false) {
  const reading = readRow({ ...ROW, ...change }, { index: GENSHIN, mayLackId })
  if (!reading.ok) throw new RangeError(`left out: ${reading.fault}`)
  return reading.pull
}

test('GACHA-16 an item is found by its id, or by its name where a row has no id of it', () => {
  const steel = { itemId: '11301', name: 'Cool Steel', itemType: 'Weapon', rankType: '3' }
  expect(pullOf({})).toMatchObject(steel)
  expect(pullOf({ itemId: '', name: '冷刃' })).toMatchObject(steel)
  expect(pullOf({ name: 'Keqing', rankType: '5' })).toMatchObject(steel)
})

test('GACHA-16 an item with an unknown id stays as it is, whatever its name', () => {
  const unknown = { itemId: '99999', name: 'Cool Steel', rankType: '4' }
  expect(pullOf(unknown)).toMatchObject(unknown)
})

test('GACHA-3 the id of the game gives the order of a row, and its own order counts where it has none', () => {
  expect(pullOf({ order: '7' }).order).toBe(0)
  expect(pullOf({ id: '', order: '7' }, true).order).toBe(7)
  expect(pullOf({ id: '', order: 'last' }, true).order).toBe(0)
})

test('DOC-30 a text with a replacement character says nothing: the item is found by its id, or the row is left out', () => {
  expect(pullOf({ name: '\uFFFD\uFFFD' })).toMatchObject({ itemId: '11301', name: 'Cool Steel' })
  const broken = { itemId: '99999', name: 'a\uFFFD', itemType: '\uFFFD', count: '\uFFFD', gachaId: '\uFFFD' }
  expect(pullOf(broken)).toMatchObject({ itemId: '99999', name: '', itemType: '', count: '1', gachaId: '' })
  const nameless = readRow({ ...ROW, itemId: '', name: 'a\uFFFD' }, { index: GENSHIN, mayLackId: false })
  expect(nameless).toEqual({ ok: false, fault: 'text_invalid' })
})
