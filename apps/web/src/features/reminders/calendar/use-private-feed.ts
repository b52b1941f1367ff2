import {
  createPrivateFeed,
  getPrivateFeed,
  type PrivateFeed,
  revokePrivateFeed,
} from '@ephemeris/contract/catalogue/calendar-feed'
import { HOUR_MS } from '@ephemeris/core/time/instant'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { useChannelChanged } from '#web/features/reminders/use-reminders'
import { call } from '#web/lib/server/api'
import { readAgain } from '#web/lib/server/query-client'
import { useUserKey } from '#web/state/account/session'
import { usePlayedServers } from '#web/state/server-zone'

/** A day before the end leaves time to play. */
const ALARM_HOURS = [24] as const

function useFeedKey() {
  return [...useUserKey(), 'calendar-feed'] as const
}

/** The user's private feed; `null`: none. (FEED-21) */
export function usePrivateFeed() {
  return useQuery({
    queryKey: useFeedKey(),
    queryFn: ({ signal }) => call(getPrivateFeed, {}, { signal }),
    refetchInterval: HOUR_MS,
  })
}

/** Replaces the private feed by a new one, or ends it. (FEED-21) */
export function useFeedChange() {
  const channelChanged = useChannelChanged()
  const queries = useQueryClient()
  const language = useLocale()
  const servers = usePlayedServers()
  const queryKey = useFeedKey()

  return useMutation({
    mutationFn: (wish: 'new' | 'none'): Promise<PrivateFeed | null> =>
      wish === 'new'
        ? call(createPrivateFeed, { language, ...servers, alarmHours: ALARM_HOURS })
        : call(revokePrivateFeed, {}),
    onSuccess: async (changed) => {
      // A reading on its way would bring the previous link back.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, changed)
      void channelChanged()
    },
    // Where the answer is lost, the server may have replaced the link all the same.
    onError: () => readAgain({ queryKey }),
  })
}
