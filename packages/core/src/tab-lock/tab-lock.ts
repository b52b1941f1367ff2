import { type Instant, instant, SECOND_MS } from '../time/instant.ts'
import type { TabLockMessage } from './message.ts'

/** How long a new tab listens for a holder; also how long a released lock is left to a holder that only reloads. */
export const INITIAL_CHECK_MS = 2 * SECOND_MS

export const HEARTBEAT_MS = SECOND_MS

/** How often a waiting tab checks whether the holder still runs. */
export const VALIDITY_CHECK_MS = 10 * SECOND_MS

/** A holder that was silent for longer counts as gone. */
export const EXPIRY_MS = 30 * SECOND_MS

/** How long a holder has to hand the lock over by itself before it is taken from it. */
export const HANDOVER_MS = HEARTBEAT_MS

/**
 * What one tab knows of the lock. All moments are the device's own clock, which the tabs share.
 *
 * The arbiter is what decides for all tabs who holds: the browser's own locks. Where it is missing, or has failed,
 * messages alone decide.
 */
export type TabLock = Knowledge & (Checking | Held | Elsewhere | Forcing | Closed)

interface Knowledge {
  readonly tabId: string
  readonly hasArbiter: boolean
  /** Whether the player can see the tab. */
  readonly isVisible: boolean
  /** The tab last heard to hold the lock; `null`: none was heard. */
  readonly owner: string | null
  /** When a holder was last heard, or else when this tab began to listen. */
  readonly lastMessageAt: Instant
}

/** Just opened, and not known whether the lock is free. */
interface Checking {
  readonly phase: 'checking'
  readonly endsAt: Instant
}

/** This tab may write. */
interface Held {
  readonly phase: 'held'
  /** Orders acquisitions: of two holders the later one stays. */
  readonly since: Instant
  /** Until then the heartbeats of a holder whom the arbiter does not know count more than its grant. */
  readonly yieldsUntil: Instant
  /** A tab whose heartbeat was heard meanwhile: one may be the last of an earlier holder. */
  readonly contender: string | null
}

/** Why another tab holds the lock: it did from the beginning, or it took it from this one. */
export type Absence = 'occupied' | 'lost'

interface Elsewhere {
  readonly phase: 'elsewhere'
  readonly absence: Absence
  readonly checksAt: Instant
  /** The owner has released the lock. */
  readonly isReleased: boolean
}

/** The player wants the lock here; the holder is asked for it, then it is taken. */
interface Forcing {
  readonly phase: 'forcing'
  readonly absence: Absence
  readonly since: Instant
  /** When the next step is due: to steal the lock, or to go on without the arbiter. */
  readonly deadline: Instant
  readonly hasStolen: boolean
}

/** The page is being left, or is in the browser's cache. */
interface Closed {
  readonly phase: 'closed'
}

export type TabLockEvent =
  | {
      /**
       * `granted`, `refused`: the arbiter's answers to a claim. `stolen`: the lock now is another tab's. `lockFailed`:
       * the arbiter cannot be used. `signalFailed`: the channel or the record cannot. `forced`: the player wants it
       * here.
       */
      readonly type:
        | 'granted'
        | 'refused'
        | 'stolen'
        | 'lockFailed'
        | 'signalFailed'
        | 'forced'
        | 'shown'
        | 'hidden'
        | 'closed'
        | 'timePassed'
      readonly at: Instant
    }
  | { readonly type: 'heard'; readonly message: TabLockMessage; readonly at: Instant }

/** What is to be done after a step, in this order. */
export type TabLockEffect =
  /**
   * `queue`: as soon as it is free; `try`: now or never; `steal`: take it from its holder. A new claim replaces the previous one.
   */
  | { readonly type: 'claim'; readonly how: 'queue' | 'try' | 'steal' }
  /** Has the arbiter answer `refused`, unless it has granted the claim that waits. */
  | { readonly type: 'ask' }
  /** Gives up the lock, and any claim to it. */
  | { readonly type: 'release' }
  | { readonly type: 'broadcast'; readonly message: TabLockMessage }

export interface TabLockStep {
  readonly lock: TabLock
  readonly effects: readonly TabLockEffect[]
}

interface Start {
  readonly hasArbiter: boolean
  readonly isVisible: boolean
  readonly at: Instant
}

/** A tab that has just been opened, or has come back from the browser's cache. (LOCK-2) */
export function openTabLock(tabId: string, { hasArbiter, isVisible, at }: Start): TabLockStep {
  const endsAt = instant(at + INITIAL_CHECK_MS)
  return {
    lock: { tabId, hasArbiter, isVisible, owner: null, lastMessageAt: at, phase: 'checking', endsAt },
    effects: hasArbiter ? [{ type: 'claim', how: 'queue' }] : [],
  }
}

/** When the passing of time alone matters next; `null`: never. */
export function nextMomentOf(lock: TabLock): Instant | null {
  switch (lock.phase) {
    case 'checking':
      return lock.endsAt
    case 'elsewhere':
      return lock.checksAt
    case 'forcing':
      return lock.deadline
    default:
      return null
  }
}
