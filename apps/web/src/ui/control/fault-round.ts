import { createContext } from 'react'

/** Changes with each submission of the form around a field: a fault holds until the field is changed or sent again. */
export const FaultRound = createContext<object | null>(null)
