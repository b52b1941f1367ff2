import { bellsIn } from '@ephemeris/core/notes/bell'
import type { Notes } from '@ephemeris/core/notes/notes'
import { staminaAt, staminasIn } from '@ephemeris/core/notes/stamina'
import type { ReminderSettings } from '@ephemeris/core/reminders/reminder-settings'
import type { SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import { STAMINA } from '@ephemeris/gamedata/income/stamina'
import type { ExpiringLog } from '#server/modules/gacha/expiring-logs.service'
import { goalBanners, isOpenForUser, selectionsIn } from '#server/modules/sync/chosen.service'
import type { CandidateEvent, NamedEvent } from './reminder-events.ts'

interface UserFacts {
  readonly settings: ReminderSettings
  /** Of the slot that was written last; `null`: none was. */
  readonly slot: SyncedSettings | null
  readonly notes: Notes
  readonly logs: readonly ExpiringLog[]
}

/**
 * What concerns one user: the games and kinds of the slot, without what is marked as done or cancelled. A banner of the
 * plan concerns its user whatever is chosen, and so does a bell, which takes the place of other reminders of that end or
 * start. (REM-3, REM-24)
 */
export function eventsOf(
  candidates: readonly CandidateEvent[],
  { settings, slot, notes, logs }: UserFacts,
): NamedEvent[] {
  const selections = selectionsIn(slot)
  const goals = goalBanners(slot)
  const remindsOfGoals = settings.rules.goal_banner.channels.length > 0
  const bells = bellsIn(notes)
  const events = candidates.flatMap((event): NamedEvent[] => {
    const bell = bells.get(event.activityId)
    const edge = event.kind === 'before_end' ? 'end' : 'start'
    if (bell?.edge === edge) {
      return bell.isPaused ? [] : [{ ...event, id: `${event.id} ${bell.leadHours}`, bellHours: bell.leadHours }]
    }
    if (event.isForBells) return []
    if (!isOpenForUser(slot, event.activityId)) return []
    const isGoal = event.kind === 'banner_start' && goals.has(event.activityId)
    if (isGoal && remindsOfGoals) return [{ ...event, kind: 'goal_banner' }]
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
  return [...events, ...expiring, ...staminaEvents(notes, settings)]
}

/** Typed again, it is another event. (REM-25) */
function staminaEvents(notes: Notes, { language }: ReminderSettings): NamedEvent[] {
  return [...staminasIn(notes)].flatMap(([gameId, stamina]): NamedEvent[] => {
    const { bellAt, amount, typedAt } = stamina
    if (bellAt === null || bellAt <= amount) return []
    const { name, max } = STAMINA[gameId]
    return [
      {
        kind: 'stamina',
        gameId,
        id: `${gameId} ${typedAt} ${bellAt}`,
        activityId: null,
        title: `${name[language]} ${Math.min(bellAt, max)}/${max}`,
        at: staminaAt(stamina, STAMINA[gameId], Math.min(bellAt, max)),
        bellHours: 0,
      },
    ]
  })
}
