import { type Instant, instant } from '../time/instant.ts'
import { announcement } from './message.ts'
import { acquire, loseLock, stay, takeOver } from './moves.ts'
import { receiveMessage } from './receive-message.ts'
import {
  EXPIRY_MS,
  HANDOVER_MS,
  INITIAL_CHECK_MS,
  type TabLock,
  type TabLockEvent,
  type TabLockStep,
  VALIDITY_CHECK_MS,
} from './tab-lock.ts'

/** What becomes of a tab's lock when something happens, and what is to be done about it. */
export function stepTabLock(lock: TabLock, event: TabLockEvent): TabLockStep {
  const { at } = event
  if (lock.phase === 'closed') return stay(lock)

  switch (event.type) {
    case 'heard':
      return receiveMessage(lock, event.message, at)
    case 'granted':
      return granted(lock, at)
    case 'refused':
      return refused(lock, at)
    case 'stolen':
      return lock.phase === 'held' ? loseLock(lock, 'lost', at) : stay(lock)
    case 'lockFailed':
      return failed({ ...lock, hasArbiter: false }, at)
    case 'signalFailed':
      return failed(lock, at)
    case 'forced':
      return forced(lock, at)
    case 'shown':
      return shown({ ...lock, isVisible: true }, at)
    case 'hidden':
      return stay({ ...lock, isVisible: false })
    case 'closed':
      return closed(lock, at)
    case 'timePassed':
      return timePassed(lock, at)
  }
}

/**
 * A grant that comes after a heartbeat of another holder is returned: that holder has only just released the lock, or
 * not yet.
 */
function granted(lock: TabLock, at: Instant): TabLockStep {
  if (lock.phase === 'held') return stay(lock)
  if (lock.phase !== 'elsewhere') return acquire(lock, at)
  return mayBeTaken(lock, at) ? takeOver(lock, at) : stay(lock, { type: 'release' })
}

/** An arbiter that does not grant has given the lock to a holder that sends no message. (LOCK-2) */
function refused(lock: TabLock, at: Instant): TabLockStep {
  if (lock.phase === 'checking') return loseLock(lock, 'occupied', at)
  return lock.phase === 'forcing' ? escalate(lock, at) : stay(lock)
}

/**
 * A busy tab may not have received the arbiter's answer yet: time alone does not prove that the lock is taken.
 * (LOCK-2)
 */
function askAgain(lock: Extract<TabLock, { phase: 'checking' }>, at: Instant): TabLockStep {
  return stay({ ...lock, endsAt: instant(at + INITIAL_CHECK_MS) }, { type: 'ask' })
}

/** Any error while looking shows the dialog; while the player takes the lock it ends the waiting. (LOCK-9) */
function failed(lock: TabLock, at: Instant): TabLockStep {
  if (lock.phase === 'checking') return loseLock(lock, 'occupied', at)
  return lock.phase === 'forcing' ? acquire({ ...lock, hasArbiter: false }, at) : stay(lock)
}

/** The holder gets a message first, so that it can finish what it is writing and release the lock. (LOCK-5) */
function forced(lock: TabLock, at: Instant): TabLockStep {
  if (lock.phase !== 'elsewhere') return stay(lock)
  const { tabId: toTabId, owner: fromTabId } = lock
  const message = { type: 'lock_force_transfer', data: { fromTabId, toTabId, timestamp: at } } as const
  if (!lock.hasArbiter) {
    const { lock: held, effects } = acquire(lock, at)
    return { lock: held, effects: [{ type: 'broadcast', message }, ...effects] }
  }
  const deadline = instant(at + HANDOVER_MS)
  return {
    lock: { ...lock, phase: 'forcing', since: at, deadline, hasStolen: false },
    effects: [
      { type: 'broadcast', message },
      { type: 'claim', how: 'queue' },
    ],
  }
}

/** The lock is taken from a holder that does not release it; an arbiter that refuses even that is no longer used. (LOCK-5) */
function escalate(lock: Extract<TabLock, { phase: 'forcing' }>, at: Instant): TabLockStep {
  if (lock.hasStolen) return acquire({ ...lock, hasArbiter: false }, at)
  const deadline = instant(at + HANDOVER_MS)
  return stay({ ...lock, deadline, hasStolen: true }, { type: 'claim', how: 'steal' })
}

/** Who comes to look at a waiting tab does not have to wait for the next check. (LOCK-7) */
function shown(lock: TabLock, at: Instant): TabLockStep {
  if (lock.phase !== 'elsewhere') return stay(lock)
  if (lock.hasArbiter && mayBeTaken(lock, at)) return stay(lock, { type: 'claim', how: 'try' })
  return lock.isReleased ? stay({ ...lock, checksAt: instant(at + INITIAL_CHECK_MS) }) : stay(lock)
}

function closed(lock: TabLock, at: Instant): TabLockStep {
  const { tabId, hasArbiter, isVisible, owner, lastMessageAt } = lock
  const released = announcement('lock_released', tabId, at)
  return {
    lock: { tabId, hasArbiter, isVisible, owner, lastMessageAt, phase: 'closed' },
    effects: [
      { type: 'release' },
      ...(lock.phase === 'held' ? [{ type: 'broadcast', message: released } as const] : []),
    ],
  }
}

function timePassed(lock: TabLock, at: Instant): TabLockStep {
  switch (lock.phase) {
    case 'checking':
      if (at < lock.endsAt) return stay(lock)
      return lock.hasArbiter ? askAgain(lock, at) : acquire(lock, at)
    case 'forcing':
      return at < lock.deadline ? stay(lock) : escalate(lock, at)
    case 'elsewhere':
      return at < lock.checksAt ? stay(lock) : check(lock, at)
    default:
      return stay(lock)
  }
}

/**
 * The check of every ten seconds. A live holder that only cannot speak keeps its lock: the arbiter knows it. (LOCK-6)
 */
function check(lock: Extract<TabLock, { phase: 'elsewhere' }>, at: Instant): TabLockStep {
  const next = { ...lock, checksAt: instant(at + VALIDITY_CHECK_MS) }
  const isDue = at - lock.lastMessageAt > EXPIRY_MS || (lock.isReleased && lock.isVisible)
  if (!isDue) return stay(next)
  return lock.hasArbiter ? stay(next, { type: 'claim', how: 'try' }) : takeOver(next, at)
}

function mayBeTaken(lock: Extract<TabLock, { phase: 'elsewhere' }>, at: Instant): boolean {
  return lock.isReleased || at - lock.lastMessageAt > INITIAL_CHECK_MS
}
