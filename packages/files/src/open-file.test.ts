import { gzipSync } from 'node:zlib'
import { keptIndices } from '@ephemeris/core/gacha/facts'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import LZString from 'lz-string'
import { expect, test } from 'vitest'
import { FILE_LIMITS } from './containers/limits.ts'
import { unpackLzText } from './containers/lz-text.ts'
import { workbookOf } from './containers/workbook.test-data.ts'
import { openFile } from './open-file.ts'
import { readPulls } from './read-pulls.ts'

const factsOf = keptIndices(GACHA_FACTS)
const JSON_FILE = strToU8('{"a":[1]}')

test.each([
  ['plain', JSON_FILE],
  ['gzip', gzipSync(JSON_FILE)],
  ['a zip of one file', zipSync({ 'a.json': JSON_FILE })],
  ['UTF-16', Uint8Array.from([0xff, 0xfe, ...Buffer.from('{"a":[1]}', 'utf16le')])],
  ['StarRailStation', strToU8(`srs${LZString.compressToUTF16('{"a":[1]}')}`)],
  ['gzip of two members', Buffer.concat([gzipSync(JSON_FILE.slice(0, 4)), gzipSync(JSON_FILE.slice(4))])],
] as const)('DOC-1 JSON is found in a file that is %s', async (_, bytes) => {
  expect(await openFile(bytes)).toEqual({ ok: true, document: { kind: 'json', value: { a: [1] } } })
})

test('DOC-1 a workbook is opened sheet by sheet: text, numbers, dates, what a formula gave', async () => {
  const bytes = workbookOf([
    {
      name: 'A & B',
      rows: [
        ['text', 3, { date: 45000.5 }, { formula: '1+1', value: '2' }, '1698494760000412401'],
        [null, 'second'],
      ],
    },
    { name: 'empty', rows: [] },
  ])
  expect(await openFile(bytes)).toEqual({
    ok: true,
    document: {
      kind: 'workbook',
      sheets: [
        {
          name: 'A & B',
          rows: [
            ['text', 3, '2023-03-15T12:00:00', 2, '1698494760000412401'],
            [null, 'second'],
          ],
        },
        { name: 'empty', rows: [] },
      ],
    },
  })
})

test.each([
  ['a gzip that unpacks to gigabytes', () => gzipSync(gzipSync(new Uint8Array(200_000_000))), 'too_large_inside'],
  [
    'a zip that unpacks to gigabytes',
    () => zipSync({ 'a.json': new Uint8Array(200_000_000) }, { level: 1 }),
    'too_large_inside',
  ],
  [
    'a gzip in a gzip that are too large together',
    () => gzipSync(gzipSync(new Uint8Array(80_000_000), { level: 0 })),
    'too_large_inside',
  ],
  ['a workbook of two sheets that are one', () => workbookOfOneSheetTwice(), 'damaged'],
  [
    'a sheet of a million rows',
    () => workbookOf([{ name: 'a', rows: Array.from({ length: 250_001 }, () => [1]) }]),
    'too_many_rows',
  ],
  ['a workbook with a password', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'locked'],
  ['a zip with a password', () => zipWithPassword(), 'locked'],
  ['half a workbook', () => workbookOf([{ name: 'a', rows: [['x']] }]).slice(0, 400), 'damaged'],
  ['a zip whose file is packed by another method', () => zipOfMethod(93), 'unknown_format'],
  ['a zip of many files', () => zipSync({ a: JSON_FILE, b: JSON_FILE }), 'unknown_format'],
  ['a database that is none', () => strToU8(`SQLite format 3\0${'x'.repeat(5000)}`), 'damaged'],
  ['nothing', () => new Uint8Array(), 'not_json'],
  ['text', () => strToU8('hello'), 'not_json'],
  ['half of some JSON', () => strToU8('{"info":'), 'not_json'],
  ['a deep nest', () => strToU8('['.repeat(1_000_000)), 'too_large_inside'],
] as const)('DOC-8 %s is refused as such', async (_, bytes, fault) => {
  expect(await openFile(bytes())).toEqual({ ok: false, fault })
})

