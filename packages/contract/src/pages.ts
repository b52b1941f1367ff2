import type { GameId } from '@ephemeris/core/games/game'

/** Written out: the build's own configuration takes this file in, but leaves packages to Node, which cannot read them. */
const ALMANAC_PATHS: { readonly [G in GameId]: `/almanac/${G}` } = {
  genshin: '/almanac/genshin',
  starrail: '/almanac/starrail',
  zenless: '/almanac/zenless',
  wuthering: '/almanac/wuthering',
}

/** Pages above which a newcomer is asked for their games. Who comes to another one came for something else. (WEL-1) */
const WELCOME_PAGES = [
  { id: 'home', path: '/' },
  { id: 'gacha', path: '/gacha' },
  { id: 'gachaRecords', path: '/gacha/records' },
  { id: 'timeline', path: '/timeline' },
  { id: 'plan', path: '/plan' },
  { id: 'tonight', path: '/tonight' },
  { id: 'shortcuts', path: '/shortcuts' },
  { id: 'activityData', path: '/genshin-activities' },
] as const

/** Pages of the web app. The server answers any other path with 404 and the app's not-found screen. (API-16) */
export const PAGE_PATHS = [
  ...WELCOME_PAGES,
  // Of the player's first game. (ALM-12)
  { id: 'almanac', path: '/almanac' },
  ...Object.values(ALMANAC_PATHS).map((path) => ({ id: 'almanac', path }) as const),
  { id: 'settings', path: '/settings' },
  { id: 'about', path: '/about' },
  { id: 'handoff', path: '/handoff' },
  { id: 'notification', path: '/notification' },
  { id: 'unsubscribe', path: '/unsubscribe' },
] as const

/** Where one logs in: the settings, led to the form. */
export const LOGIN_PATH = '/settings?highlight=login'

export type PageId = (typeof PAGE_PATHS)[number]['id']

/** @param path may end in slashes */
export function isPage(path: string): boolean {
  return hasPath(PAGE_PATHS, path)
}

/** @param path may end in slashes */
export function asksNewcomers(path: string): boolean {
  return hasPath(WELCOME_PAGES, path)
}

/** `/` or a path without slashes at its end. */
export function withoutEndSlashes(path: string): string {
  return path.replace(/(.)\/+$/, '$1')
}

function hasPath(pages: readonly { readonly path: string }[], path: string): boolean {
  const address = withoutEndSlashes(path)
  return pages.some((page) => page.path === address)
}
