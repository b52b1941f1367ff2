import type { FileDocument } from '@ephemeris/core/doctor/document'
import Papa from 'papaparse'
import { ContainerError } from './container-error.ts'
import { FILE_LIMITS } from './limits.ts'

/** In a line: more than all columns of any table, and the commas of the texts in them. */
const MAX_MARKS = 20_000
const [COMMA, SEMICOLON, TAB, NEW_LINE, RETURN] = [0x2c, 0x3b, 0x09, 0x0a, 0x0d]

/** @throws ContainerError */
export function openCsv(text: string): FileDocument {
  requireNarrow(text)
  // Files that were joined by hand end their lines in several ways, and the library looks for one of them.
  const { data } = Papa.parse<string[]>(text.replaceAll(/\r\n?/g, '\n'), {
    delimitersToGuess: [',', ';', '\t'],
    newline: '\n',
    preview: FILE_LIMITS.rows + 1,
    skipEmptyLines: true,
  })
  if (data.length > FILE_LIMITS.rows) throw new ContainerError('too_many_rows')
  // A reader makes a record of each row by the columns of the first one: what is not there counts as well.
  const rows = data.map((row) => row.slice(0, FILE_LIMITS.columns))
  const cells = rows.length * Math.max(0, ...rows.slice(0, 1).map((row) => row.length))
  if (cells > FILE_LIMITS.cells) throw new ContainerError('too_many_rows')
  return { kind: 'csv', rows }
}

/** The library makes a row of as many cells as a line has. @throws ContainerError */
function requireNarrow(text: string): void {
  let marks = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === NEW_LINE || code === RETURN) marks = 0
    else if (code === COMMA || code === SEMICOLON || code === TAB) {
      marks += 1
      if (marks > MAX_MARKS) throw new ContainerError('too_large_inside')
    }
  }
}

/** Whether the first line could be one of a table. */
export function looksLikeCsv(text: string): boolean {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  return [',', ';', '\t'].some((mark) => line.split(mark, 4).length > 3)
}
