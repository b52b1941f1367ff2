import { listUids, type UidsByGame } from '@ephemeris/contract/gacha/gacha-uids'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { call } from '#web/lib/server/api'
import { readAgain } from '#web/lib/server/query-client'
import { useIsSignedIn, useUserKey } from '#web/state/account/session'

/** The accounts whose logs this user has imported, as the server knows them. */
export function useUids(): UseQueryResult<UidsByGame> {
  const isSignedIn = useIsSignedIn()
  return useQuery({
    queryKey: [...useUserKey(), 'pull-uids'],
    queryFn: isSignedIn ? ({ signal }) => call(listUids, {}, { signal }) : skipToken,
  })
}

/** The name that the player has given to an account; empty for none, and while it is not known. */
export function useNicknameOf({ gameId, uid }: PullAccount): string {
  return useUids().data?.[gameId].find((one) => one.uid === uid)?.nickname ?? ''
}

export async function refreshUids(): Promise<void> {
  await readAgain({ predicate: ({ queryKey }) => queryKey[2] === 'pull-uids' })
}
