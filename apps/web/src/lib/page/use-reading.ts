import { useSyncExternalStore } from 'react'

/**
 * What `read` gives now; the component renders again when that is another value after a notification. The same where the
 * server draws the page.
 *
 * @param subscribe returns the way to end it
 * @param read gives the same value until something has changed
 */
export function useReading<Value>(subscribe: (notify: () => void) => () => void, read: () => Value): Value {
  return useSyncExternalStore(subscribe, read, read)
}
