import { expect, test } from 'vitest'
import { LenientRow, lenientRows, tableRows } from './lenient-row.ts'

test('DOC-1 a column is known by its name, whatever marks and capitals it is spelt with', () => {
  for (const name of ['gacha_type', 'gachaType', 'Gacha Type', 'GACHA-TYPE']) {
    expect(LenientRow.of({ [name]: ' 301 ' })?.text('poolId')).toBe('301')
  }
  expect(LenientRow.of([])).toBeNull()
})

test('DOC-1 of several names of one thing the first that holds something counts', () => {
  expect(LenientRow.of({ time: '', timestamp: 1768050691, date: 'x' })?.text('time')).toBe('1768050691')
  expect(LenientRow.of({ uid: null, playerId: 900000001 })?.text('uid')).toBe('900000001')
})

test('DOC-1 a pull has a time, a pool and something that names its item', () => {
  const whole = { time: '2026-01-10 13:11:31', pool: '1', name: 'Verina' }
  expect(LenientRow.of(whole)?.isPull).toBe(true)
  expect(LenientRow.of({ ...whole, name: '', item_id: 1503 })?.isPull).toBe(true)
  for (const key of Object.keys(whole))
    expect([key, LenientRow.of({ ...whole, [key]: '' })?.isPull]).toEqual([key, false])
})

test('DOC-5 the item 0 is none, and an order is a number', () => {
  expect(LenientRow.of({ item_id: '0', group: '3' })?.draft()).toMatchObject({ itemId: '', order: '3' })
  expect(LenientRow.of({ item_id: '10', group: 'a3' })?.draft({ poolId: '1' })).toMatchObject({
    ...{ itemId: '10', order: '', poolId: '1' },
  })
})

test('DOC-2 what is no record is no row', () => {
  expect(lenientRows([{ name: 'Verina' }, 7, null], { poolId: '1' }).map((row) => row?.name ?? null)).toEqual([
    'Verina',
    null,
    null,
  ])
})

test('DOC-1 a sheet has its names in the first row; empty rows and columns without a name are left out', () => {
  const sheet = [
    ['Time', '', ' Name '],
    ['1', 'x', 'Verina'],
    ['', ' ', null],
    ['2', 'y'],
  ]
  expect(tableRows(sheet)).toEqual([
    { Time: '1', Name: 'Verina' },
    { Time: '2', Name: null },
  ])
  expect(tableRows([])).toEqual([])
})
