import { bellsIn } from '@ephemeris/core/notes/bell'
import { followedGames } from '@ephemeris/core/notes/chosen-games'
import type { Notes } from '@ephemeris/core/notes/notes'
import { readAllPlans } from '@ephemeris/core/plan/stored/stored-plan'
import type { ReminderChoice } from '@ephemeris/core/reminders/activity-reminder'
import type { ReminderSettings } from '@ephemeris/core/reminders/reminder-settings'
import type { SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import { GAMES } from '@ephemeris/gamedata/games'

/** Marks with which an activity is of no further interest. */
const LEAVING: ReadonlySet<string> = new Set(['done', 'cancelled'])

/** What a user's feed, messages and list of messages follow. (FEED-10, REM-3) @param slot the one written last; `null`: none was */
export function choiceOf(
  slot: SyncedSettings | null,
  notes: Notes,
  { rules }: Pick<ReminderSettings, 'rules'>,
): ReminderChoice {
  const { activityStatus = {}, plan = {} } = slot ?? {}
  const goals = readAllPlans(plan).flatMap((one) => one.goals)
  return {
    selections: followedGames(notes, slot, GAMES),
    left: new Set(Object.keys(activityStatus).filter((id) => LEAVING.has(activityStatus[id] ?? ''))),
    goals: new Set(goals.flatMap(({ bannerId, isSkipped }) => (bannerId !== null && !isSkipped ? [bannerId] : []))),
    bells: bellsIn(notes),
    remindsOfGoals: rules.goal_banner.channels.length > 0,
  }
}
