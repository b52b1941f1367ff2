import { reminderSettings } from '@ephemeris/contract/reminders/reminder-settings'
import type { Activity } from '@ephemeris/core/activity/activity'
import { enabledGames } from '@ephemeris/core/games/selection/selection'
import type { PlayedServers } from '@ephemeris/core/games/servers'
import type { Language } from '@ephemeris/core/language/language'
import { type ActivityEdge, activityReminder, isFollowed } from '@ephemeris/core/reminders/activity-reminder'
import { type CalendarRules, calendarLeads } from '@ephemeris/core/reminders/plan-messages'
import { DEFAULT_REMINDERS } from '@ephemeris/core/reminders/reminder-settings'
import type { Db } from '#server/db/client'
import type { CalendarAlarms, FeedDeps } from '../calendar/private-feed.service.ts'
import { notesOf } from '../notes/notes.service.ts'
import { choiceOf } from '../sync/chosen.service.ts'
import { ownActivitiesOf } from '../sync/own.service.ts'
import { newestSlot } from '../sync/sync.service.ts'
import { findReminderSettings, updateReaderPlace } from './reminder-settings.queries.ts'

interface OwnFeed extends PlayedServers {
  readonly userId: string
  readonly language: Language
  readonly alarmHours: readonly number[]
}

/**
 * What a user's feed shows and rings, from the choices of which the messages are made. Where settings were never saved,
 * its language, servers and alarms are as it was made. (FEED-10, REM-19, REM-24)
 *
 * @throws AppError SLOT_UNREADABLE
 */
export async function calendarAlarms(
  deps: Pick<FeedDeps, 'db' | 'log'>,
  { userId, alarmHours, ...place }: OwnFeed,
): Promise<CalendarAlarms> {
  const { db } = deps
  const [stored, notes, slot] = await Promise.all([
    findReminderSettings(db, userId),
    notesOf(db, [userId]),
    newestSlot(deps, userId),
  ])
  const settings = stored === null ? null : reminderSettings.read(stored.config)
  const choice = choiceOf(slot, notes.get(userId) ?? {}, settings ?? DEFAULT_REMINDERS)
  const rules: CalendarRules = settings ? { settings } : { settings: DEFAULT_REMINDERS, feedHours: alarmHours }

  function alarmsOf(activity: Pick<Activity, 'id' | 'gameId' | 'type'>) {
    const hoursAt = (edge: ActivityEdge) => {
      const reminder = activityReminder(activity, edge, choice)
      return reminder === null ? [] : calendarLeads(reminder, rules)
    }
    const alarms = { beforeStart: hoursAt('start'), beforeEnd: hoursAt('end') }
    const isShown = isFollowed(activity, choice.selections) && !choice.left.has(activity.id)
    return isShown || alarms.beforeStart.length + alarms.beforeEnd.length > 0 ? alarms : null
  }

  const { language, server, gameServers } = settings ?? place
  const servers = { server, gameServers }
  const ownOf: CalendarAlarms['ownOf'] = (activities, now) =>
    ownActivitiesOf(slot, { servers, activities, now }).map((activity) => ({
      activity,
      changedAt: slot?.moments?.[`own/${activity.own?.entryId}`] ?? null,
    }))
  return { language, ...servers, games: enabledGames(choice.selections), alarmsOf, ownOf }
}

/** Settings that were saved take over the language and the servers of a new feed. (FEED-10) */
export async function adoptFeedPlace(
  transaction: Db,
  userId: string,
  { language, server, gameServers }: PlayedServers & { readonly language: Language },
): Promise<void> {
  await updateReaderPlace(transaction, userId, { lang: language, server, game_servers: gameServers })
}
