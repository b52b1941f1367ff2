import { reminderSettings } from '@ephemeris/contract/reminders/reminder-settings'
import { DEFAULT_REMINDERS } from '@ephemeris/core/reminders/reminder-settings'
import type { Db } from '../../apps/server/src/db/client.ts'

const ROWS_AT_ONCE = 1000
const LONG_AGO = new Date('2026-05-01T00:00:00Z')

/** Users who get the mail of the evening, all due. */
export async function insertReaders(into: Db, users: number): Promise<void> {
  const settings = { ...DEFAULT_REMINDERS, timeZone: 'Europe/Berlin', isMailOn: true }
  const config = JSON.stringify(reminderSettings.write(settings))
  for (let first = 0; first < users; first += ROWS_AT_ONCE) {
    const ids = Array.from({ length: ROWS_AT_ONCE }, (_, n) => `u_${first + n}`)
    const accounts = ids.map((id) => ({
      id,
      username: id,
      username_key: id,
      email: `${id}@example.org`,
      email_key: `${id}@example.org`,
      email_verified_at: LONG_AGO,
      language: 'en',
      created_at: LONG_AGO,
    }))
    const rows = ids.map((user_id) => ({ user_id, config, saved_at: LONG_AGO, next_at: LONG_AGO }))
    await into.insertInto('account').values(accounts).execute()
    await into.insertInto('reminder_settings').values(rows).execute()
  }
}
