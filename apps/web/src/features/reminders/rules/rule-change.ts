import {
  type ChannelId,
  REMINDER_CHANNELS,
  type ReminderKind,
  type ReminderRule,
  type ReminderSettings,
} from '@ephemeris/core/reminders/reminder-settings'

/** A channel joins a rule or leaves it, whatever else of the rule has changed meanwhile. */
export function withChannel(
  settings: ReminderSettings,
  { kind, channel, isOn }: { kind: ReminderKind; channel: ChannelId; isOn: boolean },
): ReminderSettings {
  const { channels } = settings.rules[kind]
  return withRule(settings, kind, {
    channels: REMINDER_CHANNELS.filter((one) => (one === channel ? isOn : channels.includes(one))),
  })
}

export function withRule(
  settings: ReminderSettings,
  kind: ReminderKind,
  change: Partial<ReminderRule>,
): ReminderSettings {
  return { ...settings, rules: { ...settings.rules, [kind]: { ...settings.rules[kind], ...change } } }
}
