import { getConfig } from '@ephemeris/contract/config'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/lib/api'

/** What this installation offers, its event window and the state of its catalogue. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call(getConfig, {}, { signal }),
})

export function useConfig() {
  return useQuery(configQuery)
}
