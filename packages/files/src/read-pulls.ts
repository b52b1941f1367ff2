import { readPullDocument } from '@ephemeris/core/doctor/read-document'
import type { FactsOf } from '@ephemeris/core/gacha/exchange/facts-of'
import type { FileReading } from '@ephemeris/core/gacha/exchange/file-reading'
import { openFile } from './open-file.ts'

/**
 * Reads the pulls of a file of any known format. (DOC-1)
 *
 * @param given the account, where the file does not name it; may be empty
 */
export async function readPulls(content: Uint8Array | string, given: string, factsOf: FactsOf): Promise<FileReading> {
  const opened = await openFile(content)
  return opened.ok ? readPullDocument(opened.document, given, factsOf) : { ok: false, reason: opened.fault }
}
