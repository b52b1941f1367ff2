import type { JsonBounds } from '@ephemeris/core/json/json-size'
import { SECOND_MS } from '@ephemeris/core/time/instant'

/** What a caller may take of the server. (API-12) */
export const LIMITS = {
  /** Of a body in JSON: several times what the largest slot of settings and plans makes. (API-39) */
  json: { depth: 32, names: 20_000, values: 40_000 },
  /** A call of few bytes takes few values: empty lists are the dearest to parse, and they have two bytes. */
  bytesPerValue: 5,
  /** Our longest honest address, the way back from another service, has less than half of it. (API-40) */
  addressBytes: 4096,
  queryFields: 100,
  /** Browsers and the proxies in front of us send about thirty. (API-41) */
  headers: 100,
  /** Of all together, the address included. */
  headerBytes: 16 * 1024,
  headersMs: 10 * SECOND_MS,
  requestMs: 30 * SECOND_MS,
  /** Longer than a proxy keeps a connection: the side that closes it first loses a request that is on its way. (API-47) */
  keepAliveMs: 75 * SECOND_MS,
  /** How often connections are checked against the times above. */
  checkEveryMs: SECOND_MS,
  sockets: 2000,
  /** How long a stopping server works on what it has begun. (OPS-12) */
  finishMs: 9 * SECOND_MS,
} as const

/** What a body of at most so many bytes may make. (API-39) */
export function jsonBounds(maxBodyBytes: number): JsonBounds {
  const { json, bytesPerValue } = LIMITS
  return { ...json, values: Math.min(json.values, maxBodyBytes / bytesPerValue) }
}
