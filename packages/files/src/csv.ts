import type { FileDocument } from '@ephemeris/core/doctor/document'
import Papa from 'papaparse'
import { ContainerError } from './container-error.ts'
import { FILE_LIMITS } from './limits.ts'

/** @throws ContainerError */
export function openCsv(text: string): FileDocument {
  const { data } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    preview: FILE_LIMITS.rows + 1,
    skipEmptyLines: true,
  })
  if (data.length > FILE_LIMITS.rows) throw new ContainerError('too_many_rows')
  const cells = data.reduce((total, row) => total + row.length, 0)
  if (cells > FILE_LIMITS.cells) throw new ContainerError('too_many_rows')
  return { kind: 'csv', rows: data }
}

/** Whether the first line could be one of a table. */
export function looksLikeCsv(text: string): boolean {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  return [',', ';', '\t'].some((mark) => line.split(mark, 4).length > 3)
}
