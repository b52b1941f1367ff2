import type { Language } from '@ephemeris/core/language/language'
import { HOUR_MS } from '@ephemeris/core/time/instant'
import {
  CATALOGUE_CACHE,
  type CachedAnswer,
  catalogueUrls,
  fallbackAnswerFor,
  isCatalogue,
  KEPT_AT,
} from '#web/lib/offline/cached-answers'
import { answerWithin } from '#web/lib/service-worker/answer-within'
import { inTimeOrLate } from '#web/lib/service-worker/in-time'

const CATALOGUE_TIMEOUT_MS = 8000

/** One per choice of games and language that was ever looked at; more only fill the disk. */
const MAX_ANSWERS = 12

/** The server's answer, which is kept; where there is none in time, the one that was kept, with the time of it. (PWA-3) */
export async function catalogueAnswer(event: FetchEvent): Promise<Response> {
  const asked = fetch(event.request)
  const answer = await answerWithin(asked, CATALOGUE_TIMEOUT_MS)
  if (!answer) return inTimeOrLate(fallbackAnswer(event.request.url), asked)

  if (answer.status === 200) event.waitUntil(keep(event.request.url, answer.clone()))
  return answer
}

/** Keeps what a page had asked before anyone listened. Only public addresses of this origin are asked. */
export async function keepAnswers(urls: readonly string[]): Promise<void> {
  const requests = urls.filter((url) => new URL(url).origin === self.location.origin).map((url) => new Request(url))
  await Promise.all(requests.filter(isCatalogue).map(fetchAndKeep))
}

/** Keeps all of the catalogue in a language, unless that was done a while ago. (PWA-3) */
export async function keepWholeCatalogue(language: Language): Promise<void> {
  const kept = await listAnswers(await caches.open(CATALOGUE_CACHE))
  const known = new Set(kept.filter(({ cachedAtMs }) => Date.now() - cachedAtMs < HOUR_MS).map(({ url }) => url))
  const urls = catalogueUrls(language).map((at) => new URL(at, self.location.origin).href)
  await Promise.all(urls.filter((url) => !known.has(url)).map((url) => fetchAndKeep(new Request(url))))
}

async function fetchAndKeep(request: Request): Promise<void> {
  const answer = await fetch(request, { cache: 'no-cache' })
  if (answer.status === 200) await keep(request.url, answer)
}

async function keep(url: string, answer: Response): Promise<void> {
  try {
    const headers = new Headers(answer.headers)
    headers.set(KEPT_AT, String(Date.now()))
    const cache = await caches.open(CATALOGUE_CACHE)
    await cache.put(url, new Response(await answer.blob(), { headers }))
    const answers = await listAnswers(cache)
    await Promise.all(answers.slice(MAX_ANSWERS).map(({ url: old }) => cache.delete(old)))
  } catch {
    // A full disk, or an answer that broke off: what was kept before stays.
  }
}

async function fallbackAnswer(url: string): Promise<Response | undefined> {
  const cache = await caches.open(CATALOGUE_CACHE)
  const kept = fallbackAnswerFor(url, await listAnswers(cache))
  return kept === null ? undefined : cache.match(kept, { ignoreVary: true })
}

/** The newest first. */
async function listAnswers(cache: Cache): Promise<CachedAnswer[]> {
  const answers = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const answer = await cache.match(url, { ignoreVary: true })
      return { url, cachedAtMs: Number(answer?.headers.get(KEPT_AT) ?? 0) }
    }),
  )
  return answers.toSorted((one, other) => other.cachedAtMs - one.cachedAtMs)
}
