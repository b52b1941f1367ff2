import { MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import { focusManager, QueryClient, type QueryFilters } from '@tanstack/react-query'
import { ApiError } from '#web/lib/server/api-error'

/**
 * What the server owns, for the whole page. An unreachable server is a fact to be shown at once, not a reason to wait:
 * `networkMode: 'always'` asks also while the browser believes to be offline.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 5 * MINUTE_MS,
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.kind === 'network',
      retryDelay: SECOND_MS,
    },
    // What was pressed without a connection fails at once: it must not happen later, over newer things.
    mutations: { networkMode: 'always' },
  },
})

/** A window beside another one is looked at again without having been hidden. */
focusManager.setEventListener((lookAgain) => {
  const look = () => lookAgain()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
  }
})

/**
 * Reads again what was just changed. A first read that is under way began before the change: `invalidateQueries` alone
 * would take its answer.
 */
export async function readAgain(filters: QueryFilters): Promise<void> {
  await queryClient.cancelQueries(filters)
  await queryClient.invalidateQueries(filters)
}
