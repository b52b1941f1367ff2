import { readPullDocument } from '../../doctor/read-document.ts'
import type { FactsOf } from './facts-of.ts'
import type { FileReading } from './file-reading.ts'
import { isParsableJson, parseJsonText } from './json-text.ts'

/**
 * Reads a file of pulls out of its text. (UIGF-1)
 *
 * @param fallbackUid the account, for formats that may not name it; may be empty
 */
export function readPullFile(text: string, fallbackUid: string, factsOf: FactsOf): FileReading {
  if (!isParsableJson(text)) return { ok: false, reason: 'too_large_inside' }
  const value = parseJsonText(text)
  if (typeof value !== 'object' || value === null) return { ok: false, reason: 'not_json' }
  return readPullDocument({ kind: 'json', value }, fallbackUid, factsOf)
}
