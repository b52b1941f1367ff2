import { parseJsonText } from '@ephemeris/core/gacha/exchange/json-text'
import { kuroRow } from '@ephemeris/core/gacha/exchange/wuthering-rows'
import { FileRecord } from '@ephemeris/core/json/file-record'
import { faulty, type PageReading } from './page-reading.ts'

const REFUSED = -1

/**
 * Reads what the log of wuthering holds of one pool, all at once. It names pools wrongly in some versions, so every row
 * is of the pool that was asked for. (IMPORT-6)
 */
export function readKuroPool(text: string, poolId: string): PageReading {
  const answer = FileRecord.of(parseJsonText(text))
  const code = answer?.get('code')
  if (!answer || typeof code !== 'number') return faulty('upstream_garbled')
  // An expired link and wrong parameters have one number; the parameters were checked before they were sent.
  if (code === REFUSED) return faulty('link_expired')
  if (code !== 0) return faulty('upstream_unavailable')

  const records = answer.list('data')?.map(FileRecord.of)
  if (!records) return faulty('upstream_garbled')
  return { ok: true, rows: records.map((record) => record && kuroRow(record, poolId)), uids: null }
}
