import type { GameId } from '@ephemeris/core/games/game'
import type { ItemKind } from '../games/named-game.ts'
import { NAMED_GAMES } from '../games/named-games.ts'
import { readShape } from '../shape.ts'
import { type FeaturedSpan, featuredSpans } from './featured-span.ts'
import { type Item, items } from './item.ts'
import { NAMED_POOLS, type NamedPool } from './named-pools.ts'
import { type PermanentItem, permanentItems } from './permanent-item.ts'
import { type GameServer, SERVERS } from './servers.ts'

/** What the rules of pulls need to know of one game. */
export interface GamePullFacts {
  /** In the order in which they are shown. */
  readonly pools: readonly NamedPool[]
  readonly history: readonly FeaturedSpan[]
  readonly permanent: readonly PermanentItem[]
  /** Names are the official ones, completed by our translations. */
  readonly items: readonly Item[]
  readonly itemTypes: readonly ItemKind[]
  readonly servers: readonly GameServer[]
}

/** The long files of one game. */
export interface PullFiles {
  readonly history: unknown
  readonly items: unknown
  readonly permanent: unknown
}

export function readPullFacts(game: GameId, files: PullFiles): GamePullFacts {
  return {
    pools: NAMED_POOLS[game],
    history: readShape(featuredSpans, files.history),
    permanent: readShape(permanentItems, files.permanent),
    items: readShape(items, files.items).map((item) => ({
      ...item,
      name: { ...item.ours, ...item.name },
    })),
    itemTypes: NAMED_GAMES[game].itemKinds,
    servers: SERVERS[game],
  }
}
