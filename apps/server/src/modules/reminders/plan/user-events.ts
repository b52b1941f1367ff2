import type { ReminderSettings } from '@ephemeris/core/reminders/reminder-settings'
import type { SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import type { ExpiringLog } from '#server/modules/gacha/expiring-logs.service'
import { goalBanners, isOpenForUser, selectionsIn } from '#server/modules/sync/chosen.service'
import type { CandidateEvent, NamedEvent } from './reminder-events.ts'

interface UserFacts {
  readonly settings: ReminderSettings
  /** Of the slot that was written last; `null`: none was. */
  readonly slot: SyncedSettings | null
  readonly logs: readonly ExpiringLog[]
}

/**
 * What concerns one user: the games and kinds of the slot, without what is marked as done or cancelled. A banner of the
 * plan concerns its user whatever is chosen. (REM-3)
 */
export function eventsOf(candidates: readonly CandidateEvent[], { settings, slot, logs }: UserFacts): NamedEvent[] {
  const selections = selectionsIn(slot)
  const goals = goalBanners(slot)
  const tellsGoals = settings.rules.goal_banner.channels.length > 0
  const events = candidates.flatMap((event): NamedEvent[] => {
    if (!isOpenForUser(slot, event.activityId)) return []
    const isGoal = event.kind === 'banner_start' && goals.has(event.activityId)
    if (isGoal && tellsGoals) return [{ ...event, kind: 'goal_banner' }]
    const { enabled = false, activities = [] } = selections[event.gameId] ?? {}
    return enabled && activities.includes(event.type) ? [event] : []
  })
  const expiring = logs.map(
    ({ gameId, uid, at }): NamedEvent => ({
      kind: 'log_forgets',
      gameId,
      id: `${gameId} ${uid}`,
      activityId: null,
      title: uid,
      at,
    }),
  )
  return [...events, ...expiring]
}
