import { useEffect, useState } from 'react'
import { runAfter } from '#web/lib/time/run-after'

/** Whether so long has passed since the component came. */
export function useHasPassed(ms: number): boolean {
  const [hasPassed, setHasPassed] = useState(false)
  useEffect(() => runAfter(ms, () => setHasPassed(true)), [ms])
  return hasPassed
}
