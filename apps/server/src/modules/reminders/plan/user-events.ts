import type { Notes } from '@ephemeris/core/notes/notes'
import { staminaAt, staminasIn } from '@ephemeris/core/notes/stamina'
import { activityReminder } from '@ephemeris/core/reminders/activity-reminder'
import type { ReminderSettings } from '@ephemeris/core/reminders/reminder-settings'
import type { SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import { STAMINA } from '@ephemeris/gamedata/income/stamina'
import type { ExpiringLog } from '#server/modules/gacha/expiring-logs.service'
import { choiceOf } from '#server/modules/sync/chosen.service'
import type { CandidateEvent, NamedEvent } from './reminder-events.ts'

/** The longest lead, and some days to plan ahead. Bells are planned whenever they ring. */
const AHEAD_MS = 16 * DAY_MS

interface UserFacts {
  readonly settings: ReminderSettings
  /** Of the slot that was written last; `null`: none was. */
  readonly slot: SyncedSettings | null
  readonly notes: Notes
  readonly logs: readonly ExpiringLog[]
  readonly now: Instant
}

/** What concerns one user, in the order of the candidates. (REM-3, REM-24) */
export function eventsOf(
  candidates: readonly CandidateEvent[],
  { settings, slot, notes, logs, now }: UserFacts,
): NamedEvent[] {
  const choice = choiceOf(slot, notes, settings)
  const events = candidates.flatMap(({ edge, type, codeKind, isShort = false, ...event }): NamedEvent[] => {
    const { activityId: id, gameId, at } = event
    if (codeKind) {
      const isWanted = !choice.left.has(id) && gameId !== 'own' && choice.selections[gameId]?.enabled === true
      return isWanted ? [{ ...event, kind: codeKind, id, activityId: null }] : []
    }
    if ((isShort || at >= now + AHEAD_MS) && !choice.bells.has(id)) return []
    const reminder = activityReminder({ id, gameId, type }, edge, choice)
    if (reminder === null) return []
    const { bellHours } = reminder
    return [{ ...event, ...reminder, id: bellHours === undefined ? id : `${id} ${bellHours}` }]
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
