import type { SendingChannelId } from '@ephemeris/core/reminders/reminder-settings'
import type { Db } from '#server/db/client'
import { CALENDAR_CHANNEL } from './calendar-channel.service.ts'
import { MAIL_CHANNEL } from './mail-channel.service.ts'
import { PUSH_CHANNEL } from './push.service.ts'
import type { ReminderChannel, SendingChannel } from './reminder-channel.ts'
import { WEBHOOK_CHANNEL } from './webhook.service.ts'

const SENDER_BY_ID: { readonly [Id in SendingChannelId]: SendingChannel<Id> } = {
  push: PUSH_CHANNEL,
  mail: MAIL_CHANNEL,
  webhook: WEBHOOK_CHANNEL,
}

export const SENDERS: readonly SendingChannel[] = Object.values(SENDER_BY_ID)

/** Every way by which reminders reach users; docs/add-a-channel.md says how to add one. */
export const CHANNELS: readonly ReminderChannel[] = [...SENDERS, CALENDAR_CHANNEL]

export function senderOf(id: SendingChannelId): SendingChannel {
  return SENDER_BY_ID[id]
}

/** Ends what was set up for the user, in the order of the list. (ACC-65, REM-22) */
export async function endChannelsOf(transaction: Db, userId: string, keptSessionId: string | null): Promise<void> {
  for (const { end } of CHANNELS) await end?.(transaction, userId, keptSessionId)
}
