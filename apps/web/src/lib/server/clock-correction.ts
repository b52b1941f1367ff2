import { type Instant, SECOND_MS } from '@ephemeris/core/time/instant'

/** The `Date` header counts whole seconds and the answer took time: smaller differences mean nothing. */
const TOLERANCE_MS = 5 * SECOND_MS

/**
 * What the device's clock lacks against the server's, in ms, judged by an answer that has just arrived at `deviceAt`;
 * `null` if the answer says nothing, such as one out of a cache on the way. (SHELL-8)
 */
export function correctionBy(headers: Headers, deviceAt: Instant): number | null {
  const isFromCache = Number(headers.get('age') ?? 0) > 0
  const serverMs = Date.parse(headers.get('date') ?? '')
  if (isFromCache || Number.isNaN(serverMs)) return null

  const differenceMs = serverMs - deviceAt
  return Math.abs(differenceMs) > TOLERANCE_MS ? differenceMs : 0
}
