import { DAY_MS, type Instant, instant } from '../../time/instant.ts'
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

interface Known {
  /** Of each pool, oldest first. */
  readonly pools: readonly (readonly { readonly pull: Pick<Pull, 'time'> }[])[]
  readonly server: Pick<PullServer, 'offset'>
  readonly isImportedFromGame: boolean
}

/** Until when a history goes; `null` without a pull. (GACHA-26) */
export function historyEnd({ pools, server, isImportedFromGame }: Known, now: Instant): HistoryEnd | null {
  const last = pools
    .flatMap((pulls) => pulls.at(-1)?.pull.time ?? [])
    .toSorted()
    .at(-1)
  const wall = last === undefined ? null : parseWallTime(last)
  if (wall === null) return null
  const at = instant(instantOf(wall, server.offset))
  return { at, isOld: !isImportedFromGame && now - at > OLD_DAYS * DAY_MS }
}
