import { type Instant, instant } from '../time/instant.ts'
import { announcement, subjectOf, type TabLockMessage } from './message.ts'
import { loseLock, stay } from './moves.ts'
import { type Absence, INITIAL_CHECK_MS, type TabLock, type TabLockStep } from './tab-lock.ts'

/** What another tab said. A tab ignores its own messages. (LOCK-1) */
export function receiveMessage(lock: TabLock, message: TabLockMessage, at: Instant): TabLockStep {
  const subject = subjectOf(message)
  if (subject === lock.tabId) return stay(lock)
  if (message.type === 'lock_released') return receiveRelease(lock, subject, at)

  const updated = { ...lock, owner: subject, lastMessageAt: at }
  switch (updated.phase) {
    case 'checking':
      return loseLock(updated, 'occupied', at)
    case 'held':
      return message.type === 'lock_heartbeat'
        ? receiveUnknownHolder(updated, subject, at)
        : receiveRival(updated, message, 'lost')
    case 'forcing':
      return message.type === 'lock_heartbeat' ? stay(updated) : receiveRival(updated, message, updated.absence)
    case 'elsewhere':
      return stay({ ...updated, isReleased: false })
    default:
      return stay(lock)
  }
}

/**
 * Of two tabs that take the lock the later one gets it; whatever the order of the messages, both come to the same.
 * (LOCK-4)
 */
function receiveRival(
  lock: Extract<TabLock, { phase: 'held' | 'forcing' }>,
  message: TabLockMessage,
  absence: Absence,
): TabLockStep {
  const { timestamp } = message.data
  const isLater = timestamp > lock.since || (timestamp === lock.since && subjectOf(message) > lock.tabId)
  return isLater ? loseLock(lock, absence, lock.lastMessageAt) : stay(lock)
}

/**
 * Another tab believes that it holds the lock. In the beginning one heartbeat may be the last of an earlier holder, a
 * second one is not: this tab came later and yields. Afterwards this holder announces itself to the other one. (LOCK-2,
 * LOCK-4)
 */
function receiveUnknownHolder(lock: Extract<TabLock, { phase: 'held' }>, contender: string, at: Instant): TabLockStep {
  if (at < lock.yieldsUntil) {
    return contender === lock.contender ? loseLock(lock, 'occupied', at) : stay({ ...lock, contender })
  }
  return stay(lock, { type: 'broadcast', message: announcement('lock_acquired', lock.tabId, lock.since) })
}

/** The holder may only reload: who waits in sight takes the lock after a while, who waits unseen does not. (LOCK-7) */
function receiveRelease(lock: TabLock, subject: string, at: Instant): TabLockStep {
  if (lock.phase === 'checking') return stay({ ...lock, owner: null })
  if (lock.phase !== 'elsewhere' || (lock.owner !== null && lock.owner !== subject)) return stay(lock)
  const checksAt = lock.isVisible ? instant(at + INITIAL_CHECK_MS) : lock.checksAt
  return stay({ ...lock, checksAt, isReleased: true })
}
