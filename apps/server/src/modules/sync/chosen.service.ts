import { bellsIn } from '@ephemeris/core/notes/bell'
import { followedGames } from '@ephemeris/core/notes/chosen-games'
import type { Notes } from '@ephemeris/core/notes/notes'
import { readAllPlans } from '@ephemeris/core/plan/stored/stored-plan'
import type { ReminderChoice } from '@ephemeris/core/reminders/activity-reminder'
import type { ReminderSettings } from '@ephemeris/core/reminders/reminder-settings'
import { GAMES } from '@ephemeris/gamedata/games'
import type { NewestSlot } from './sync.service.ts'

/** Marks with which an activity is of no further interest. */
const LEAVING: ReadonlySet<string> = new Set(['done', 'cancelled'])

/** What a user's feed, messages and list of messages follow. (FEED-10, REM-3) */
export function choiceOf(
  slot: NewestSlot | null,
  notes: Notes,
  { rules }: Pick<ReminderSettings, 'rules'>,
): ReminderChoice {
  const { activityStatus = {}, userGameSelections = {}, plan = {} } = slot?.settings ?? {}
  const goals = readAllPlans(plan).flatMap((one) => one.goals)
  return {
    selections: followedGames(notes, slot && { at: slot.at, selections: userGameSelections }, GAMES),
    left: new Set(Object.keys(activityStatus).filter((id) => LEAVING.has(activityStatus[id] ?? ''))),
    goals: new Set(goals.flatMap(({ bannerId, isSkipped }) => (bannerId !== null && !isSkipped ? [bannerId] : []))),
    bells: bellsIn(notes),
    remindsOfGoals: rules.goal_banner.channels.length > 0,
  }
}
