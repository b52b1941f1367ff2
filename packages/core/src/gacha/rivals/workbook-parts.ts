import { parseWallTime } from '../../time/wall-time.ts'
import type { ExportedHistory, ExportedPull } from './own-export.ts'

/** The words of a workbook, in the reader's language. */
export interface WorkbookWords {
  readonly sheet: string
  readonly columns: Readonly<
    Record<'time' | 'pool' | 'name' | 'type' | 'rarity' | 'poolId' | 'itemId' | 'pullId', string>
  >
  poolName(poolId: string): string
}

const COLUMNS = ['time', 'pool', 'name', 'type', 'rarity', 'poolId', 'itemId', 'pullId'] as const
const WIDTHS = [20, 26, 26, 14, 8, 10, 12, 24]
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DAY_MS = 86_400_000
/** Days from 30 December 1899, from which workbooks count, to 1970. */
const EPOCH_DAYS = 25_569
const SHEET_NAME_LENGTH = 31

/**
 * The files of an `.xlsx` for people to read, by their path in the archive: one sheet with a head that stays, filters,
 * true dates on the server's clock, and ids as text, since 19 digits do not fit into a number. Every text is an inline
 * one: no cell is ever a formula. (RIVAL-3)
 */
export function workbookParts(history: ExportedHistory, words: WorkbookWords): Readonly<Record<string, string>> {
  const rows = history.pulls.map((pull, index) => rowOf(pull, { words, row: index + 2 }))
  const head = COLUMNS.map((column, index) => textCell(words.columns[column], `${letterOf(index)}1`, 1)).join('')
  const last = `${letterOf(COLUMNS.length - 1)}${rows.length + 1}`
  const widths = WIDTHS.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheetName(words.sheet))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm:ss"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${head}</row>${rows.join('')}</sheetData><autoFilter ref="A1:${last}"/></worksheet>`,
  }
}

function rowOf(pull: ExportedPull, { words, row }: { words: WorkbookWords; row: number }): string {
  const serial = (parseWallTime(pull.time) ?? 0) / DAY_MS + EPOCH_DAYS
  const texts = [words.poolName(pull.poolId), pull.name, pull.itemType]
  const ids = [pull.poolId, pull.itemId, pull.id ?? '']
  const cells = [
    `<c r="A${row}" s="2"><v>${serial}</v></c>`,
    ...texts.map((text, index) => textCell(text, `${letterOf(index + 1)}${row}`)),
    `<c r="E${row}"><v>${pull.rank}</v></c>`,
    ...ids.map((text, index) => textCell(text, `${letterOf(index + 5)}${row}`)),
  ]
  return `<row r="${row}">${cells.join('')}</row>`
}

function textCell(text: string, place: string, style = 0): string {
  return `<c r="${place}" t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

function letterOf(index: number): string {
  return String.fromCharCode(65 + index)
}

function relationships(targets: readonly (readonly [kind: string, path: string])[]): string {
  const list = targets.map(
    ([kind, path], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="${path}"/>`,
  )
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`
}

/** What a sheet's name must not hold is left out. */
function sheetName(text: string): string {
  return text.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, SHEET_NAME_LENGTH)
}

/** Control characters, halves of pairs and what is no character: XML has no place for them. */
const NOT_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu

function escaped(text: string): string {
  return text
    .replaceAll(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
