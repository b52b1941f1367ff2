import { type Instant, instant } from '../time/instant.ts'

/** The broadcast channel on which tabs inform each other about the lock. */
export const TAB_LOCK_CHANNEL = 'tab-lock-channel'

/** A tab's message to all others; `timestamp` is the device's clock at the moment of sending. (LOCK-1) */
export type TabLockMessage =
  | {
      readonly type: 'lock_acquired' | 'lock_released' | 'lock_heartbeat'
      readonly data: { readonly tabId: string; readonly timestamp: Instant }
    }
  | {
      readonly type: 'lock_force_transfer'
      /** `fromTabId` is `null` where the owner was never heard. */
      readonly data: { readonly fromTabId: string | null; readonly toTabId: string; readonly timestamp: Instant }
    }

const TYPES = ['lock_acquired', 'lock_released', 'lock_heartbeat'] as const

export function announcement(type: (typeof TYPES)[number], tabId: string, timestamp: Instant): TabLockMessage {
  return { type, data: { tabId, timestamp } }
}

/** The tab that a message is about: the one that holds, held or takes the lock. */
export function subjectOf(message: TabLockMessage): string {
  return message.type === 'lock_force_transfer' ? message.data.toTabId : message.data.tabId
}

/** Reads what came over the channel; `null` for anything that is no message of the lock. */
export function parseTabLockMessage(value: unknown): TabLockMessage | null {
  if (!isRecord(value) || !isRecord(value.data)) return null
  const { tabId, fromTabId, toTabId, timestamp: ms } = value.data
  if (typeof ms !== 'number' || !Number.isFinite(ms)) return null
  const timestamp = instant(ms)

  if (value.type === 'lock_force_transfer') {
    if (typeof toTabId !== 'string') return null
    const from = typeof fromTabId === 'string' ? fromTabId : null
    return { type: value.type, data: { fromTabId: from, toTabId, timestamp } }
  }
  const type = TYPES.find((known) => known === value.type)
  return type && typeof tabId === 'string' ? announcement(type, tabId, timestamp) : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
