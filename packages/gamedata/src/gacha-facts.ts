import type { ByGame, FactGame } from './by-game.ts'
import { type FeaturedSpan, HISTORY } from './history.ts'
import { ITEM_TYPES, type ItemType } from './item-types.ts'
import { ITEMS, type Item } from './items.ts'
import { PERMANENT, type PermanentItem } from './permanent.ts'
import { POOLS, type Pool } from './pools.ts'
import { type GameServer, SERVERS } from './servers.ts'
import type { FullText, Text, TextLanguage } from './text.ts'
import { TRANSLATIONS } from './translations.ts'

/** A pool with its name in every language, official where there is an official one. */
export interface NamedPool extends Pool {
  readonly fullName: FullText
}

/** What the rules of pulls need to know of one game. */
export interface GachaFacts {
  /** In the order in which they are shown. */
  readonly pools: readonly NamedPool[]
  readonly history: readonly FeaturedSpan[]
  readonly permanent: readonly PermanentItem[]
  /** Names are the official ones, completed by our translations. */
  readonly items: readonly Item[]
  readonly itemTypes: readonly ItemType[]
  readonly servers: readonly GameServer[]
}

export const GACHA_FACTS: ByGame<GachaFacts> = {
  genshin: gachaFactsOf('genshin'),
  starrail: gachaFactsOf('starrail'),
  zenless: gachaFactsOf('zenless'),
  wuthering: gachaFactsOf('wuthering'),
}

function gachaFactsOf(game: FactGame): GachaFacts {
  const { pools, items } = TRANSLATIONS[game]
  return {
    pools: POOLS[game].map((pool) => ({ ...pool, fullName: inAll({ ...pools.get(pool.id), ...pool.name }, pool.id) })),
    history: HISTORY[game],
    permanent: PERMANENT[game],
    items: ITEMS[game].map((item) => ({ ...item, name: { ...items.get(item.id), ...item.name } })),
    itemTypes: ITEM_TYPES,
    servers: SERVERS[game],
  }
}

/** The check of the catalogue sees to it that nothing has to fall back to the id. */
function inAll(name: Text, id: string): FullText {
  const or = (language: TextLanguage) => name[language] ?? name.en ?? id
  return {
    en: or('en'),
    'zh-Hans': or('zh-Hans'),
    'zh-Hant': or('zh-Hant'),
    ja: or('ja'),
    ko: or('ko'),
    fr: or('fr'),
  }
}
