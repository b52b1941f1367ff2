import { reminderSettings } from '@ephemeris/contract/reminders/reminder-settings'
import type { Activity } from '@ephemeris/core/activity/activity'
import type { ReminderKind } from '@ephemeris/core/reminders/reminder-settings'
import type { SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import type { Db } from '#server/db/client'
import { goalBanners } from '../sync/chosen.service.ts'
import { findReminderSettings } from './reminder-settings.queries.ts'

interface Alarms {
  readonly beforeStart: readonly number[]
  readonly beforeEnd: readonly number[]
}

/**
 * When the user's calendar rings for an activity: as the reminder settings say, or before ends as the feed says where
 * none were ever saved. (REM-19)
 */
export async function calendarAlarms(
  db: Db,
  userId: string,
  { settings, alarmHours }: { settings: SyncedSettings | null; alarmHours: readonly number[] },
): Promise<(activity: Pick<Activity, 'id' | 'type'>) => Alarms> {
  const stored = await findReminderSettings(db, userId)
  if (stored === null) return () => ({ beforeStart: [], beforeEnd: alarmHours })

  const { rules } = reminderSettings.read(stored.config)
  const goals = goalBanners(settings)
  const hoursOf = (kind: ReminderKind) => {
    const { channels, leadHours } = rules[kind]
    return channels.includes('calendar') ? [leadHours] : []
  }
  return ({ id, type }) => ({
    beforeStart: startKind(type, goals.has(id)).flatMap(hoursOf),
    beforeEnd: type === 'version' ? [] : hoursOf('before_end'),
  })
}

function startKind(type: Activity['type'], isGoal: boolean): ReminderKind[] {
  if (type === 'version') return ['version_start']
  if (type !== 'gacha') return []
  return [isGoal ? 'goal_banner' : 'banner_start']
}
