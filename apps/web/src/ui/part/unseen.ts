import { createContext } from 'react'

/** Whether something covers what is below for now: it keeps its places, and what completes it is not loaded. */
export const Unseen = createContext(false)
