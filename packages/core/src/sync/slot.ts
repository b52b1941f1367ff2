import type { Instant } from '../time/instant.ts'

/** The cloud slots of every account. */
export const SLOTS = [1, 2, 3] as const

export type Slot = (typeof SLOTS)[number]

/** When each slot was written last, by the server's clock; `null`: it is empty. */
export type SlotTimes = readonly [Instant | null, Instant | null, Instant | null]

export function slotTime(times: SlotTimes, slot: Slot): Instant | null {
  return times[slot - 1] ?? null
}

/** The slots that hold something, the one written last first. */
export function filledSlots(times: SlotTimes): readonly Slot[] {
  return SLOTS.flatMap((slot) => {
    const written = slotTime(times, slot)
    return written === null ? [] : [{ slot, written }]
  })
    .toSorted((a, b) => b.written - a.written)
    .map(({ slot }) => slot)
}

/** The slot that is meant until one is chosen: the one written last, else the first. (SYNC-1) */
export function defaultSlot(times: SlotTimes): Slot {
  return filledSlots(times)[0] ?? SLOTS[0]
}
