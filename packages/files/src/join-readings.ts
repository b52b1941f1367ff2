import { joinFindings } from '@ephemeris/core/doctor/finding'
import { MAX_FILE_ROWS } from '@ephemeris/core/doctor/read-document'
import {
  addSkipped,
  type FileAccount,
  type FileReading,
  type FileRefusal,
} from '@ephemeris/core/gacha/exchange/file-reading'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import { mergePulls } from '@ephemeris/core/gacha/merging/merge-pulls'

export interface NamedReading {
  readonly name: string
  readonly reading: FileReading
}

/** Files that lie beside pulls and hold none. */
const BESIDE: readonly FileRefusal[] = ['unknown_format', 'not_pulls', 'no_pulls']
/** What calls itself a file of pulls is not passed over if it cannot be read. */
const CLAIMS_PULLS = /\.(?:json|xlsx|csv|dat|db|sqlite|gz)$/i

/**
 * The content of an archive's files together. Files of something else are skipped; one that cannot be read refuses
 * the archive, so that no part of a history is missing without a word. (DOC-18)
 */
export function joinReadings(readings: readonly NamedReading[]): FileReading {
  const good = readings.flatMap(({ name, reading }) => (reading.ok ? [{ name, reading }] : []))
  const refused = readings.flatMap(({ name, reading }) => (reading.ok ? [] : [{ name, reading }]))
  const broken = refused.find(({ name, reading }) => !BESIDE.includes(reading.reason) && CLAIMS_PULLS.test(name))
  if (broken) return broken.reading
  const [first] = good
  if (!first) {
    const told = refused.find(({ reading }) => reading.reason !== 'unknown_format') ?? refused[0]
    return told?.reading ?? { ok: false, reason: 'unknown_format' }
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