/** Stored, not compressed: another byte is nothing but another content. */
test.each([
  ['a gzip', () => gzipSync(JSON_FILE, { level: 0 }), 10 + 5 + 2],
  ['the first member of a gzip', () => Buffer.concat([gzipSync('{', { level: 0 }), gzipSync('}')]), 10 + 5],
  ['a zip', () => zipSync({ 'a.json': JSON_FILE }, { level: 0 }), 30 + 'a.json'.length + 2],
  ['a file among others in a zip', () => zipSync({ a: JSON_FILE, b: JSON_FILE }, { level: 0 }), 30 + 1 + 2],
  ['a sheet of a workbook', () => storedWorkbook(), null],
] as const)('DOC-21 %s whose content has another checksum is refused as damaged', async (_, pack, at) => {
  const bytes = Uint8Array.from(pack())
  const place = at ?? Buffer.from(bytes).indexOf('<v>7</v>') + 3
  expect(await readPulls(bytes, { uid: '' }, factsOf)).not.toEqual({ ok: false, reason: 'damaged' })
  bytes[place] = (bytes[place] ?? 0) ^ 1
  expect(await readPulls(bytes, { uid: '' }, factsOf)).toEqual({ ok: false, reason: 'damaged' })
})

test('DOC-21 a gzip without its end, and a zip without its directory, are refused as damaged', async () => {
  expect(await openFile(gzipSync(JSON_FILE).subarray(0, -8))).toEqual({ ok: false, fault: 'damaged' })
  const zip = zipSync({ 'a.json': JSON_FILE })
  expect(await openFile(zip.slice(0, Buffer.from(zip).indexOf('PK\u0001\u0002')))).toEqual({
    ok: false,
    fault: 'damaged',
  })
})

function storedWorkbook(): Uint8Array {
  return zipSync(unzipSync(workbookOf([{ name: 'a', rows: [[7]] }])), { level: 0 })
}

function workbookOfOneSheetTwice(): Uint8Array {
  const names = 'xl/_rels/workbook.xml.rels'
  const parts = unzipSync(workbookOf(['a', 'b'].map((name) => ({ name, rows: [[name]] }))))
  const text = strFromU8(parts[names] ?? new Uint8Array()).replace('sheet2.xml', 'sheet1.xml')
  return zipSync({ ...parts, [names]: strToU8(text) })
}

test('DOC-8 a cell far away makes no room for those before it', async () => {
  const bytes = workbookOf([{ name: 'a', rows: [[{ at: 'XFD1048576', value: 'far' }, 'next']] }])
  const opened = await openFile(bytes)
  expect(opened).toMatchObject({ ok: true, document: { sheets: [{ rows: [] }] } })
})

test('DOC-8 text that unpacks to more than it may is refused while it unpacks', () => {
  const packed = LZString.compressToUTF16('a'.repeat(100_000))
  expect(packed.length).toBeLessThan(1000)
  expect(unpackLzText(packed, 200_000)).toHaveLength(100_000)
  expect(() => unpackLzText(packed, 10_000)).toThrow('too_large_inside')
  for (const text of [
    '',
    'a',
    '日本語 \u{1f600}',
    JSON.stringify({ a: Array.from({ length: 999 }, (_, n) => n * 7919) }),
  ]) {
    expect(unpackLzText(LZString.compressToUTF16(text), 1_000_000)).toBe(text)
  }
})

test('DOC-8 a table counts as its first row is wide, and no wider than columns may be', async () => {
  const names = Array.from({ length: 1000 }, (_, n) => `name ${n}`).join(',')
  const opened = await openFile(strToU8(`${names}\n${'a\n'.repeat(1000)}`))
  expect(opened).toMatchObject({ ok: true, document: { kind: 'csv' } })
  if (opened.ok && opened.document.kind === 'csv') expect(opened.document.rows[0]).toHaveLength(FILE_LIMITS.columns)
  expect(await openFile(strToU8(`${names}\n${'a\n'.repeat(100_000)}`))).toMatchObject({ ok: false })
})

test('DOC-1 a table has all its rows, whichever way each of its lines ends', async () => {
  const opened = await openFile(strToU8('a,b,c,d\r\n1,2,3,"4"\n5,6,7,"8"\r9,10,11,"12"\n\n\n'))
  expect(opened).toEqual({
    ok: true,
    document: {
      kind: 'csv',
      rows: ['a,b,c,d', '1,2,3,4', '5,6,7,8', '9,10,11,12'].map((line) => line.split(',')),
    },
  })
})

function zipOfMethod(method: number): Uint8Array {
  const bytes = zipSync({ 'a.json': JSON_FILE })
  const directory = Buffer.from(bytes).indexOf('PK\u0001\u0002')
  bytes[8] = method
  bytes[directory + 10] = method
  return bytes
}

function zipWithPassword(): Uint8Array {
  const bytes = zipSync({ 'a.json': JSON_FILE })
  bytes[6] = 1
  return bytes
}
