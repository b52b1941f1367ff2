import type { Language } from '@ephemeris/core/language/language'

/** The service worker's store of answers; the page reads it at its start. */
export const CATALOGUE_CACHE = 'ephemeris-catalogue'

/**
 * On an answer out of the device's own store: the device's time, in ms, at which it had come from the server. Answers are
 * stored with it, so the name stays.
 */
export const KEPT_AT = 'ephemeris-kept-at'

/** Public, the same for everybody, and all that the pages of a visitor without an account ask for. */
const CATALOGUE = ['/api/games', '/api/events', '/api/codes', '/api/config']

export interface CachedAnswer {
  readonly url: string
  readonly cachedAtMs: number
}

/** Whether the answer to a request may stay on the device: never anything that belongs to a user. (PWA-4) */
export function isCatalogue({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): boolean {
  const { pathname, searchParams } = new URL(url)
  const isPersonal = headers.has('authorization') || [...searchParams.keys()].some((name) => /token|^t$/i.test(name))
  return method === 'GET' && CATALOGUE.includes(pathname) && !isPersonal
}

/** Everything that is asked of the catalogue in a language, so that there is an answer for every choice. */
export function catalogueUrls(language: Language): string[] {
  return ['/api/games', '/api/config', `/api/events?lang=${language}`, `/api/codes?lang=${language}`]
}

/**
 * Which of the kept answers replaces the one to `url`: that one itself, else another to the same path, rather in
 * the same language, rather of the whole catalogue than of a few days, rather a new one; `null` if there is none.
 * (PWA-3)
 */
export function fallbackAnswerFor(url: string, kept: readonly CachedAnswer[]): string | null {
  const asked = new URL(url)
  const [best] = kept
    .map((answer) => ({ answer, at: new URL(answer.url) }))
    .filter(({ at }) => at.pathname === asked.pathname)
    .toSorted((one, other) => compare(rankOf(other), rankOf(one)))
  return best?.answer.url ?? null

  function rankOf({ answer, at }: { answer: CachedAnswer; at: URL }): number[] {
    return [
      Number(answer.url === url),
      Number(at.searchParams.get('lang') === asked.searchParams.get('lang')),
      Number(!at.searchParams.has('from') && !at.searchParams.has('to')),
      Number(!at.searchParams.has('games')),
      answer.cachedAtMs,
    ]
  }
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, at) => value !== other[at])
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0)
}
