import { SECOND_MS } from '@ephemeris/core/time/instant'

/** What a caller may take of the server. (API-12) */
export const LIMITS = {
  bodyBytes: 1024 * 1024,
  /** Of a body in JSON: several times what the largest slot of settings and plans makes. (API-39) */
  json: { depth: 32, names: 20_000, values: 40_000 },
  /** Of a part of a path; what it may hold is the calls' own matter. */
  parameterLength: 4096,
  /** An absurd token is refused as a token, not as a request. */
  headerBytes: 128 * 1024,
  headersMs: 10 * SECOND_MS,
  requestMs: 30 * SECOND_MS,
  keepAliveMs: 5 * SECOND_MS,
  /** How often connections are checked against the times above. */
  checkEveryMs: SECOND_MS,
  sockets: 2000,
} as const
