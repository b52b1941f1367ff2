import { gzipSync } from 'node:zlib'
import { keptIndices } from '@ephemeris/core/gacha/facts'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { databaseOf, databaseWith } from '../containers/database.test-data.ts'
import { FILE_LIMITS } from '../containers/limits.ts'
import { workbookOf } from '../containers/workbook.test-data.ts'
import { openFile } from '../open-file.ts'
import { readPulls } from '../read-pulls.ts'

const factsOf = keptIndices(GACHA_FACTS)
const BOOK = workbookOf([{ name: 'a', rows: [['text']] }])

/** The book with a part in which something comes many times. */
function bookWith(part: string, place: string, text: string): Uint8Array {
  const parts = unzipSync(BOOK)
  const before = strFromU8(parts[part] ?? new Uint8Array())
  expect(before).toContain(place)
  return zipSync({ ...parts, [part]: strToU8(before.replace(place, () => text)) }, { level: 1 })
}

/** Each is small as it is sent, and would make much of itself, or take long. */
test.each([
  ['millions of empty objects', () => `[${'{},'.repeat(5_000_000)}0]`],
  ['millions of names', () => `{${'"":0,'.repeat(5_000_000)}"":0}`],
  ['lists in lists', () => strToU8(`${'['.repeat(65)}${']'.repeat(65)}`)],
  ['UTF-16 of lists in lists', () => Buffer.from(`\ufeff${'['.repeat(65)}${']'.repeat(65)}`, 'utf16le')],
  ['empty members of a gzip', () => Buffer.alloc(20 * 10_001, gzipSync(''))],
  ['empty files in a zip', () => zipOf(10_001)],
  ['empty shared texts', () => bookWith('xl/sharedStrings.xml', '<si>', `${'<si/>'.repeat(1_000_000)}<si>`)],
  ['styles of cells', () => bookWith('xl/styles.xml', '<cellXfs count="2">', `<cellXfs>${'<xf/>'.repeat(100_001)}`)],
  ['formats of numbers', () => bookWith('xl/styles.xml', '<numFmts count="1">', `<numFmts>${formats(100_001)}`)],
  ['sheets', () => bookWith('xl/workbook.xml', '<sheets>', `<sheets>${'<sheet/>'.repeat(100_001)}`)],
  ['targets', () => bookWith('xl/_rels/workbook.xml.rels', '<Relationship ', `${targets(100_001)}<Relationship `)],
  ['columns of a table', () => strToU8(`a,b,c,d${','.repeat(20_000)}`)],
] as const)('DOC-25 a file of more %s than any tool writes is refused', async (_, bytes) => {
  const made = bytes()
  const content = typeof made === 'string' ? made : Uint8Array.from(made)
  expect(await readPulls(content, { uid: '' }, factsOf)).toEqual({ ok: false, reason: 'too_large_inside' })
})

test('DOC-25 a tag of more attributes than any tool writes is refused', async () => {
  const attributes = Array.from({ length: 65 }, (_, place) => ` a${place}=""`).join('')
  const book = bookWith('xl/worksheets/sheet1.xml', '<row>', `<row${attributes}>`)
  expect(await openFile(book)).toEqual({ ok: false, fault: 'damaged' })
})

test('DOC-25 columns without a meaning are not read, however much they contain', async () => {
  const names = Array.from({ length: 100 }, (_, place) => `c${place}`)
  const row = { item: 'a', time: 'b', type: 'c', ...Object.fromEntries(names.map((name) => [name, 1])) }
  const wide = await databaseWith(await databaseOf({ pulls: [row] }), 'update pulls set c99 = zeroblob(36000000)')
  const opened = await openFile(wide)
  expect(opened).toMatchObject({ ok: true, document: { kind: 'database', tables: [{ rows: [{ item: 'a' }] }] } })
  if (opened.ok && opened.document.kind === 'database') {
    expect(Object.keys(opened.document.tables[0]?.rows[0] ?? {})).toHaveLength(FILE_LIMITS.columns)
  }
})

function zipOf(entries: number): Uint8Array {
  return zipSync(Object.fromEntries(Array.from({ length: entries }, (_, place) => [`${place}`, new Uint8Array()])))
}

function formats(count: number): string {
  return Array.from({ length: count }, (_, id) => `<numFmt numFmtId="${id}"/>`).join('')
}

function targets(count: number): string {
  return Array.from({ length: count }, (_, id) => `<Relationship Id="x${id}"/>`).join('')
}
