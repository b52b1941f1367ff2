import { createContext } from 'react'

/** Whether nobody sees what is below yet: it keeps its places, and what completes it is not loaded. */
export const Unseen = createContext(false)
