import { filePartsOf } from '../gacha/coverage/file-spans.ts'
import type { FactsOf } from '../gacha/exchange/facts-of.ts'
import { groupBy } from '../gacha/group-by.ts'
import { comparePulls } from '../gacha/pull-order.ts'
import { withoutApart } from '../gacha/rows/apart.ts'
import { pullKey } from '../gacha/rows/pull-key.ts'
import { serverOf } from '../gacha/server-of.ts'
import { GAME_IDS, type GameId } from '../games/game.ts'
import { convertAccount } from './account/convert-account.ts'
import { detectGame } from './account/detect-game.ts'
import { joinPoolQuestions } from './account/name-pools.ts'
import type { FileDocument } from './document.ts'
import { MAX_FILE_ACCOUNTS } from './file-preview.ts'
import type { FileAnswers } from './file-question.ts'
import { addSkipped, type FileAccount, type FileProblem, type FileReading, type FileRefused } from './file-reading.ts'
import { joinFindings } from './finding.ts'
import { FORMATS } from './formats.ts'
import { notPullsOf } from './not-pulls.ts'
import type { Draft, DraftAccount } from './rows/draft.ts'
import { unreadLists, unreadProblems, unreadRows } from './rows/unread.ts'

/** More rows than any account has; a file beyond it is refused whole. */
export const MAX_FILE_ROWS = 200_000

/** Several sections may be of one account; more than these are not even compared with each other. */
const MAX_SECTIONS = 20 * MAX_FILE_ACCOUNTS

/**
 * Reads pulls out of a document of whatever known format; names and media types are not asked. (UIGF-1, DOC-1)
 *
 * @param given the account, for formats that may not name it, and the pools that the games do not have
 */
export function readPullDocument(document: FileDocument, given: FileAnswers, factsOf: FactsOf): FileReading {
  const draft = draftOf(document)
  if ('ok' in draft) return draft
  if (draft.accounts.reduce((total, { rows }) => total + rows.length, 0) > MAX_FILE_ROWS) {
    return { ok: false, reason: 'too_many_rows' }
  }
  if (draft.accounts.length > MAX_SECTIONS) return { ok: false, reason: 'too_many_accounts' }
  const unread = [...unreadRows(draft), ...(draft.listsUnread ? [] : unreadLists(document, draft))]
  const owned = { ...draft, accounts: withRowOwners(withoutUnread(draft.accounts), factsOf) }
  return converted(owned, [...(draft.problems ?? []), ...unreadProblems(unread)], { given, factsOf })
}

function withoutUnread(accounts: readonly DraftAccount[]): readonly DraftAccount[] {
  return accounts.flatMap((account) => {
    const rows = account.rows.filter((row) => row?.unreadAs === undefined)
    return rows.length === 0 && account.rows.length > 0 ? [] : [{ ...account, rows }]
  })
}

function draftOf(document: FileDocument): Draft | FileRefused {
  for (const read of FORMATS) {
    const draft = read(document)
    if (draft) return draft
  }
  const what = notPullsOf(document)
  return what === null ? { ok: false, reason: 'unknown_format' } : { ok: false, reason: 'not_pulls', what }
}

function converted(
  { format, accounts }: Draft,
  elsewhere: readonly FileProblem[],
  { given, factsOf }: { given: FileAnswers; factsOf: FactsOf },
): FileReading {
  const nameless = largestNameless(accounts)
  const readings = accounts.map((account) => {
    const own = account.uid === '' && account !== nameless ? { ...given, uid: '' } : given
    const gameId = account.gameId ?? detectGame(account.rows, account.uid || own.uid, factsOf)
    if (gameId === null) return { account: null, problems: [unreadable(account)], questions: [], namelessGame: null }
    const reading = convertAccount({ ...account, gameId }, own, factsOf(gameId))
    const isNameless = account.uid === '' && account.rows.length > 0
    return { ...reading, namelessGame: isNameless ? gameId : null }
  })
  const lost = readings.flatMap(({ namelessGame }) => namelessGame ?? [])
  const joined = joinAccounts(readings.flatMap(({ account }) => (account ? [account] : [])))
  const problems = [...readings, ...joined].flatMap((one) => one.problems).concat(elsewhere)
  if (isEmpty(joined, problems)) return { ok: false, reason: 'no_pulls' }
  const listed = joined.map(({ account }) => account).filter(({ diagnosis }) => diagnosis.rows > 0)
  const questions = joinPoolQuestions(readings.flatMap((reading) => reading.questions))
  return { ok: true, format, accounts: listed, nameless: [...new Set(lost)], problems, questions }
}

