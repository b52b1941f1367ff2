import { useEffect, useState } from 'react'
import { after } from '#web/lib/delay'

/** Whether so long has passed since the component came. */
export function useHasPassed(ms: number): boolean {
  const [hasPassed, setHasPassed] = useState(false)
  useEffect(() => after(ms, () => setHasPassed(true)), [ms])
  return hasPassed
}
