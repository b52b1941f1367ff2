import { createContext } from 'react'

/** Whether a layer covers what is below: that keeps its places, and what completes it is not loaded. */
export const Unseen = createContext(false)
