import { groupBy } from '../group-by.ts'
import { comparePulls } from '../pull-order.ts'
import type { AccountReading, FactsOf } from './account-rows.ts'
import { isNewerExtension, readExtension } from './extension.ts'
import { addSkipped, type FileAccount, type FileProblem, type FileReading } from './file-reading.ts'
import { parseJsonText } from './json-text.ts'
import { readSingle, singleFormatOf } from './read-single.ts'
import { readUigf4 } from './read-uigf4.ts'
import { readKeyedPools, readTrackerPulls } from './read-wuthering.ts'
import { FileRecord } from './record.ts'

/** More rows than any account has; a file beyond it is refused whole. */
export const MAX_FILE_ROWS = 200_000

const MAJOR = /^v?(\d+)\./

/**
 * Reads a file of pulls in whatever known format its content has; names and media types are not asked. (UIGF-1)
 *
 * @param fallbackUid the account, for formats that may not name it; may be empty
 */
export function readPullFile(text: string, fallbackUid: string, factsOf: FactsOf): FileReading {
  const root = FileRecord.of(parseJsonText(text))
  if (!root) return { ok: false, reason: 'not_json' }

  const version = root.record('info')?.text('version') ?? ''
  const isUigf4 = ['hk4e', 'hkrpg', 'nap', 'hk4e_ugc', 'ephemeris'].some((key) => root.get(key) !== undefined)
  if (isUigf4 && (Number(MAJOR.exec(version)?.[1] ?? 4) > 4 || isNewerExtension(root))) {
    return { ok: false, reason: 'newer_version' }
  }
  if (countRows(root) > MAX_FILE_ROWS) return { ok: false, reason: 'too_many_rows' }

  if (isUigf4)
    return result(`UIGF ${version || 'v4.0'}`, [...readUigf4(root, factsOf), ...readExtension(root, factsOf)])
  const single = singleFormatOf(root)
  if (single) return result(single.format, [readSingle(root, single, fallbackUid, factsOf)])
  const tracker = readTrackerPulls(root, fallbackUid, factsOf)
  if (tracker) return result('wuwatracker', [tracker])
  const keyed = readKeyedPools(root, fallbackUid, factsOf)
  return keyed ? result('wuwa-gacha-tool', [keyed]) : { ok: false, reason: 'unknown_format' }
}

function result(format: string, readings: readonly AccountReading[]): FileReading {
  const joined = joinAccounts(readings.flatMap(({ account }) => (account ? [account] : [])))
  const problems = [...readings, ...joined].flatMap((one) => one.problems)
  if (isEmpty(joined, problems)) return { ok: false, reason: 'no_pulls' }
  return { ok: true, format, accounts: joined.map(({ account }) => account), problems }
}

/** Nothing is read and nothing is left out; a list that is missing is another fault than an empty one. */
function isEmpty(joined: readonly JoinedAccount[], problems: readonly FileProblem[]): boolean {
  return (
    joined.every(({ account }) => account.pulls.length === 0) &&
    problems.every(({ rows, fault }) => rows === 0 && fault !== 'list_missing')
  )
}

interface JoinedAccount {
  readonly account: FileAccount
  readonly problems: readonly FileProblem[]
}

/**
 * An account may stand in a section of the format and in our extension. The two are parts of one view, not two views of
 * one log: a row with an id and one without are two pulls.
 */
function joinAccounts(accounts: readonly FileAccount[]): readonly JoinedAccount[] {
  const groups = groupBy(accounts, ({ gameId, uid }) => `${gameId} ${uid}`)
  return [...groups].flatMap(([section, parts]): readonly JoinedAccount[] => {
    const [first] = parts
    if (!first) return []
    if (parts.length === 1) return [{ account: first, problems: [] }]

    const all = parts.flatMap(({ pulls }) => pulls)
    const pulls = [...new Map(all.map((pull) => [pull.id, pull])).values()].sort(comparePulls)
    const doubled = all.length - pulls.length
    const problem: FileProblem = { section, row: null, rows: doubled, fault: 'duplicate' }
    return [{ account: { ...first, pulls, skipped: addSkipped(parts) }, problems: doubled > 0 ? [problem] : [] }]
  })
}

/** Every list at the depth at which formats have rows, whatever the format. */
function countRows(root: FileRecord): number {
  const accounts = [root, ...(root.record('ephemeris')?.list('accounts') ?? []).map(FileRecord.of)]
  const sections = root.keys().flatMap((key) => root.list(key) ?? [])
  const lists = [...accounts, ...sections.map(FileRecord.of)].map((account) => account?.list('list')?.length ?? 0)
  return sections.length + lists.reduce((total, length) => total + length, 0)
}
