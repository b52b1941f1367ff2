import { GAME_IDS } from '@ephemeris/core/games/game'

/** Pages that the web app has; any other path shows its not-found screen. (API-16) */
const PAGES = new Set([
  '/',
  '/gacha',
  '/gacha/records',
  ...GAME_IDS.map((gameId) => `/almanac/${gameId}`),
  '/timeline',
  '/plan',
  '/settings',
  '/shortcuts',
  '/genshin-activities',
  '/about',
  '/handoff',
  '/notification',
  '/tonight',
  '/unsubscribe',
])

export function isPage(path: string): boolean {
  return PAGES.has(path === '/' ? path : path.replace(/\/$/, ''))
}

/** A dot makes a file name: what is not among the built files does not exist, whatever lies on the disk. */
export function looksLikeFile(path: string): boolean {
  return /\.|%2e/i.test(path)
}
