import { getConfig, type SiteConfig } from '@ephemeris/contract/config'
import { MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/lib/server/api'

const FOLLOW_EVERY_MS = 10 * MINUTE_MS

/** A new installation reads its first announcements within a minute or two of its start. */
const FIRST_READING = { everyMs: 15 * SECOND_MS, answers: 10 }

/**
 * What this installation offers, its event window and the state of its catalogue. An open page follows it: when a game's
 * announcements were read since the last answer, the activities are asked for again. (TL-68)
 */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async ({ signal, client }) => {
    const previous = client.getQueryData<SiteConfig>(['config'])
    const config = await call(getConfig, {}, { signal })
    if (previous && readingsOf(config) !== readingsOf(previous)) {
      void client.invalidateQueries({ queryKey: ['activities'] }, { cancelRefetch: false })
    }
    return config
  },
  refetchInterval: ({ state: { data, dataUpdateCount } }) =>
    data && isUnread(data) && dataUpdateCount < FIRST_READING.answers ? FIRST_READING.everyMs : FOLLOW_EVERY_MS,
})

export function useConfig() {
  return useQuery(configQuery)
}

function isUnread({ catalogue }: SiteConfig): boolean {
  return catalogue.sources.some(({ readAt }) => readAt === null)
}

/** When each game was last read, as one text to compare. */
function readingsOf({ catalogue }: SiteConfig): string {
  return catalogue.sources.map(({ gameId, readAt }) => `${gameId} ${readAt}`).join()
}
