import type { Edge } from '@ephemeris/core/activity/activity'
import { activityId } from '@ephemeris/core/activity/activity-id'
import type { CatalogueActivity, CatalogueItem } from '@ephemeris/core/activity/catalogue-activity'
import { edgeOf } from '@ephemeris/core/activity/fact-edge'
import { type BannerWords, bannerTitles } from '@ephemeris/core/activity/titles/banner-title'
import type { VersionWindow } from '@ephemeris/core/activity/versions/expected-versions'
import type { GameId } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { GAME_FACTS } from '@ephemeris/gamedata/games'
import { ITEMS } from '@ephemeris/gamedata/pulls/items'
import { POOLS } from '@ephemeris/gamedata/pulls/pools'
import { type Banner, pendingKey } from '@ephemeris/gamedata/timeline/banners'
import { fullText } from '@ephemeris/gamedata/timeline/full-text'
import { endEdgeOf } from './end-edge.ts'
import { factSource } from './fact-source.ts'

/** A banner as an activity; `null` if nothing sound is known about its end. (CAT-18) */
export function bannerActivity(
  gameId: GameId,
  banner: Banner,
  windows: readonly VersionWindow[],
): CatalogueActivity | null {
  const end = endOf(banner, windows)
  if (!end) return null
  const featured = featuredItems(gameId, banner)
  return {
    id: activityId(gameId, banner.id),
    gameId,
    type: 'gacha',
    ...bannerTitles({
      gameId,
      name: banner.name,
      ...poolWords(gameId, banner.pool),
      featured: featured.filter(({ rank }) => rank === 5).map(({ name }) => name),
    }),
    ownTitles: LANGUAGES.filter((language) => !banner.name[language]),
    start: edgeOf(banner.start),
    end,
    bannerUrl: null,
    certainty: banner.end === null || banner.confidence === 'low' ? 'expected' : 'announced',
    ...(banner.end === null && banner.confidence !== 'low' && { startCertainty: 'announced' as const }),
    source: factSource(gameId, 'catalogue'),
    announcement: null,
    featured,
    version: null,
    cycle: null,
  }
}

/** A later phase without a known end lasts as long as its version; a first phase ends somewhere inside, a permanent banner never. */
function endOf(banner: Banner, windows: readonly VersionWindow[]): Edge | null {
  if (banner.end !== null) return endEdgeOf(banner.end, windows)
  if (banner.isPermanent || banner.phase === 1) return null
  const window = windows.find(({ version }) => version === banner.version)
  return window ? { kind: 'instant', at: window.end } : null
}

/** A kind of banner that no log has shown yet goes by the game's general word. */
export function poolWords(
  gameId: GameId,
  poolId: string | null,
): Pick<BannerWords, 'bannerWord' | 'poolName' | 'poolLabel'> {
  const bannerWord = GAME_FACTS[gameId].subTypes.gacha.name
  const pool = POOLS[gameId].find(({ id }) => id === poolId)
  if (!pool) return { bannerWord, poolName: bannerWord, poolLabel: {} }
  return {
    bannerWord,
    poolName: fullText(pool.name, { gameId, kind: 'pools', id: pool.id }),
    poolLabel: pool.label ?? {},
  }
}

function featuredItems(gameId: GameId, banner: Banner): CatalogueItem[] {
  const known = [...banner.featured5, ...(banner.featured4 ?? [])].flatMap((id) => {
    const item = ITEMS[gameId].find((candidate) => candidate.id === id)
    return item ? [{ id, rank: item.rank, name: fullText(item.name, { gameId, kind: 'items', id }) }] : []
  })
  return [...banner.pending.map((item) => pendingItem(gameId, item)), ...known]
}

/** An item whose id is not known yet goes by its name. */
function pendingItem(gameId: GameId, { rank, name }: Banner['pending'][number]): CatalogueItem {
  const key = pendingKey(name)
  return { id: `pending:${key}`, rank, name: fullText(name, { gameId, kind: 'pending', id: key }) }
}
