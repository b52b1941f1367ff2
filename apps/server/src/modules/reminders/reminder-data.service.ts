import { DAY_MS } from '@ephemeris/core/time/instant'
import type { PersonalData } from '#server/db/personal-data'
import type { Deps } from '#server/deps'
import { SENDERS } from './channels/channels.service.ts'
import { deleteMessagesBefore, listMessages } from './reminder-message.queries.ts'
import { listReminderSettings } from './reminder-settings.queries.ts'

/** No event is sent twice; no lead is as long as this. (REM-12) */
const MESSAGES_KEPT_MS = 30 * DAY_MS

const STORED = SENDERS.flatMap(({ stored }) => (stored ? [stored] : []))

/** (ACC-50, ACC-51) */
export const REMINDER_DATA: PersonalData = {
  name: 'reminders',
  tables: ['reminder_settings', 'reminder_message', ...STORED.map(({ table }) => table)],
  collect: async (db, userId) => ({
    settings: await listReminderSettings(db, userId),
    ...Object.fromEntries(
      await Promise.all(STORED.map(async ({ name, list }) => [name, await list(db, userId)] as const)),
    ),
    messages: await listMessages(db, userId),
  }),
}

/** (REM-12) */
export async function sweepOldMessages({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteMessagesBefore(db, new Date(clock.now() - MESSAGES_KEPT_MS))
}
