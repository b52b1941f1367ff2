import type { ActivitySource } from '@ephemeris/core/activity/activity'
import { factInstant } from '@ephemeris/core/activity/fact-edge'
import type { GameId } from '@ephemeris/core/games/game'
import { OBSERVED } from '@ephemeris/gamedata/timeline/observed'

/** Sites whose pages a reader may be sent to: the publishers' own and the communities that carry their posts. */
const KNOWN_SITES = [
  'mihoyo.com',
  'hoyoverse.com',
  'miyoushe.com',
  'hoyolab.com',
  'kurogames.com',
  'bilibili.com',
  'biligame.com',
]

/** Where shipped facts come from; they are as old as the last day of which anything was seen. */
export function factSource(gameId: GameId, name: ActivitySource['name'], ref: string | null = null): ActivitySource {
  return { name, url: isKnownSite(ref) ? ref : null, updatedAt: factInstant(`${OBSERVED[gameId].until}T00:00:00Z`) }
}

/** Whether a reader may be sent to this page. (CAT-27) */
export function isKnownSite(ref: string | null): boolean {
  if (!ref || !URL.canParse(ref)) return false
  const { protocol, hostname } = new URL(ref)
  return protocol === 'https:' && KNOWN_SITES.some((site) => hostname === site || hostname.endsWith(`.${site}`))
}
