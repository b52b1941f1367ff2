import { type Instant, instant } from '@ephemeris/core/time/instant'
import { create } from 'zustand'
import { KEPT_AT } from '#web/lib/offline/kept-answers'

export interface Reachability {
  /** The last answer came from the server itself. */
  readonly isReachable: boolean
  /** The server's time of the oldest kept answer that stands in for one of now; `null` if there is none. */
  readonly shownSince: Instant | null
}

/** Whether the server can be reached, as the page's own calls have found out. (PWA-3) */
export const useReachability = create<Reachability>()(() => ({ isReachable: true, shownSince: null }))

export function noteAnswer(headers: Headers): void {
  if (!headers.has(KEPT_AT)) {
    if (!useReachability.getState().isReachable) useReachability.setState({ isReachable: true, shownSince: null })
    return
  }
  const answeredMs = Date.parse(headers.get('date') ?? '')
  const since = Number.isNaN(answeredMs) ? [] : [answeredMs]
  useReachability.setState(({ shownSince }) => ({
    isReachable: false,
    shownSince: older(shownSince === null ? since : [shownSince, ...since]),
  }))
}

export function noteSilence(): void {
  if (useReachability.getState().isReachable) useReachability.setState({ isReachable: false })
}

/** Calls `notify` when the device says that its network came or went. Returns the way to end it. */
export function onNetworkChange(notify: () => void): () => void {
  const listening = new AbortController()
  for (const name of ['online', 'offline']) window.addEventListener(name, notify, { signal: listening.signal })
  return () => listening.abort()
}

function older(times: readonly number[]): Instant | null {
  return times.length > 0 ? instant(Math.min(...times)) : null
}
