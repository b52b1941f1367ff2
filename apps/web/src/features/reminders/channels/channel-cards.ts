import type { ChannelId } from '@ephemeris/core/reminders/reminder-settings'
import { CALENDAR_CARD } from '#web/features/reminders/channels/calendar-channel.tsx'
import type { ChannelCard } from '#web/features/reminders/channels/channel.tsx'
import { MAIL_CARD } from '#web/features/reminders/channels/mail-channel.tsx'
import { PUSH_CARD } from '#web/features/reminders/channels/push-channel.tsx'
import { WEBHOOK_CARD } from '#web/features/reminders/channels/webhook-channel.tsx'

/** What the page shows of each channel; docs/add-a-channel.md says how to add one. */
export const CHANNEL_CARDS: Readonly<Record<ChannelId, ChannelCard>> = {
  calendar: CALENDAR_CARD,
  push: PUSH_CARD,
  mail: MAIL_CARD,
  webhook: WEBHOOK_CARD,
}
