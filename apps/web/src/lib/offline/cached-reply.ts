import type { Endpoint } from '@ephemeris/contract/endpoint'
import { envelope } from '@ephemeris/contract/envelope'
import { encodeRequest } from '@ephemeris/contract/request'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { CATALOGUE_CACHE, KEPT_AT } from '#web/lib/offline/cached-answers'
import { settledWithin } from '#web/lib/time/settled-within'

/** A copy of last month says less than an empty chart that fills in a moment. */
const MAX_AGE_MS = 7 * DAY_MS

/** Of a store that does not answer: the server is asked then. */
const LIMIT_MS = 3_000

export interface CachedReply<Reply> {
  readonly reply: Reply
  /** The server's time of the answer. */
  readonly answeredAt: Instant
  /** The device's time at which it came. */
  readonly keptAt: Instant
}

/**
 * The answer to exactly this question that the service worker kept on an earlier visit, or `null`: there is none, it is
 * older than a week, or it cannot be read. (PWA-18)
 */
export async function cachedReply<Input, Reply>(
  endpoint: Endpoint<Input, Reply>,
  input: Input,
): Promise<CachedReply<Reply> | null> {
  try {
    const answer = await settledWithin(keptAnswer(encodeRequest(endpoint, input).address), LIMIT_MS)
    if (!answer) return null

    const keptAt = Number(answer.headers.get(KEPT_AT))
    const answeredAt = Date.parse(answer.headers.get('date') ?? '')
    if (!(Math.abs(Date.now() - keptAt) < MAX_AGE_MS) || Number.isNaN(answeredAt)) return null

    const { data } = envelope.parse(await answer.json())
    return { reply: endpoint.reply.read(data), answeredAt: instant(answeredAt), keptAt: instant(keptAt) }
  } catch {
    // A browser without the store, or what an older version had kept: the server answers anyway.
    return null
  }
}

async function keptAnswer(address: string): Promise<Response | undefined> {
  const cache = await caches.open(CATALOGUE_CACHE)
  return cache.match(address, { ignoreVary: true })
}
