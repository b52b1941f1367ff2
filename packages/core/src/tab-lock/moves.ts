import { type Instant, instant } from '../time/instant.ts'
import { announcement } from './message.ts'
import { type Absence, type TabLock, type TabLockEffect, type TabLockStep, VALIDITY_CHECK_MS } from './tab-lock.ts'

export function stay(lock: TabLock, ...effects: readonly TabLockEffect[]): TabLockStep {
  return { lock, effects }
}

/** The tab holds the lock from now on, and says so. */
export function acquire(lock: TabLock, at: Instant): TabLockStep {
  const { tabId, hasArbiter, isVisible } = lock
  const yieldsUntil = lock.phase === 'checking' ? lock.endsAt : at
  return stay(
    {
      tabId,
      hasArbiter,
      isVisible,
      owner: tabId,
      lastMessageAt: at,
      phase: 'held',
      since: at,
      yieldsUntil,
      contender: null,
    },
    { type: 'broadcast', message: announcement('lock_acquired', tabId, at) },
  )
}

/** Takes the lock that its owner left. An owner that did not release it gets a message, in case it still runs. */
export function takeOver(lock: Extract<TabLock, { phase: 'elsewhere' }>, at: Instant): TabLockStep {
  const step = acquire(lock, at)
  if (lock.isReleased) return step
  const data = { fromTabId: lock.owner, toTabId: lock.tabId, timestamp: at }
  return { ...step, effects: [{ type: 'broadcast', message: { type: 'lock_force_transfer', data } }, ...step.effects] }
}

/** Another tab has the lock; a holder lets it go and says so. */
export function loseLock(lock: TabLock, absence: Absence, at: Instant): TabLockStep {
  const { tabId, hasArbiter, isVisible, phase } = lock
  const owner = lock.owner === tabId ? null : lock.owner
  const checksAt = instant(at + VALIDITY_CHECK_MS)
  const released = announcement('lock_released', tabId, at)
  return stay(
    {
      tabId,
      hasArbiter,
      isVisible,
      owner,
      lastMessageAt: at,
      phase: 'elsewhere',
      absence,
      checksAt,
      isReleased: false,
    },
    { type: 'release' },
    ...(phase === 'held' ? [{ type: 'broadcast', message: released } as const] : []),
  )
}
