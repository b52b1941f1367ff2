import { GAME_IDS } from '@ephemeris/core/games/game'
import {
  channelsOf,
  DEFAULT_REMINDERS,
  LEAD_HOURS,
  REMINDER_CHANNELS,
  REMINDER_KINDS,
  type ReminderKind,
  type ReminderSettings,
} from '@ephemeris/core/reminders/reminder-settings'
import { formatMinuteOfDay, type MinuteOfDay, readMinuteOfDay } from '@ephemeris/core/time/minute-of-day'
import { SERVER_ZONES } from '@ephemeris/core/time/zone'
import * as z from 'zod/mini'
import { isTimeZone, readLanguage } from '../wire/query-fields.ts'
import { type Wire, wire } from '../wire/wire.ts'

/** `HH:MM`, 00:00 to 23:59. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

const ruleOnWire = z.object({
  lead_hours: z.literal(LEAD_HOURS),
  channels: z.array(z.enum(REMINDER_CHANNELS)).check(z.maxLength(REMINDER_CHANNELS.length)),
})

const settingsOnWire = z.object({
  /** Apps and settings of an earlier version lack those of codes. */
  kinds: z.object({
    ...mapKinds(() => ruleOnWire),
    new_code: z.optional(ruleOnWire),
    code_ends: z.optional(ruleOnWire),
  }),
  quiet_hours: z
    .object({ on: z.boolean(), from: timeOfDay, to: timeOfDay })
    .check(z.refine(({ from, to }) => from !== to, 'from and to differ')),
  evening_at: timeOfDay,
  mail_on: z.boolean(),
  time_zone: z.string().check(z.maxLength(64), z.refine(isTimeZone, 'an IANA time zone')),
  lang: z.string(),
  server: z.enum(SERVER_ZONES),
  time_format: z.optional(z.enum(['24', '12'])),
  game_servers: z.optional(z.partialRecord(z.enum(GAME_IDS), z.enum(SERVER_ZONES))),
})

/** As they travel and as they are stored. (REM-1) */
export const reminderSettings: Wire<ReminderSettings> = wire(settingsOnWire, {
  read: (w): ReminderSettings => ({
    rules: mapKinds((kind) => ({
      leadHours: w.kinds[kind]?.lead_hours ?? DEFAULT_REMINDERS.rules[kind].leadHours,
      channels: channelsOf(kind).filter((channel) => w.kinds[kind]?.channels.includes(channel)),
    })),
    quietHours: {
      isOn: w.quiet_hours.on,
      from: minuteOf(w.quiet_hours.from),
      to: minuteOf(w.quiet_hours.to),
    },
    eveningAt: minuteOf(w.evening_at),
    isMailOn: w.mail_on,
    timeZone: w.time_zone,
    language: readLanguage(w.lang),
    timeFormat: w.time_format ?? '24',
    server: w.server,
    gameServers: w.game_servers ?? {},
  }),
  write: (settings) => ({
    kinds: mapKinds((kind) => {
      const { leadHours, channels } = settings.rules[kind]
      return { lead_hours: leadHours, channels: [...channels] }
    }),
    quiet_hours: {
      on: settings.quietHours.isOn,
      from: formatMinuteOfDay(settings.quietHours.from),
      to: formatMinuteOfDay(settings.quietHours.to),
    },
    evening_at: formatMinuteOfDay(settings.eveningAt),
    mail_on: settings.isMailOn,
    time_zone: settings.timeZone,
    lang: settings.language,
    server: settings.server,
    ...(settings.timeFormat === '12' && { time_format: settings.timeFormat }),
    ...(Object.keys(settings.gameServers).length > 0 && { game_servers: { ...settings.gameServers } }),
  }),
})

function mapKinds<T>(of: (kind: ReminderKind) => T): Record<ReminderKind, T> {
  return Object.fromEntries(REMINDER_KINDS.map((kind) => [kind, of(kind)])) as Record<ReminderKind, T>
}

/** The schema lets no other text pass. */
function minuteOf(time: string): MinuteOfDay {
  return readMinuteOfDay(time) ?? 0
}
