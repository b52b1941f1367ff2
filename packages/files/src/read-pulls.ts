import { readPullDocument } from '@ephemeris/core/doctor/read-document'
import type { FactsOf } from '@ephemeris/core/gacha/exchange/facts-of'
import type { FileReading } from '@ephemeris/core/gacha/exchange/file-reading'
import { ContainerError } from './containers/container-error.ts'
import { partsOf } from './containers/unpack.ts'
import { createUnpackBudget, type UnpackBudget } from './containers/unpack-budget.ts'
import { joinReadings, type NamedReading } from './join-readings.ts'
import { openFile } from './open-file.ts'

/**
 * Reads the pulls of a file of any known format, or of the files in a zip. (DOC-1, DOC-18)
 *
 * @param given the account, where the file does not name it; may be empty
 */
export async function readPulls(content: Uint8Array | string, given: string, factsOf: FactsOf): Promise<FileReading> {
  const budget = createUnpackBudget()
  const { parts, fault } = partsIn(content, budget)
  if (fault !== null) return { ok: false, reason: fault }
  const readWith = async (bytes: Uint8Array | string, depth: number): Promise<FileReading> => {
    const opened = await openFile(bytes, { budget, depth })
    return opened.ok ? readPullDocument(opened.document, given, factsOf) : { ok: false, reason: opened.fault }
  }
  if (parts === null) return readWith(content, 0)
  const readings: NamedReading[] = []
  for (const { name, bytes } of parts) readings.push({ name, reading: await readWith(bytes, 1) })
  return joinReadings(readings)
}

/** `parts` are `null` for what is one file, `fault` for what can be opened. */
function partsIn(content: Uint8Array | string, budget: UnpackBudget) {
  try {
    return { parts: typeof content === 'string' ? null : partsOf(content, budget), fault: null }
  } catch (error) {
    if (error instanceof ContainerError) return { parts: null, fault: error.fault }
    throw error
  }
}
