import { parseJsonText } from '@ephemeris/core/gacha/exchange/json-text'
import { uigfRow } from '@ephemeris/core/gacha/exchange/uigf'
import { FileRecord } from '@ephemeris/core/json/file-record'
import { faulty, type PageFault, type PageReading } from './page-reading.ts'

const KEY_EXPIRED = -101
const KEY_WRONG = -100
const TOO_FREQUENT = -110

/**
 * Reads one page of the log of genshin, starrail or zenless; an empty list is its end. zenless has no number of its own
 * for an expired key, so the message decides where the number does not. (IMPORT-6)
 */
export function readHoyoversePage(text: string): PageReading {
  const answer = FileRecord.of(parseJsonText(text))
  const retcode = answer?.get('retcode')
  if (!answer || typeof retcode !== 'number') return faulty('upstream_garbled')
  if (retcode !== 0) return faulty(faultOf(retcode, answer.text('message')))

  const list = answer.record('data')?.list('list')
  const records = list?.map(FileRecord.of)
  if (!records) return faulty('upstream_garbled')
  const known = records.filter((record) => record !== null)
  return {
    ok: true,
    rows: records.map((record) => record && uigfRow(record)),
    uids: known.map((record) => record.text('uid')),
  }
}

function faultOf(retcode: number, message: string): PageFault {
  if (retcode === KEY_EXPIRED) return 'link_expired'
  if (retcode === KEY_WRONG) return 'link_invalid'
  if (retcode === TOO_FREQUENT || /frequent/i.test(message)) return 'too_frequent'
  return /auth ?key/i.test(message) ? 'link_expired' : 'upstream_unavailable'
}
