import type { SkippedRow, TaskFailure } from '@ephemeris/contract/gacha/gacha-import'
import { identify } from '@ephemeris/core/gacha/merging/derived-id'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { compareIds } from '@ephemeris/core/gacha/pull-order'
import { type RawRow, readRow } from '@ephemeris/core/gacha/read-row'
import type { GameId } from '@ephemeris/core/games/game'
import { factsOf, serverOfUid } from '../gacha-facts.ts'

/** A row of a log that could not be read, in its place among those that could. */
export interface UnreadRow {
  readonly fault: SkippedRow['fault']
}

export type LogRow = Pull | UnreadRow

export function isUnread(row: LogRow): row is UnreadRow {
  return 'fault' in row
}

export interface LogPageRows {
  /** As the log lists them, the newest first. */
  readonly rows: readonly LogRow[]
  /** Behind which the next page lies. */
  readonly endId: string
  /** Whether no row has an id, so that nothing can be asked for behind them. */
  readonly isLast: boolean
}

/** So many bad rows without as many good ones are no mishap of single rows. */
const MANY = 3
const ID = /^\d{1,19}$/

/**
 * The rows of a page: a bad one costs no other. `null` if the page does not lie behind `endId`, or most of it cannot be
 * read: a log that goes wrong as a whole is not to be trusted, and nothing of its pool is taken. (IMPORT-6)
 */
export function readPageRows(gameId: GameId, raw: readonly (RawRow | null)[], endId: string): LogPageRows | null {
  const hasIds = gameId !== 'wuthering'
  const listed = hasIds ? withoutRepeatedEnd(raw) : raw
  const context = { index: factsOf(gameId), mayLackId: !hasIds }
  const rows = listed.map((row): LogRow => {
    if (!row) return { fault: 'not_a_record' }
    const reading = readRow(row, context)
    return reading.ok ? reading.pull : { fault: reading.fault }
  })
  const bad = rows.filter(isUnread).length
  const good = rows.length - bad
  if (bad > 0 && (good === 0 ? endId === '0' || bad >= MANY : bad >= MANY && bad > good)) return null
  if (!hasIds) return { rows: identified(rows), endId, isLast: true }

  const ids = listed.flatMap((row) => (row && ID.test(row.id) ? [row.id] : []))
  const isBehind = endId === '0' || ids.every((id) => compareIds(id, endId) < 0)
  if (!isBehind || new Set(ids).size < ids.length) return null
  return { rows, endId: ids.at(-1) ?? endId, isLast: ids.length === 0 }
}

/** Rows without an id behind the last one that has one come again with the next page. */
function withoutRepeatedEnd(raw: readonly (RawRow | null)[]): readonly (RawRow | null)[] {
  const last = raw.findLastIndex((row) => row !== null && ID.test(row.id))
  return last < 0 ? raw : raw.slice(0, last + 1)
}

function identified(rows: readonly LogRow[]): readonly LogRow[] {
  const pulls = identify(rows.filter((row): row is Pull => !isUnread(row)).toReversed()).toReversed()
  let place = 0
  return rows.map((row) => (isUnread(row) ? row : (pulls[place++] ?? row)))
}

interface LogOwner {
  readonly uid: string | null
  readonly failure: TaskFailure | null
}

/**
 * The account of a log, by all pages so far: one account, with a UID that the game can have. Rows that name none are
 * of the account of the others. (IMPORT-7)
 */
export function ownerOfLog(gameId: GameId, before: string | null, uids: readonly string[]): LogOwner {
  const told = uids.filter((uid) => uid !== '')
  const known = new Set(before === null ? told : [before, ...told])
  if (known.size > 1) return { uid: before, failure: 'mixed_uids' }
  const [uid = null] = known
  if (uid === null) return { uid, failure: uids.length > 0 ? 'wrong_game' : null }
  return serverOfUid(gameId, uid) ? { uid, failure: null } : { uid: null, failure: 'wrong_game' }
}
