import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { type ByGame, lazyByGame } from './by-game.ts'
import { CURRENCY_NAMES, type CurrencyName } from './income/currency-names.ts'
import { INCOME, type Income } from './income/income.ts'
import { OFFICIAL_NAMES, type OfficialNames } from './official-names.ts'
import type { FeaturedSpan } from './pulls/featured-span.ts'
import { HISTORY } from './pulls/history.ts'
import type { Item } from './pulls/item.ts'
import { ITEMS } from './pulls/items.ts'
import { PERMANENT } from './pulls/permanent.ts'
import type { PermanentItem } from './pulls/permanent-item.ts'
import { POOLS, type Pool } from './pulls/pools.ts'
import { BANNERS, type Banner } from './timeline/banners.ts'
import { EVENTS, type GameEvent } from './timeline/events.ts'
import { CYCLES, type CycleRow } from './timeline/recurring.ts'
import { TRANSLATIONS, type Translations } from './timeline/translations.ts'
import { VERSIONS, type Version } from './timeline/versions.ts'

/** All facts of one game. */
export interface GameCatalogue {
  readonly versions: readonly Version[]
  readonly banners: readonly Banner[]
  readonly events: readonly GameEvent[]
  readonly cycles: readonly CycleRow[]
  readonly pools: readonly Pool[]
  readonly permanent: readonly PermanentItem[]
  readonly items: readonly Item[]
  readonly history: readonly FeaturedSpan[]
  readonly income: Income
  readonly currencies: readonly CurrencyName[]
  readonly translations: Translations
  readonly officialNames: OfficialNames
}

/** All facts of all games; code that needs one kind of fact imports its own module instead. */
export const CATALOGUE: ByGame<GameCatalogue> = lazyByGame(factsOf)

function factsOf(game: GameId): GameCatalogue {
  return {
    versions: VERSIONS[game],
    banners: BANNERS[game],
    events: EVENTS[game],
    cycles: CYCLES[game],
    pools: POOLS[game],
    permanent: PERMANENT[game],
    items: ITEMS[game],
    history: HISTORY[game],
    income: INCOME[game],
    currencies: CURRENCY_NAMES[game],
    translations: TRANSLATIONS[game],
    officialNames: OFFICIAL_NAMES[game],
  }
}

export function eachGame(catalogue: ByGame<GameCatalogue>): readonly (readonly [GameId, GameCatalogue])[] {
  return GAME_IDS.map((game) => [game, catalogue[game]] as const)
}
