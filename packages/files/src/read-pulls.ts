import { joinPoolQuestions } from '@ephemeris/core/doctor/account/name-pools'
import type { FileAnswers } from '@ephemeris/core/doctor/file-question'
import { addSkipped, type FileAccount, type FileReading, type FileRefusal } from '@ephemeris/core/doctor/file-reading'
import { joinFindings } from '@ephemeris/core/doctor/finding'
import { MAX_FILE_ROWS, readPullDocument } from '@ephemeris/core/doctor/read-document'
import { wordsOf } from '@ephemeris/core/doctor/rows/words'
import type { FactsOf } from '@ephemeris/core/gacha/exchange/facts-of'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import { mergePulls } from '@ephemeris/core/gacha/merging/merge-pulls'
import { ContainerError } from './containers/container-error.ts'
import { partsOf } from './containers/unpack.ts'
import { createUnpackBudget, type UnpackBudget } from './containers/unpack-budget.ts'
import { openFile } from './open-file.ts'

interface NamedReading {
  readonly name: string
  readonly reading: FileReading
}

/** Files that lie beside pulls and hold none. */
const WITHOUT_PULLS: readonly FileRefusal[] = ['unknown_format', 'not_pulls', 'no_pulls']
/** What calls itself a file of pulls is not passed over if it cannot be read. */
const CLAIMS_PULLS = /\.(?:json|xlsx|csv|dat|db|sqlite|gz)$/i

/**
 * Reads the pulls of a file of any known format, or of the files in a zip. (DOC-1, DOC-18)
 *
 * @param given what the player answered
 */
export async function readPulls(
  content: Uint8Array | string,
  given: FileAnswers,
  factsOf: FactsOf,
): Promise<FileReading> {
  const budget = createUnpackBudget()
  const { parts, fault } = partsIn(content, budget)
  if (fault !== null) return { ok: false, reason: fault }
  const isWord = wordsOf(factsOf)
  const readWith = async (bytes: Uint8Array | string, depth: number): Promise<FileReading> => {
    const opened = await openFile(bytes, { budget, depth, isWord })
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

/**
 * The content of an archive's files together. Files of something else are skipped; one that cannot be read refuses
 * the archive, so that no part of a history is missing without a word. (DOC-18)
 */
function joinReadings(readings: readonly NamedReading[]): FileReading {
  const good = readings.flatMap(({ name, reading }) => (reading.ok ? [{ name, reading }] : []))
  const refused = readings.flatMap(({ name, reading }) => (reading.ok ? [] : [{ name, reading }]))
  const broken = refused.find(({ name, reading }) => !WITHOUT_PULLS.includes(reading.reason) && CLAIMS_PULLS.test(name))
  if (broken) return broken.reading
  const [first] = good
  if (!first) {
    const refusal = refused.find(({ reading }) => reading.reason !== 'unknown_format') ?? refused[0]
    return refusal?.reading ?? { ok: false, reason: 'unknown_format' }
  }

  const accounts = joinAccounts(good.flatMap(({ reading }) => reading.accounts))
  const rows = accounts.reduce((total, { pulls }) => total + pulls.length, 0)
  if (rows > MAX_FILE_ROWS) return { ok: false, reason: 'too_many_rows' }
  return {
    ok: true,
    format: [...new Set(good.map(({ reading }) => reading.format))].join(', '),
    accounts,
    nameless: [...new Set(good.flatMap(({ reading }) => reading.nameless))],
    problems: good.flatMap(({ name, reading }) =>
      reading.problems.map((problem) => ({ ...problem, section: `${name} ${problem.section}`.trim() })),
    ),
    questions: joinPoolQuestions(good.flatMap(({ reading }) => reading.questions)),
  }
}

function joinAccounts(accounts: readonly FileAccount[]): readonly FileAccount[] {
  return [...groupBy(accounts, ({ gameId, uid }) => `${gameId} ${uid}`).values()].flatMap((parts) => {
    const [first, ...others] = parts
    if (!first) return []
    return [
      {
        ...first,
        pulls: others.reduce((all, { pulls }) => mergePulls(all, pulls).pulls, first.pulls),
        parts: parts.flatMap((one) => one.parts),
        skipped: addSkipped(parts),
        diagnosis: {
          ...first.diagnosis,
          rows: parts.reduce((total, { diagnosis }) => total + diagnosis.rows, 0),
          findings: joinFindings(parts.flatMap(({ diagnosis }) => diagnosis.findings)),
        },
      },
    ]
  })
}
