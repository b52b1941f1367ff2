import type { Cell, FileDocument, Sheet } from '@ephemeris/core/doctor/document'
import { ContainerError } from './container-error.ts'
import { FILE_LIMITS } from './limits.ts'
import { unzip } from './unpack.ts'
import type { UnpackBudget } from './unpack-budget.ts'
import { readXml } from './xml.ts'

const SECONDS_OF_DAY = 86_400
/** Days from 1899-12-30 to 1970-01-01. */
const FIRST_DAY = 25_569
const DAYS_TO_1904 = 1462
/** The year 9999 ends. */
const LAST_DAY = 2_958_466

const PARTS = /^xl\/(?:workbook\.xml|sharedStrings\.xml|styles\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/

/** Opens a workbook. Formulas are not computed: a cell is what was stored of it. @throws ContainerError */
export function openWorkbook(bytes: Uint8Array, budget: UnpackBudget): FileDocument {
  const parts = unzip(bytes, (name) => PARTS.test(name), budget)
  const part = (name: string) => parts.get(`xl/${name}`) ?? new Uint8Array()
  const read = new Set<string>()
  // No two sheets are one part: thousands of sheets that name a large one would have it read thousands of times.
  const sheetPart = (name: string) => {
    const xml = parts.get(`xl/${name}`)
    if (!xml || read.has(name)) throw new ContainerError('damaged')
    read.add(name)
    return xml
  }
  if (part('workbook.xml').length === 0) throw new ContainerError('damaged')
  const targets = targetsIn(part('_rels/workbook.xml.rels'))
  const { sheets, is1904 } = sheetsIn(part('workbook.xml'))
  const book: Book = {
    strings: stringsIn(part('sharedStrings.xml')),
    dates: dateStylesIn(part('styles.xml')),
    is1904,
    left: { rows: FILE_LIMITS.rows, cells: FILE_LIMITS.cells },
  }
  return {
    kind: 'workbook',
    sheets: sheets.map(({ name, id }, place): Sheet => {
      const target = targets.get(id) ?? `worksheets/sheet${place + 1}.xml`
      return { name, rows: rowsIn(sheetPart(target.replace(/^\/?(?:xl\/)?/, '')), book) }
    }),
  }
}

interface Book {
  readonly strings: readonly string[]
  /** Whether a style shows a number as a date. */
  readonly dates: readonly boolean[]
  readonly is1904: boolean
  readonly left: { rows: number; cells: number }
}

function sheetsIn(xml: Uint8Array) {
  const sheets: { name: string; id: string }[] = []
  let is1904 = false
  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attribute('date1904'))
      if (name === 'sheet')
        addTo(sheets, { name: attribute('name'), id: attribute('r:id') || attribute('id') }, FILE_LIMITS.bookParts)
    },
  })
  return { sheets, is1904 }
}

function targetsIn(xml: Uint8Array): ReadonlyMap<string, string> {
  const targets = new Map<string, string>()
  if (xml.length === 0) return targets
  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'Relationship') targets.set(attribute('Id'), attribute('Target'))
      if (targets.size > FILE_LIMITS.bookParts) throw new ContainerError('too_large_inside')
    },
  })
  return targets
}

function stringsIn(xml: Uint8Array): readonly string[] {
  const strings: string[] = []
  if (xml.length === 0) return strings
  let text = ''
  let isText = false
  let isPhonetic = false
  readXml(xml, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    text: (part) => {
      if (isText && text.length < FILE_LIMITS.cellCharacters) text += part
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'si') addTo(strings, text.slice(0, FILE_LIMITS.cellCharacters), FILE_LIMITS.sharedStrings)
    },
  })
  return strings
}

/** @throws ContainerError for one more than there may be */
function addTo<Item>(list: Item[], item: Item, limit: number): void {
  if (list.length === limit) throw new ContainerError('too_large_inside')
  list.push(item)
}

/** Numbers of formats that every program shows as a date; others are dates if their code has a day or an hour. */
const DATE_FORMATS = /^(?:1[4-9]|2[0-2]|2[7-9]|3[0-6]|4[5-7]|5\d)$/

function dateStylesIn(xml: Uint8Array): readonly boolean[] {
  const styles: boolean[] = []
  if (xml.length === 0) return styles
  const own = new Map<string, boolean>()
  let isCells = false
  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'numFmt') {
        const code = attribute('formatCode').replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
        own.set(attribute('numFmtId'), /[ydhs]/i.test(code))
        if (own.size > FILE_LIMITS.bookParts) throw new ContainerError('too_large_inside')
      }
      if (name === 'cellXfs') isCells = true
      if (name === 'xf' && isCells) {
        const id = attribute('numFmtId')
        addTo(styles, own.get(id) ?? DATE_FORMATS.test(id), FILE_LIMITS.bookParts)
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false
    },
  })
  return styles
}

/** Rows in their order, without empty ones. Row numbers are ignored, so that no row is made up. */
function rowsIn(xml: Uint8Array, book: Book): readonly (readonly Cell[])[] {
  const rows: Cell[][] = []
  if (xml.length === 0) return rows
  let row: Cell[] = []
  let column = 0
  let type = ''
  let style = ''
  let text = ''
  let isValue = false
  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'row') {
        row = []
        column = 0
        book.left.rows -= 1
        if (book.left.rows < 0) throw new ContainerError('too_many_rows')
      }
      if (name === 'c') {
        column = columnOf(attribute('r')) ?? column
        type = attribute('t')
        style = attribute('s')
        text = ''
        book.left.cells -= 1
        if (book.left.cells < 0) throw new ContainerError('too_many_rows')
      }
      isValue = name === 'v' || (name === 't' && type === 'inlineStr')
    },
    text: (part) => {
      if (isValue && text.length < FILE_LIMITS.cellCharacters) text += part
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'c') {
        if (column < FILE_LIMITS.columns) place(row, column, cellOf(text, { type, style }, book))
        column += 1
      }
      if (name === 'row' && row.some((cell) => cell !== null && cell !== '')) rows.push(row)
    },
  })
  return rows
}

function place(row: Cell[], column: number, cell: Cell): void {
  while (row.length < column) row.push(null)
  row[column] = cell
}

/** `AB12` is the 28th, from 0; `null` for what names none. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (letters === undefined) return null
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellOf(text: string, { type, style }: { type: string; style: string }, book: Book): Cell {
  if (text === '' || type === 'e') return null
  if (type === 's') return book.strings[Number(text)] ?? null
  if (type === 'd') return text.slice(0, 19)
  if (type === 'inlineStr' || type === 'str' || type === 'b') return text.slice(0, FILE_LIMITS.cellCharacters)
  // Digits that a number would lose stay as they are written.
  if (/^\d{16,}$/.test(text)) return text
  const number = Number(text)
  if (!Number.isFinite(number)) return null
  return book.dates[Number(style)] ? dateOf(number, book.is1904) : number
}

function dateOf(serial: number, is1904: boolean): Cell {
  const days = is1904 ? serial + DAYS_TO_1904 : serial
  if (days < 1 || days >= LAST_DAY) return serial
  return new Date(Math.round((days - FIRST_DAY) * SECONDS_OF_DAY) * 1000).toISOString().slice(0, 19)
}
