import type { SendingChannelId } from '@ephemeris/core/reminders/reminder-settings'

/** The kind of job that delivers one message of the outbox. */
export function deliveryKind(channel: SendingChannelId): string {
  return `reminder ${channel}`
}
