import { getConfig } from '@ephemeris/contract/config'
import { useQuery } from '@tanstack/react-query'
import { call } from '#web/lib/api'

/** What this installation offers, its event window and the state of its catalogue. */
export function useConfig() {
  return useQuery({ queryKey: ['config'], queryFn: ({ signal }) => call(getConfig, {}, { signal }) })
}
