import { reminderSettings } from '@ephemeris/contract/reminders/reminder-settings'
import { DEFAULT_REMINDERS, type ReminderSettings } from '@ephemeris/core/reminders/reminder-settings'
import type { Db } from '#server/db/client'
import { findReminderSettings } from './reminder-settings.queries.ts'

/** What a user has saved, else the defaults. */
export async function savedReminders(db: Db, userId: string): Promise<ReminderSettings> {
  const stored = await findReminderSettings(db, userId)
  return stored === null ? DEFAULT_REMINDERS : reminderSettings.read(stored.config)
}
