import { type AccountOverview, getAccount } from '@ephemeris/contract/account/account'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { call } from '#web/lib/server/api'
import { useUserKey } from '#web/state/account/session'

/** What the account of who is signed in consists of. */
export function useAccount(): UseQueryResult<AccountOverview> {
  return useQuery({
    queryKey: [...useUserKey(), 'account'],
    queryFn: ({ signal }) => call(getAccount, {}, { signal }),
  })
}
