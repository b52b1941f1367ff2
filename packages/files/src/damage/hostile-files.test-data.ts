import { gzipSync } from 'node:zlib'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { databaseOf, databaseWith } from '../containers/database.test-data.ts'
import { workbookOf } from '../containers/workbook.test-data.ts'

type Maker = () => Uint8Array | Promise<Uint8Array>

const BOOK = unzipSync(workbookOf([{ name: 'a', rows: [['text']] }]))
const SHEET = 'xl/worksheets/sheet1.xml'
const STRINGS = 'xl/sharedStrings.xml'
const PACKED = { level: 1 } as const

/** A gzip of text that repeats, made part by part. */
function packed(before: string, part: string, times: number, after = ''): Uint8Array {
  const parts = Buffer.alloc(part.length * times, part)
  return gzipSync(Buffer.concat([Buffer.from(before), parts, Buffer.from(after)]), PACKED)
}

/** A workbook in which `place` of a part is something that repeats. */
function book(part: string, place: string, text: string): Uint8Array {
  const before = strFromU8(BOOK[part] ?? new Uint8Array())
  return zipSync({ ...BOOK, [part]: strToU8(before.replace(place, () => text)) }, PACKED)
}

/** `{"a0":0,"a1":0,…}` */
function namesOf(count: number): Uint8Array {
  const lines = Array.from({ length: count / 1000 }, (_, thousand) =>
    Array.from({ length: 1000 }, (_, n) => `"a${thousand * 1000 + n}":0`).join(','),
  )
  return gzipSync(`{${lines.join(',')}}`, PACKED)
}

function attributesOf(count: number): string {
  return `<row${Array.from({ length: count }, (_, n) => ` a${n.toString(36)}=""`).join('')}>`
}

async function wideDatabase(): Promise<Uint8Array> {
  const names = Array.from({ length: 1990 }, (_, n) => `c${n}`)
  const row = { item: 'a', time: 'b', type: 'c', ...Object.fromEntries(names.map((name) => [name, 1])) }
  const short = 'insert into pulls (item) select 1 from n n1, n n2, n n3, n n4 limit 240000'
  const ten = Array.from({ length: 23 }, (_, n) => ({ n }))
  return gzipSync(await databaseWith(await databaseOf({ pulls: [row], n: ten }), short), PACKED)
}

/** Files that are small as they are sent, and made to take memory or time; the last ones pass every count. */
export const HOSTILE_FILES: Readonly<Record<string, Maker>> = {
  '6,000,000 names': () => namesOf(6_000_000),
  '5,000,000 attributes of a tag': () => book(SHEET, '<row>', attributesOf(5_000_000)),
  '30,000,000 lists in lists': () => gzipSync(Buffer.concat([Buffer.alloc(3e7, '['), Buffer.alloc(3e7, ']')])),
  '40,000,000 empty objects': () => packed('[', '{},', 40_000_000, '0]'),
  '60,000,000 zeros': () => packed('[', '0,', 60_000_000, '0]'),
  '1,993 columns of 240,000 rows': wideDatabase,
  '950,000 empty members of a gzip': () => Buffer.alloc(20 * 950_000, gzipSync('')),
  '20,000,000 empty shared texts': () => book(STRINGS, '<si>', `${'<si/>'.repeat(20_000_000)}<si>`),
  '20,000,000 unknown tags': () => book(SHEET, '<row>', `${'<x/>'.repeat(20_000_001)}<row>`),
  'an attribute of 100 MB': () => book(SHEET, '<row>', `<row a="${'x'.repeat(100_000_000)}">`),
  'tags in 5,000,000 tags': () => book(SHEET, '<row>', `${'<x>'.repeat(5_000_000)}<row>`),
  '240,000 rows of one cell far away': () => book(SHEET, '<row>', `${'<row><c r="XFD1"/></row>'.repeat(240_000)}<row>`),
  'a text of 120 MB': () => packed('["', 'x', 120_000_000, '"]'),
  'a number of 120,000,000 digits': () => packed('[', '7', 120_000_000, ']'),
  '4,900,000 long numbers': () => packed('[', '12345678901234567,', 4_900_000, '0]'),
  'UTF-16 of 15,000,000 objects': () =>
    gzipSync(Buffer.from(`\ufeff[${'{},'.repeat(15_000_000)}0]`, 'utf16le'), PACKED),
  'JSON of lists in lists in a text': () => packed('{"wish-counter-character-event":"', '[', 60_000_000, '"}'),
  'a cell of 60 MB': () => packed('a,b,c,d\n1,2,3,"', 'x', 60_000_000, '"'),
  'a line of 60,000,000 cells': () => packed('a,b,c,d', ',', 60_000_000),
  '60,000,000 quotes in a table': () => packed('a,b,c,d\n', '"', 60_000_001),
  'zips in a zip': () => {
    const inside = zipSync({ 'a.json': new Uint8Array(60_000_000) }, PACKED)
    return zipSync(Object.fromEntries(Array.from({ length: 90 }, (_, n) => [`${n}.zip`, inside])))
  },
  '4,900,000 names, within all counts': () => namesOf(4_900_000),
  '4,900,000 objects, within all counts': () => packed('[', '{},', 4_900_000, '0]'),
  '900,000 objects of one name each': () => gzipSync(`[${namedObjects(900_000)}]`, PACKED),
}

function namedObjects(count: number): string {
  return Array.from({ length: count }, (_, n) => `{"n${n}":0}`).join(',')
}
