import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import type { ReminderChannel } from '@ephemeris/core/reminders/reminder-settings'

/** The ways by which something would arrive now. */
export function readyWays({ push, mail, webhook, calendar }: ReminderOverview): readonly ReminderChannel[] {
  return [
    ...(push.state === 'ready' ? (['push'] as const) : []),
    ...(mail.state === 'ready' ? (['mail'] as const) : []),
    ...(webhook.state === 'ready' ? (['webhook'] as const) : []),
    ...(calendar.state !== 'absent' ? (['calendar'] as const) : []),
  ]
}
