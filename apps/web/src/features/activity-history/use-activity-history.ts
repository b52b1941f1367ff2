import type { HistoryEntry } from '@ephemeris/core/activity-history/history-file'
import { useMutation, useQuery } from '@tanstack/react-query'
import { importHistoryFile } from '#web/features/activity-history/import-history-file'
import { activitiesDb } from '#web/lib/activities-db'
import { readAgain } from '#web/lib/server/query-client'

const KEY = ['activity-history']

/** What the player imported, with the ways to add to it and to delete it. (HIST-5) */
export function useActivityHistory() {
  const onSuccess = () => readAgain({ queryKey: KEY })

  return {
    query: useQuery({
      queryKey: KEY,
      queryFn: async () => {
        const { activities, file } = await activitiesDb.read()
        return { file, entries: activities.map(({ activityId, data }): HistoryEntry => ({ id: activityId, data })) }
      },
      staleTime: 0,
    }),
    importing: useMutation({ mutationFn: importHistoryFile, onSuccess }),
    clearing: useMutation({ mutationFn: activitiesDb.clear, onSuccess }),
  }
}
