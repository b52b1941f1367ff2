import { create } from 'zustand'

/** Why the session of this device has ended, until the player has seen it; `null`: nothing to show. */
export const useSessionLoss = create<{ readonly error: unknown }>()(() => ({ error: null }))
