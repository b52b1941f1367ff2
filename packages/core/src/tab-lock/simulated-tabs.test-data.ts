import { type Instant, instant } from '../time/instant.ts'
import { announcement, type TabLockMessage } from './message.ts'
import { stepTabLock } from './step.ts'
import {
  HEARTBEAT_MS,
  nextMomentOf,
  openTabLock,
  type TabLock,
  type TabLockEffect,
  type TabLockEvent,
  type TabLockStep,
} from './tab-lock.ts'

interface Tab {
  lock: TabLock
  isFrozen: boolean
  isGone: boolean
  /** What reached it while it was frozen. */
  readonly missed: Omit<TabLockEvent, 'at'>[]
  beatsAt: number
}

interface Waiting {
  readonly at: number
  readonly run: () => void
}

interface World {
  /** Without it tabs have messages alone. */
  readonly hasArbiter: boolean
  /** How long a message, or an answer of the arbiter, is on its way; asked for each. */
  readonly delayMs: () => number
}

/**
 * Tabs of one browser, their messages and the browser's own locks, on a clock that only `pass` moves. The locks are
 * exclusive, first come, first served, and freed by the death of their holder.
 */
export function simulateTabs({ hasArbiter, delayMs }: World) {
  const tabs: Tab[] = []
  let now = 0
  let waiting: Waiting[] = []
  let lockOwner: Tab | null = null
  let queue: Tab[] = []
  /** The longest time for which two tabs believed to hold the lock. */
  let overlapMs = 0

  function at(): Instant {
    return instant(now)
  }

  function later(ms: number, run: () => void): void {
    waiting.push({ at: now + ms, run })
  }

  function send(tab: Tab, event: Omit<TabLockEvent, 'at'>): void {
    if (tab.isGone) return
    if (tab.isFrozen) tab.missed.push(event)
    else apply(tab, stepTabLock(tab.lock, { ...event, at: at() } as TabLockEvent))
  }

  function apply(tab: Tab, { lock, effects }: TabLockStep): void {
    const wasHeld = tab.lock.phase === 'held'
    tab.lock = lock
    if (lock.phase === 'held' && !wasHeld) tab.beatsAt = now + HEARTBEAT_MS
    for (const effect of effects) perform(tab, effect)
  }

  function perform(tab: Tab, effect: TabLockEffect): void {
    if (effect.type === 'broadcast') {
      broadcast(tab, effect.message)
      return
    }
    if (effect.type === 'ask') {
      later(delayMs(), () => {
        if (lockOwner !== tab) send(tab, { type: 'refused' })
      })
      return
    }
    queue = queue.filter((other) => other !== tab)
    if (effect.type === 'release') {
      if (lockOwner === tab) free()
      return
    }
    if (lockOwner === tab) {
      grant(tab)
      return
    }
    if (effect.how === 'steal' && lockOwner) {
      const previousOwner = lockOwner
      lockOwner = null
      later(delayMs(), () => send(previousOwner, { type: 'stolen' }))
    }
    if (lockOwner === null) grant(tab)
    else if (effect.how === 'queue') queue.push(tab)
    else later(delayMs(), () => send(tab, { type: 'refused' }))
  }

  function grant(tab: Tab): void {
    lockOwner = tab
    later(delayMs(), () => {
      if (lockOwner === tab) send(tab, { type: 'granted' })
    })
  }

  function free(): void {
    lockOwner = null
    const next = queue.shift()
    if (next) grant(next)
  }

  function broadcast(from: Tab, message: TabLockMessage): void {
    for (const tab of tabs) {
      if (tab !== from) later(delayMs(), () => send(tab, { type: 'heard', message } as Omit<TabLockEvent, 'at'>))
    }
  }

  function leave(tab: Tab): void {
    tab.isGone = true
    queue = queue.filter((other) => other !== tab)
    if (lockOwner === tab) free()
  }

  /** The next moment at which something happens, at the latest `end`. */
  function nextMoment(end: number): number {
    const living = tabs.filter((tab) => !tab.isGone && !tab.isFrozen)
    const own = living.map(({ lock }) => nextMomentOf(lock) ?? end)
    const beats = living.filter(({ lock }) => lock.phase === 'held').map(({ beatsAt }) => beatsAt)
    return Math.max(now, Math.min(end, ...own, ...beats, ...waiting.map((due) => due.at)))
  }

  function happen(): void {
    const due = waiting.filter((one) => one.at <= now)
    waiting = waiting.filter((one) => one.at > now)
    for (const { run } of due) run()
    for (const tab of tabs) {
      if (tab.isGone || tab.isFrozen) continue
      const moment = nextMomentOf(tab.lock)
      if (moment !== null && moment <= now) send(tab, { type: 'timePassed' })
      if (tab.lock.phase === 'held' && tab.beatsAt <= now) {
        tab.beatsAt = now + HEARTBEAT_MS
        broadcast(tab, announcement('lock_heartbeat', tab.lock.tabId, at()))
      }
    }
  }

  return {
    open: ({ isVisible = true } = {}): number => {
      const tabId = `tab-${tabs.length}`
      const { lock, effects } = openTabLock(tabId, { hasArbiter, isVisible, at: at() })
      const tab: Tab = { lock, isFrozen: false, isGone: false, missed: [], beatsAt: 0 }
      tabs.push(tab)
      apply(tab, { lock, effects })
      return tabs.length - 1
    },
    pass: (ms: number): void => {
      for (const end = now + ms; now < end; ) {
        const next = nextMoment(end)
        if (tabs.filter(({ lock, isGone, isFrozen }) => lock.phase === 'held' && !isGone && !isFrozen).length > 1) {
          overlapMs += next - now
        }
        now = next
        happen()
      }
    },
    press: (index: number) => tabs[index] && send(tabs[index], { type: 'forced' }),
    look: (index: number) => tabs[index] && send(tabs[index], { type: 'shown' }),
    kill: (index: number) => tabs[index] && leave(tabs[index]),
    close: (index: number): void => {
      const tab = tabs[index]
      if (!tab || tab.isGone) return
      tab.isFrozen = false
      send(tab, { type: 'closed' })
      leave(tab)
    },
    freeze: (index: number): void => {
      const tab = tabs[index]
      if (tab) tab.isFrozen = true
    },
    thaw: (index: number): void => {
      const tab = tabs[index]
      if (!tab?.isFrozen) return
      tab.isFrozen = false
      for (const event of tab.missed.splice(0)) send(tab, event)
    },
    phaseOf: (index: number) => tabs[index]?.lock.phase,
    lockOf: (index: number) => tabs[index]?.lock,
    /** Tabs that may write and can: a frozen one cannot. */
    holders: () =>
      tabs.flatMap(({ lock, isGone, isFrozen }, index) =>
        lock.phase === 'held' && !isGone && !isFrozen ? [index] : [],
      ),
    overlapMs: () => overlapMs,
  }
}
