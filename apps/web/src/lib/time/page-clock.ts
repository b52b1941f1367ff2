import { type Instant, instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { useCallback, useSyncExternalStore } from 'react'
import { now } from '#web/lib/server/server-clock'

interface Listener {
  readonly stepMs: number
  readonly notify: () => void
  /** The step the listener knows of. */
  lastStep: number
}

const listeners = new Set<Listener>()
let timer: ReturnType<typeof setTimeout> | null = null

/**
 * Calls `notify` when a new step of `stepMs` (whole seconds) begins. One timer serves the whole page, and only while
 * someone listens and the page can be seen; on becoming visible everyone catches up at once.
 *
 * @returns ends the subscription
 */
function subscribe(stepMs: number, notify: () => void): () => void {
  const listener = { stepMs, notify, lastStep: stepOf(stepMs) }
  if (listeners.size === 0) document.addEventListener('visibilitychange', tick)
  listeners.add(listener)
  schedule()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', tick)
    stop()
  }
}

/** The present moment in steps of `stepMs`: the component renders again only when a step begins. */
export function useNow(stepMs: number = SECOND_MS): Instant {
  const listen = useCallback((notify: () => void) => subscribe(stepMs, notify), [stepMs])
  return useSyncExternalStore(listen, () => instant(stepOf(stepMs) * stepMs))
}

function stepOf(stepMs: number): number {
  return Math.floor(now() / stepMs)
}

function tick(): void {
  for (const listener of listeners) {
    const step = stepOf(listener.stepMs)
    if (step === listener.lastStep) continue
    listener.lastStep = step
    listener.notify()
  }
  stop()
  schedule()
}

function schedule(): void {
  if (timer !== null || document.visibilityState === 'hidden') return
  timer = setTimeout(tick, SECOND_MS - (now() % SECOND_MS))
}

function stop(): void {
  if (timer !== null) clearTimeout(timer)
  timer = null
}
