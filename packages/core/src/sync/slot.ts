import type { Instant } from '../time/instant.ts'

/** The cloud slots of every account. */
export const SLOTS = [1, 2, 3] as const

export type Slot = (typeof SLOTS)[number]

/** When each slot was written last, by the server's clock; `null`: it is empty. */
export type SlotTimes = readonly [Instant | null, Instant | null, Instant | null]

export function slotTime(times: SlotTimes, slot: Slot): Instant | null {
  return times[slot - 1] ?? null
}

/** The slot that is meant until one is chosen: the one written last, else the first. (SYNC-1) */
export function defaultSlot(times: SlotTimes): Slot {
  const age = (slot: Slot) => slotTime(times, slot) ?? Number.NEGATIVE_INFINITY
  return SLOTS.reduce((newest, slot) => (age(slot) > age(newest) ? slot : newest))
}

/** Whether the last mark on this device (`null`: never marked) was set after the slot was written. (SYNC-2) */
export function isLocalNewer(lastMark: Instant | null, written: Instant | null): boolean {
  return lastMark !== null && written !== null && lastMark > written
}
