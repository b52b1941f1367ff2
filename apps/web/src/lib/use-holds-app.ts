import { useEffect, useState } from 'react'
import { tabWrites } from '#web/lib/write-guard'

/** Whether this is the tab that has the app, as far as it was heard. (LOCK-10) */
export function useHoldsApp(): boolean {
  const [holds, setHolds] = useState(false)

  // Not read while drawing: to ask may change the answer.
  useEffect(() => {
    const look = () => setHolds(tabWrites.permit === 'granted')
    look()
    return tabWrites.subscribe(look)
  }, [])

  return holds
}
