import { create } from 'zustand'

/** Why the session that this device had is none any more, until it was told; `null`: nothing is to be told. */
export const useSessionLoss = create<{ readonly error: unknown }>()(() => ({ error: null }))
