import type { TaskFailure } from '@ephemeris/contract/gacha/gacha-import'
import { identify } from '@ephemeris/core/gacha/merging/derived-id'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { compareIds } from '@ephemeris/core/gacha/pull-order'
import { isNearTime, secondOfId } from '@ephemeris/core/gacha/rows/game-id'
import { findPoolId, type RawRow, readRow } from '@ephemeris/core/gacha/rows/read-row'
import type { GameId } from '@ephemeris/core/games/game'
import { traitsOf } from '@ephemeris/core/games/traits'
import { parseWallTime } from '@ephemeris/core/time/wall-time'
import type { LogRow } from '#server/db/schema/schema-gacha'
import { factsOf, serverOfUid } from '../gacha-facts.ts'
import { isUnread } from '../log-row.ts'

const ID = /^\d{1,19}$/

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

/**
 * The rows of a page: a bad one costs no other. `null` if most of the page cannot be read or does not lie behind `endId`:
 * a log that goes wrong as a whole is not to be trusted, and nothing of its pool is taken. (IMPORT-6)
 */
export function readPageRows(gameId: GameId, raw: readonly (RawRow | null)[], endId: string): LogPageRows | null {
  const hasIds = traitsOf(gameId).hasPullIds
  const trusted = rowsWithId(raw, endId)
  if (trusted === null) return null
  const listed = hasIds ? withoutRepeatedEnd(raw, trusted) : raw
  const context = { index: factsOf(gameId), mayLackId: !hasIds }
  const isKnownPool = ({ poolId }: RawRow) => context.index.pools.has(findPoolId(poolId, context.index) ?? '')
  const areKnown = raw.filter((row) => row && isKnownPool(row)).length * 2 > raw.length
  const rows = listed.map((row): LogRow => {
    if (!row) return { fault: 'not_a_record' }
    if (hasIds && !trusted.has(row)) return { fault: 'id_invalid' }
    // No log answers a question for a pool with another, unknown one.
    if (areKnown && !isKnownPool(row)) return { fault: 'pool_invalid' }
    const reading = readRow(row, context)
    return reading.ok ? reading.pull : { fault: reading.fault }
  })
  const bad = rows.filter(isUnread).length
  if (bad >= MANY && bad * 2 > rows.length) return null
  if (!hasIds) return { rows: identified(rows), endId, isLast: true }

  const last = listed.findLast((row) => row && trusted.has(row))
  return { rows, endId: last?.id ?? endId, isLast: !last }
}

/** Rows behind the last one whose id is believed come again with the next page. */
function withoutRepeatedEnd(raw: readonly (RawRow | null)[], trusted: ReadonlySet<RawRow>): readonly (RawRow | null)[] {
  const last = raw.findLastIndex((row) => row && trusted.has(row))
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
 * The account of a log, by all pages so far: one account, with a UID that the game can have. Rows that name none, or
 * what is no UID, are of the account of the others. (IMPORT-7)
 */
export function ownerOfLog(gameId: GameId, before: string | null, uids: readonly string[]): LogOwner {
  const possible = uids.filter((uid) => serverOfUid(gameId, uid))
  const candidates = before === null && possible.length === 0 ? uids.filter((uid) => uid !== '') : possible
  const known = new Set(before === null ? candidates : [before, ...candidates])
  if (known.size > 1) return { uid: before, failure: 'mixed_uids' }
  const [uid = null] = known
  if (uid === null) return { uid, failure: uids.length > 0 ? 'wrong_game' : null }
  return serverOfUid(gameId, uid) ? { uid, failure: null } : { uid: null, failure: 'wrong_game' }
}

/**
 * The rows of a page whose ids can be believed: they begin with the hour of their pull, as those of all others do, lie
 * behind `endId`, and fall from row to row. Those that do not fall are the fewest that can be left out. `null`: none of
 * the page lies behind `endId`. (IMPORT-6, IMPORT-15)
 *
 * @param rows as a log lists them, the newest first
 */
function rowsWithId(rows: readonly (RawRow | null)[], endId: string): ReadonlySet<RawRow> | null {
  const numbered = rows.flatMap((row) => (row && ID.test(row.id) ? [row] : []))
  const own = numbered.filter(hasOwnId)
  const areOwn = own.length * 2 > numbered.length || secondOfId(endId) !== null
  const trusted = areOwn ? own : numbered
  const behind = trusted.filter(({ id }) => endId === '0' || compareIds(id, endId) < 0)
  return behind.length === 0 && trusted.length > 0 ? null : new Set(longestFall(behind))
}

function hasOwnId({ id, time }: RawRow): boolean {
  const second = secondOfId(id)
  const at = parseWallTime(time)
  return second !== null && (at === null || isNearTime(second, at))
}

/** The most rows, in their order, of which each id is below the one before. */
function longestFall(rows: readonly RawRow[]): readonly RawRow[] {
  // Of each length the row with the highest id in which such a run ends, and the row before each.
  const ends: RawRow[] = []
  const before = new Map<RawRow, RawRow | undefined>()
  for (const row of rows) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compareIds(ends[middle]?.id ?? '', row.id) > 0) low = middle + 1
      else high = middle
    }
    ends[low] = row
    before.set(row, ends[low - 1])
  }
  const found: RawRow[] = []
  for (let row = ends.at(-1); row; row = before.get(row)) found.push(row)
  return found
}
