import type { SendingChannelId } from '@ephemeris/core/reminders/reminder-settings'
import type { Db } from '#server/db/client'
import { CALENDAR_CHANNEL } from './calendar-channel.service.ts'
import { MAIL_CHANNEL } from './mail-channel.service.ts'
import { PUSH_CHANNEL } from './push.service.ts'
import type { ReminderChannel, SendingChannel } from './reminder-channel.ts'
import { WEBHOOK_CHANNEL } from './webhook.service.ts'

export const SENDERS: readonly SendingChannel[] = [PUSH_CHANNEL, MAIL_CHANNEL, WEBHOOK_CHANNEL]

/** Every way by which reminders reach users; docs/add-a-channel.md says how to add one. */
export const CHANNELS: readonly ReminderChannel[] = [...SENDERS, CALENDAR_CHANNEL]

const SENDER_OF: Readonly<Record<string, SendingChannel>> = Object.fromEntries(
  SENDERS.map((sender) => [sender.id, sender]),
)

/** @throws RangeError where the list lacks a channel that is sent messages */
export function senderOf(id: SendingChannelId): SendingChannel {
  const sender = SENDER_OF[id]
  if (!sender) throw new RangeError(`no such channel: ${id}`)
  return sender
}

/** Ends what was set up for the user, in the order of the list. (ACC-65, REM-22) */
export async function endChannelsOf(transaction: Db, userId: string, keptSessionId: string | null): Promise<void> {
  for (const { end } of CHANNELS) await end?.(transaction, userId, keptSessionId)
}
