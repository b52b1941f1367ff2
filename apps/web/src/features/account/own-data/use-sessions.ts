import { listSessions, type SessionEntry } from '@ephemeris/contract/account/account'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { call } from '#web/lib/server/api'
import { useUserKey } from '#web/state/account/session'

/** Where the user is signed in. */
export function useSessions(): UseQueryResult<readonly SessionEntry[]> {
  return useQuery({
    queryKey: [...useUserKey(), 'sessions'],
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  })
}
