import type { GameId } from '@ephemeris/core/games/game'
import { type FeaturedSpan, readHistory } from './featured-span.ts'
import { type Item, readItems } from './item.ts'
import { ITEM_TYPES, type ItemType } from './item-types.ts'
import { NAMED_POOLS, type NamedPool } from './named-pools.ts'
import { type PermanentItem, readPermanent } from './permanent-item.ts'
import { PULL_TRANSLATIONS } from './pull-translations.ts'
import { type GameServer, SERVERS } from './servers.ts'

/** What the rules of pulls need to know of one game. */
export interface GamePullFacts {
  /** In the order in which they are shown. */
  readonly pools: readonly NamedPool[]
  readonly history: readonly FeaturedSpan[]
  readonly permanent: readonly PermanentItem[]
  /** Names are the official ones, completed by our translations. */
  readonly items: readonly Item[]
  readonly itemTypes: readonly ItemType[]
  readonly servers: readonly GameServer[]
}

/** The long files of one game. */
export interface PullFiles {
  readonly history: unknown
  readonly items: unknown
  readonly permanent: unknown
}

export function readPullFacts(game: GameId, files: PullFiles): GamePullFacts {
  const { items } = PULL_TRANSLATIONS[game]
  return {
    pools: NAMED_POOLS[game],
    history: readHistory(files.history, `${game}/history.json`),
    permanent: readPermanent(files.permanent, `${game}/permanent.json`),
    items: readItems(files.items, `${game}/items.json`).map((item) => ({
      ...item,
      name: { ...items.get(item.id), ...item.name },
    })),
    itemTypes: ITEM_TYPES,
    servers: SERVERS[game],
  }
}
