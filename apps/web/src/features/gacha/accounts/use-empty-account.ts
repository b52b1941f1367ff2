import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { serverOf } from '@ephemeris/core/gacha/server-of'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useUids } from '#web/features/gacha/accounts/use-uids'
import { countOf } from '#web/features/gacha/pull-count'
import { now } from '#web/lib/server/server-clock'
import { loadFacts } from '#web/state/pulls/game-facts'
import type { CountedAccount } from '#web/state/pulls/use-pulls'

/**
 * An account that the server knows and of which neither it nor this device has a pull: there is nothing to download, and
 * its page stands there without any. (LOCAL-11)
 *
 * @param asked `null`: of none
 */
export function useEmptyAccount(asked: { readonly gameId: PullAccount['gameId']; readonly uid: string | null } | null) {
  const uids = useUids()
  const owned = asked && uids.data?.[asked.gameId].find(({ uid }) => uid === asked.uid)
  const isEmpty = owned !== undefined && owned !== null && countOf(owned.counts) === 0
  const key = asked !== null && asked.uid !== null && isEmpty ? { gameId: asked.gameId, uid: asked.uid } : null
  const query = useQuery({
    queryKey: ['empty-account', key?.gameId, key?.uid],
    queryFn: key === null ? skipToken : () => emptyAccount(key),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  const isLooking = asked !== null && (uids.isLoading || (isEmpty && query.isLoading))
  return { data: key === null ? null : query.data, isError: query.isError, isLooking, refetch: query.refetch }
}

async function emptyAccount(key: PullAccount): Promise<CountedAccount | null> {
  const index = await loadFacts(key.gameId)
  const server = serverOf(key.uid, index.facts.servers)
  return server && { ...key, index, server, histories: new Map(), apart: new Map(), coverage: {}, updatedAt: now() }
}
