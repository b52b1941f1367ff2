import type { TaskFailure } from '@ephemeris/contract/gacha/gacha-import'
import { identify } from '@ephemeris/core/gacha/merging/derived-id'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { compareIds } from '@ephemeris/core/gacha/pull-order'
import { type RawRow, readRow } from '@ephemeris/core/gacha/read-row'
import type { GameId } from '@ephemeris/core/games/game'
import { factsOf, serverOfUid } from '../gacha-facts.ts'

/**
 * The pulls of a page, newest first; `null` if a single row cannot be read or the page does not lie behind `endId`: a
 * log that goes wrong somewhere is not to be trusted, and nothing of its pool is taken. (IMPORT-6)
 */
export function readPagePulls(gameId: GameId, rows: readonly RawRow[], endId: string): readonly Pull[] | null {
  const mayLackId = gameId === 'wuthering'
  const context = { index: factsOf(gameId), mayLackId }
  const readings = rows.map((row) => readRow(row, context))
  const pulls = readings.flatMap((reading) => (reading.ok ? [reading.pull] : []))
  if (pulls.length < rows.length) return null
  if (mayLackId) return identify(pulls.toReversed()).toReversed()

  const isBehind = endId === '0' || pulls.every(({ id }) => compareIds(id, endId) < 0)
  return isBehind && new Set(pulls.map(({ id }) => id)).size === pulls.length ? pulls : null
}

interface LogOwner {
  readonly uid: string | null
  readonly failure: TaskFailure | null
}

/** The account of a log, by all pages so far: one account, with a UID that the game can have. (IMPORT-7) */
export function ownerOfLog(gameId: GameId, before: string | null, uids: readonly string[]): LogOwner {
  const known = new Set(before === null ? uids : [before, ...uids])
  if (known.size > 1) return { uid: before, failure: 'mixed_uids' }
  const [uid = null] = known
  if (uid === null) return { uid, failure: null }
  return serverOfUid(gameId, uid) ? { uid, failure: null } : { uid: null, failure: 'wrong_game' }
}
