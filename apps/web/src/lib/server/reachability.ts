import { getConfig } from '@ephemeris/contract/config'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import { create } from 'zustand'
import { KEPT_AT } from '#web/lib/offline/cached-answers'

export interface Reachability {
  /** The server itself answered when it was last tried. */
  readonly isReachable: boolean
  /** The server's time of the oldest kept answer that is shown instead of a current one; `null` if there is none. */
  readonly shownSince: Instant | null
}

/**
 * Whether the server can be reached. A call that finds something else than is believed only raises the doubt: one
 * failed call does not make a lost server, and one that came through no found one. (PWA-3)
 */
export const useReachability = create<Reachability>()(() => ({ isReachable: true, shownSince: null }))

let trying: Promise<void> | null = null

/** Asks the server for the smallest answer that says it is there; one question at a time. */
export function tryServer(): Promise<void> {
  trying ??= learn().finally(() => {
    trying = null
  })
  return trying
}

async function learn(): Promise<void> {
  const isReachable = await isThere()
  useReachability.setState(({ shownSince }) => ({ isReachable, shownSince: isReachable ? null : shownSince }))
}

export function noteAnswer(headers: Headers): void {
  const isKept = headers.has(KEPT_AT)
  if (isKept) noteAge(headers)
  if (isKept === useReachability.getState().isReachable) void tryServer()
}

export function noteSilence(): void {
  if (useReachability.getState().isReachable) void tryServer()
}

/** Tries the server when the device says that its network came or went. Returns the way to end it. */
export function watchNetwork(): () => void {
  const listening = new AbortController()
  for (const name of ['online', 'offline']) window.addEventListener(name, tryServer, { signal: listening.signal })
  return () => listening.abort()
}

async function isThere(): Promise<boolean> {
  try {
    const { headers } = await fetch(getConfig.path, { cache: 'no-cache' })
    if (headers.has(KEPT_AT)) noteAge(headers)
    return !headers.has(KEPT_AT)
  } catch {
    return false
  }
}

function noteAge(headers: Headers): void {
  const answeredMs = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(answeredMs)) return
  useReachability.setState(({ shownSince }) => ({
    shownSince: instant(Math.min(shownSince ?? answeredMs, answeredMs)),
  }))
}
