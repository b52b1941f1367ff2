import { create } from 'zustand'

/** Where the device and the newest slot differ: `here` is newer on the device, `there` in the slot. (SYNC-2) */
export type SlotState = 'equal' | 'here' | 'there' | 'both' | 'unknown'

/** As it was compared last. */
export const useSlotState = create<{ readonly state: SlotState }>()(() => ({ state: 'unknown' }))
