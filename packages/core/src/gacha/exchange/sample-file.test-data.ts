import type { FileReading } from '../../doctor/file-reading.ts'
import { readPullDocument } from '../../doctor/read-document.ts'
import { sampleFactsOf } from '../sample-facts.test-data.ts'
import { parseJsonText } from './json-text.ts'

/** @param file a value, or its text */
export function readSample(file: unknown, fallbackUid = ''): FileReading {
  const value = parseJsonText(typeof file === 'string' ? file : JSON.stringify(file))
  return readPullDocument({ kind: 'json', value }, { uid: fallbackUid }, sampleFactsOf)
}

/** @throws RangeError for a file that is refused */
export function readGoodSample(file: unknown, fallbackUid = ''): FileReading & { ok: true } {
  const reading = readSample(file, fallbackUid)
  if (!reading.ok) throw new RangeError(`refused: ${reading.reason}`)
  return reading
}

/** A genshin row as the interchange format has it, with what a test changes. */
export function uigfSampleRow(change: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    uigf_gacha_type: '301',
    gacha_type: '301',
    item_id: '11301',
    count: '1',
    time: '2026-01-10 13:11:31',
    name: 'Cool Steel',
    item_type: 'Weapon',
    rank_type: '3',
    id: '1768021200000279850',
    ...change,
  }
}

const INFO = { export_timestamp: 1773100800, export_app: 'a tool', export_app_version: '1', version: 'v4.2' }

export function uigfSample(rows: readonly unknown[], account: Readonly<Record<string, unknown>> = {}): unknown {
  return { info: INFO, hk4e: [{ uid: '800000001', timezone: 8, lang: 'en-us', list: rows, ...account }] }
}

export function infoOf(version: string): unknown {
  return { ...INFO, version }
}
