import { reminderSettings } from '@ephemeris/contract/reminders/reminder-settings'
import type { Activity } from '@ephemeris/core/activity/activity'
import { bellsIn } from '@ephemeris/core/notes/bell'
import type { ReminderKind } from '@ephemeris/core/reminders/reminder-settings'
import type { SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import type { Db } from '#server/db/client'
import type { CalendarAlarms } from '../calendar/private-feed.service.ts'
import { notesOf } from '../notes/notes.service.ts'
import { goalBanners } from '../sync/chosen.service.ts'
import { findReminderSettings } from './reminder-settings.queries.ts'

type Alarms = ReturnType<CalendarAlarms['alarmsOf']>

/**
 * When the user's calendar rings for an activity: as its bell says, else as the reminder settings say, or before ends as
 * the feed says where none were ever saved. (REM-19, REM-24)
 */
export async function calendarAlarms(
  db: Db,
  userId: string,
  { settings, alarmHours }: { settings: SyncedSettings | null; alarmHours: readonly number[] },
): Promise<CalendarAlarms> {
  const [stored, notes] = await Promise.all([findReminderSettings(db, userId), notesOf(db, [userId])])
  const bells = bellsIn(notes.get(userId) ?? {})
  const rules = stored === null ? null : reminderSettings.read(stored.config).rules
  const goals = goalBanners(settings)

  function ruled({ id, type }: Pick<Activity, 'id' | 'type'>): Alarms {
    if (rules === null) return { beforeStart: [], beforeEnd: alarmHours }
    const hoursOf = (kind: ReminderKind) => {
      const { channels, leadHours } = rules[kind]
      return channels.includes('calendar') ? [leadHours] : []
    }
    return {
      beforeStart: startKind(type, goals.has(id)).flatMap(hoursOf),
      beforeEnd: type === 'version' ? [] : hoursOf('before_end'),
    }
  }

  function alarmsOf(activity: Pick<Activity, 'id' | 'type'>): Alarms {
    const bell = bells.get(activity.id)
    const own = ruled(activity)
    if (!bell) return own
    const hours = bell.isPaused ? [] : [bell.leadHours]
    return bell.edge === 'end' ? { ...own, beforeEnd: hours } : { ...own, beforeStart: hours }
  }

  const ringsForGoals = rules?.goal_banner.channels.includes('calendar') ?? false
  const isWanted = (id: string) => bells.get(id)?.isPaused === false || (ringsForGoals && goals.has(id))
  return { alarmsOf, isWanted }
}

function startKind(type: Activity['type'], isGoal: boolean): ReminderKind[] {
  if (type === 'version') return ['version_start']
  if (type !== 'gacha') return []
  return [isGoal ? 'goal_banner' : 'banner_start']
}
