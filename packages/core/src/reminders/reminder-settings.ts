import type { GameServers } from '../games/servers.ts'
import type { TimeFormat } from '../language/dates.ts'
import type { Language } from '../language/language.ts'
import type { MinuteOfDay } from '../time/minute-of-day.ts'
import type { ServerZone } from '../time/zone.ts'

/**
 * What a reminder is about: something ends; a version or a banner starts; a banner of the plan starts; a redeem code is
 * new, or ends; pulls are about to leave the game's own log. The names are stored and part of the API.
 */
export const REMINDER_KINDS = [
  'before_end',
  'version_start',
  'banner_start',
  'goal_banner',
  'new_code',
  'code_ends',
  'log_forgets',
] as const

export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** Where a reminder goes. A calendar is not sent anything: its feed rings. */
export const REMINDER_CHANNELS = ['calendar', 'push', 'mail', 'webhook'] as const

export type ChannelId = (typeof REMINDER_CHANNELS)[number]

/** Those that are sent messages. */
export type SendingChannelId = Exclude<ChannelId, 'calendar'>

export function isSending(channel: ChannelId): channel is SendingChannelId {
  return channel !== 'calendar'
}

export const SENDING_CHANNELS = REMINDER_CHANNELS.filter(isSending)

/**
 * Those that support a kind: a calendar rings for activities alone. The mail of the evening is about what is to come, and
 * a new code is there already. (REM-1)
 */
export function channelsOf(kind: ReminderKind): readonly ChannelId[] {
  if (kind === 'new_code') return SENDING_CHANNELS.filter((channel) => !EVENING_CHANNELS.has(channel))
  return kind === 'log_forgets' || kind === 'code_ends' ? SENDING_CHANNELS : REMINDER_CHANNELS
}

/** Those that are sent one message of each evening, about all games. The others get one for each game. (REM-6) */
export const EVENING_CHANNELS: ReadonlySet<ChannelId> = new Set(['mail'])

/** How many hours before its moment a reminder may be due; 0 is the moment itself. */
export const LEAD_HOURS = [0, 3, 12, 24, 48, 72, 168] as const

export type LeadHours = (typeof LEAD_HOURS)[number]

export interface ReminderRule {
  /** Mail knows no lead: it goes out in the evening. */
  readonly leadHours: LeadHours
  /** Without duplicates; empty: no reminder of this kind. */
  readonly channels: readonly ChannelId[]
}

/** May pass midnight; `from` and `to` differ. */
export interface QuietHours {
  readonly isOn: boolean
  readonly from: MinuteOfDay
  readonly to: MinuteOfDay
}

export interface ReminderSettings {
  readonly rules: Readonly<Record<ReminderKind, ReminderRule>>
  readonly quietHours: QuietHours
  /** When the mail of the evening leaves. */
  readonly eveningAt: MinuteOfDay
  readonly isMailOn: boolean
  /** IANA, e.g. `Europe/Berlin`: the clock of quiet hours and evenings. */
  readonly timeZone: string
  /** Of the messages. */
  readonly language: Language
  /** Of the times in messages. */
  readonly timeFormat: TimeFormat
  /** On whose clock activities end. */
  readonly server: ServerZone
  readonly gameServers: GameServers
}

/** What holds until a user saves something; nothing is sent before. */
export const DEFAULT_REMINDERS: ReminderSettings = {
  rules: {
    before_end: { leadHours: 24, channels: ['calendar', 'push', 'mail', 'webhook'] },
    version_start: { leadHours: 0, channels: ['calendar', 'push'] },
    banner_start: { leadHours: 0, channels: ['calendar', 'push'] },
    goal_banner: { leadHours: 24, channels: ['calendar', 'push', 'webhook'] },
    new_code: { leadHours: 0, channels: ['push'] },
    code_ends: { leadHours: 12, channels: ['push'] },
    log_forgets: { leadHours: 168, channels: ['push', 'mail'] },
  },
  quietHours: { isOn: true, from: 23 * 60, to: 8 * 60 },
  eveningAt: 20 * 60,
  isMailOn: false,
  timeZone: 'UTC',
  language: 'en',
  timeFormat: '24',
  server: 'UTC+8',
  gameServers: {},
}
