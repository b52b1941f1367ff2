import { expect, test } from 'vitest'
import { readAnyJson } from './any-json.ts'

const ROW = { time: '2026-01-10 13:11:31', name: 'Cool Steel', rank: '3' }
const PULL = { ...ROW, gacha_type: '301' }

function read(value: unknown) {
  const draft = readAnyJson({ kind: 'json', value })
  return draft?.accounts.map(({ uid, rows }) => [uid, rows.map((row) => row && `${row.poolId} ${row.name}`)]) ?? null
}

test('DOC-1 a list of rows that name their pool is read wherever it stands', () => {
  const rows = ['301 Cool Steel']
  expect(read([PULL])).toEqual([['', rows]])
  expect(read({ uid: 800000001, data: { list: [PULL] } })).toEqual([['800000001', rows]])
  expect(read({ info: { uid: '800000001' }, records: [PULL] })).toEqual([['800000001', rows]])
  expect(read({ 800000001: { pulls: [PULL] } })).toEqual([['800000001', rows]])
  expect(read([{ ...PULL, uid: '800000001' }])).toEqual([['800000001', rows]])
})

test('DOC-1 rows without a pool have that of the list in which they stand', () => {
  expect(read({ 301: [ROW], 302: { items: [ROW] } })).toEqual([['', ['301 Cool Steel', '302 Cool Steel']]])
  expect(read({ 301: [PULL, { ...PULL, gacha_type: '302' }] })).toEqual([['', ['301 Cool Steel', '302 Cool Steel']]])
})

test.each([
  ['nothing', {}],
  ['an empty list', { 301: [] }],
  ['rows without a pool in a list without a name', { list: [ROW] }],
  ['rows without a time', { 301: [{ name: 'Cool Steel', rank: '3' }] }],
  ['rows without an item', { 301: [{ time: ROW.time, rank: '3' }] }],
  ['rows without a rank', { 301: [{ time: ROW.time, name: 'Cool Steel' }] }],
  ['a list that is of something else in part', { 301: [ROW, { note: 'no pull' }] }],
  ['what is nested too deep', JSON.parse(`${'{"a":'.repeat(9)}${JSON.stringify([PULL])}${'}'.repeat(9)}`)],
])('DOC-1 %s is no list of pulls', (_, value) => {
  expect(read(value)).toBeNull()
})

test('DOC-2 what is no record among the later rows of a list costs no other row', () => {
  expect(read([PULL, PULL, PULL, PULL, PULL, 7])?.[0]?.[1]).toEqual([...Array(5).fill('301 Cool Steel'), null])
})
