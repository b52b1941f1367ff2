import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import { REMINDER_CHANNELS, type ReminderChannel } from '@ephemeris/core/reminders/reminder-settings'
import { Bell, CalendarDays, type LucideIcon, Mail, Webhook } from 'lucide-react'

export const CHANNEL_ICONS: Readonly<Record<ReminderChannel, LucideIcon>> = {
  calendar: CalendarDays,
  push: Bell,
  mail: Mail,
  webhook: Webhook,
}

type Channels = Pick<ReminderOverview, 'calendar' | 'push' | 'mail' | 'webhook'>

/** Whether a channel is set up, so that it can be chosen; one that has stopped since stays. (REM-41) */
export function isSetUp(channel: ReminderChannel, { calendar, push, mail, webhook }: Channels): boolean {
  switch (channel) {
    case 'calendar':
      return calendar.state !== 'absent'
    case 'push':
      return push.state === 'ready'
    case 'mail':
      return mail.state === 'ready' || mail.state === 'bounced'
    case 'webhook':
      return webhook.state !== 'absent'
  }
}

/** Whether a channel that is set up delivers nothing at the moment. */
export function hasTrouble(channel: ReminderChannel, { mail, webhook }: Channels): boolean {
  if (channel === 'mail') return mail.state === 'bounced'
  return channel === 'webhook' && webhook.state === 'stopped'
}

/** Those that are set up, in their order. */
export function channelsSetUp(overview: Channels): ReminderChannel[] {
  return REMINDER_CHANNELS.filter((channel) => isSetUp(channel, overview))
}

/** Whether a webhook's masked address is one of Discord's. */
export function isDiscord(shownUrl: string | null): boolean {
  return /^(?:[\w-]+\.)?discord(?:app)?\.com(?:\/|$)/.test(shownUrl ?? '')
}
