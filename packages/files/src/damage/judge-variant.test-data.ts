import { missingFrom, type RowCounts } from './truth.test-data.ts'
import type { Variant } from './variants.test-data.ts'

/**
 * What is wrong with the reading of a variant; `null`: nothing. Where plain bytes were changed, a digit of a time may be
 * another one, and the difference is invisible.
 *
 * @param truth the rows of the file without damage
 * @param read `null` for a variant that was refused
 */
export function faultOf({ kind, damagedRows }: Variant, truth: RowCounts, read: RowCounts | null): string | null {
  if (read === null) return kind === 'bytes' || kind === 'packed bytes' ? null : 'refused'
  if (kind === 'bytes') return null
  const invented = missingFrom(truth, read)
  if (invented > damagedRows) return `${invented} rows that are not in the file`
  const lost = missingFrom(read, truth)
  return lost > damagedRows ? `${lost} rows are missing` : null
}
