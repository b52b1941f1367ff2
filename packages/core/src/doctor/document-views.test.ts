import { expect, test } from 'vitest'
import { cellText, type FileDocument } from './document.ts'
import { innerJson, listOf, rootOf, sheetsOf, tableHeadOf } from './document-views.ts'

const json = (value: unknown): FileDocument => ({ kind: 'json', value })
const WORKBOOK: FileDocument = { kind: 'workbook', sheets: [{ name: 'a', rows: [] }] }

test('DOC-1 a document is an object, a list or sheets, and nothing else at once', () => {
  expect(rootOf(json({ a: 1 }))?.get('a')).toBe(1)
  expect(rootOf(json([1]))).toBeNull()
  expect(rootOf(WORKBOOK)).toBeNull()
  expect(rootOf({ kind: 'workbook', sheets: [], value: { a: 1 } } as FileDocument)).toBeNull()
  expect(listOf({ kind: 'workbook', sheets: [], value: [1] } as FileDocument)).toBeNull()
  expect(listOf(json([1]))).toEqual([1])
  expect(listOf(json({ a: 1 }))).toBeNull()
  expect(listOf(WORKBOOK)).toBeNull()
  expect(sheetsOf(WORKBOOK).map(({ name }) => name)).toEqual(['a'])
  expect(sheetsOf(json([1]))).toEqual([])
})

test('DOC-1 cells are text in small letters at the head of a table, numbers their digits', () => {
  expect(tableHeadOf([[' Time ', 7, null], ['x']])).toEqual(['time', '7', ''])
  expect(tableHeadOf([])).toEqual([])
  expect([' a ', 1.5, Number.POSITIVE_INFINITY, null, true, Number.NaN].map(cellText)).toEqual([
    'a',
    '1.5',
    '',
    '',
    '',
    '',
  ])
})

test('DOC-1 a text that holds JSON is what it holds, any other text nothing, and another value itself', () => {
  expect(innerJson('{"a":1}')).toEqual({ a: 1 })
  expect(innerJson('{')).toBeNull()
  expect(innerJson(`${'['.repeat(65)}${']'.repeat(65)}`)).toBeNull()
  expect(innerJson(7)).toBe(7)
})