/** The player names one account; of several without a name that is the one with most rows. */
function largestNameless(accounts: readonly DraftAccount[]): DraftAccount | undefined {
  return accounts.filter(({ uid }) => uid === '').sort((a, b) => b.rows.length - a.rows.length)[0]
}

function unreadable({ section, rows }: DraftAccount): FileProblem {
  return { section, row: null, rows: rows.length, fault: 'pool_invalid' }
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
 * Several parts of a file may have the same account, such as a section of UIGF and our extension. They are parts of
 * one view, not views of one log: a row with an id and one without are two pulls.
 */
function joinAccounts(accounts: readonly FileAccount[]): readonly JoinedAccount[] {
  const groups = groupBy(accounts, ({ gameId, uid }) => `${gameId} ${uid}`)
  return [...groups].flatMap(([section, parts]): readonly JoinedAccount[] => {
    const [first] = parts
    if (!first) return []
    if (parts.length === 1) return [{ account: first, problems: [] }]

    const all = parts.flatMap(({ pulls }) => pulls)
    const pulls = [...new Map(all.map((pull) => [pullKey(pull), pull])).values()].sort(comparePulls)
    const doubled = all.length - pulls.length
    const problem: FileProblem = { section, row: null, rows: doubled, fault: 'duplicate' }
    const stating = parts.filter(({ statesParts }) => statesParts)
    const diagnosis = {
      ...first.diagnosis,
      rows: parts.reduce((total, part) => total + part.diagnosis.rows, 0),
      // What the file states of its times counts more than a pause in one of its sections.
      findings: joinFindings(
        parts
          .flatMap((part) => part.diagnosis.findings)
          .filter(({ code }) => stating.length === 0 || code !== 'long_pause'),
      ),
    }
    const account = {
      ...{ ...first, pulls, skipped: addSkipped(parts), diagnosis, statesParts: stating.length > 0 },
      parts:
        stating.length > 0
          ? stating.flatMap((part) => part.parts)
          : filePartsOf(withoutApart(first.gameId, pulls).counting),
    }
    return [{ account, problems: doubled > 0 ? [problem] : [] }]
  })
}

/**
 * Rows that name no account, or what is no UID of their game, are of the only account of the game that the others name,
 * as in the game's own log. (UIGF-3, IMPORT-7)
 */
function withRowOwners(accounts: readonly DraftAccount[], factsOf: FactsOf): readonly DraftAccount[] {
  const byRow = accounts.filter(({ isByRow, rows }) => isByRow === true && rows.length > 0)
  if (byRow.length < 2) return accounts
  const games = new Map(byRow.map((account) => [account, gameOf(account, factsOf)]))
  const joined = new Map<DraftAccount, readonly DraftAccount[]>()
  for (const gameId of GAME_IDS) {
    const all = byRow.filter((account) => games.get(account) === gameId)
    const named = all.filter(({ uid }) => serverOf(uid, factsOf(gameId).facts.servers) !== null)
    const [owner] = named
    if (owner && named.length === 1) for (const one of all) joined.set(one, one === owner ? all : [])
  }
  return accounts.flatMap((account) => {
    const parts = joined.get(account)
    if (!parts) return [account]
    return parts.length === 0 ? [] : [{ ...account, rows: parts.flatMap(({ rows }) => rows) }]
  })
}

function gameOf({ gameId, rows, uid }: DraftAccount, factsOf: FactsOf): GameId | null {
  return gameId ?? detectGame(rows, uid, factsOf)
}
