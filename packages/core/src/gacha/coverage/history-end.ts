import { DAY_MS, type Instant } from '../../time/instant.ts'
import { instantOf, parseWallTime } from '../../time/wall-time.ts'
import type { Pull } from '../pull.ts'
import type { PullServer } from '../server-of.ts'

const OLD_DAYS = 30

export interface HistoryEnd {
  /** Of the last pull. */
  readonly at: Instant
  /** Newer pulls are asked for: it is weeks ago, and no import from the game says when the next one is due. */
  readonly isOld: boolean
}

interface History {
  /** By pool, each with its pulls, oldest first. */
  readonly histories: ReadonlyMap<string, { readonly pulls: readonly { readonly pull: Pick<Pull, 'time'> }[] }>
  readonly server: Pick<PullServer, 'offset'>
}

/** Until when a history goes; `null` without a pull. (GACHA-26) */
export function historyEnd(
  history: History,
  { isImportedFromGame, now }: { isImportedFromGame: boolean; now: Instant },
): HistoryEnd | null {
  const at = lastPullAt(history)
  return at === null ? null : { at, isOld: !isImportedFromGame && now - at > OLD_DAYS * DAY_MS }
}

/** Of any pool; `null` without a pull. */
export function lastPullAt({ histories, server }: History): Instant | null {
  const last = [...histories.values()]
    .flatMap(({ pulls }) => pulls.at(-1)?.pull.time ?? [])
    .toSorted()
    .at(-1)
  const wall = last === undefined ? null : parseWallTime(last)
  return wall === null ? null : instantOf(wall, server.offset)
}
