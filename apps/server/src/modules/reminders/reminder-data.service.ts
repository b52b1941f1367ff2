import { DAY_MS } from '@ephemeris/core/time/instant'
import type { Deps } from '#server/deps'
import type { PersonalData } from '../account/personal-data.service.ts'
import { listPushDevices } from './channels/push-subscription.queries.ts'
import { listWebhooks } from './channels/webhook.queries.ts'
import { deleteMessagesBefore, listMessages } from './reminder-message.queries.ts'
import { listReminderSettings } from './reminder-settings.queries.ts'

/** No event is sent twice; no lead is as long as this. (REM-12) */
const MESSAGES_KEPT_MS = 30 * DAY_MS

/** (ACC-50, ACC-51) */
export const REMINDER_DATA: PersonalData = {
  name: 'reminders',
  tables: ['reminder_settings', 'reminder_message', 'push_subscription', 'webhook'],
  collect: async (db, userId) => ({
    settings: await listReminderSettings(db, userId),
    devices: await listPushDevices(db, userId),
    webhooks: await listWebhooks(db, userId),
    messages: await listMessages(db, userId),
  }),
}

/** (REM-12) */
export async function sweepOldMessages({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteMessagesBefore(db, new Date(clock.now() - MESSAGES_KEPT_MS))
}
