import { type ActivityGame, GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import type { RemindedKind } from '@ephemeris/core/reminders/plan-messages'
import {
  type ChannelId,
  REMINDER_CHANNELS,
  REMINDER_KINDS,
  type ReminderSettings,
  SENDING_CHANNELS,
  type SendingChannelId,
} from '@ephemeris/core/reminders/reminder-settings'
import { formatInstant, type Instant } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instantText, readInstant } from '../wire/instant-wire.ts'
import { plain, wire } from '../wire/wire.ts'
import { type ChannelStates, channelStates } from './reminder-channels.ts'
import { reminderSettings } from './reminder-settings.ts'

/** Seconds that a user waits between two tests. */
export const TEST_PAUSE_SECONDS = 30

/** One activity or event in a message. */
export interface ReminderItem {
  readonly kind: RemindedKind
  readonly gameId: ActivityGame
  /** `null`: it is no activity of the catalogue. */
  readonly activityId: string | null
  /** In the language of the settings; of `log_forgets`, the UID. */
  readonly title: string
  /** When it ends or starts, or its log deletes pulls. */
  readonly at: Instant
}

/** A message that is still to be sent: what is due in one game on one evening. */
export interface UpcomingMessage {
  /** Of the channel that comes first. */
  readonly dueAt: Instant
  readonly gameId: ActivityGame
  /** At least one; by `at`. */
  readonly items: readonly ReminderItem[]
  /** Those that are ready and carry it. */
  readonly channels: readonly ChannelId[]
}

/** A message that could not be sent by this channel, to none of the user's devices. */
export interface UnsentMessage {
  readonly channel: SendingChannelId
  readonly dueAt: Instant
  /** As the message began, in the language that the settings had. */
  readonly text: string
}

export interface ReminderOverview extends ChannelStates {
  readonly settings: ReminderSettings
  /** `false`: these are the defaults, with no time zone of the user's, and nothing is sent until they are saved. */
  readonly isSaved: boolean
  /** The next three at most, within seven days, the next first. */
  readonly comingUp: readonly UpcomingMessage[]
  /** Of the last seven days, three at most, the newest first. */
  readonly unsent: readonly UnsentMessage[]
  /** The pull account whose log deletes pulls first; `null`: none was imported from its log. */
  readonly nextExpiring: { readonly gameId: GameId; readonly uid: string; readonly at: Instant } | null
}

const gameId = z.enum(GAME_IDS)
const remindedGame = z.enum([...GAME_IDS, 'own'])
const channels = z.array(z.enum(REMINDER_CHANNELS))

const itemOnWire = z.object({
  kind: z.enum([...REMINDER_KINDS, 'stamina']),
  game_id: remindedGame,
  activity_id: z.nullable(z.string()),
  title: z.string(),
  at: instantText,
})

const overviewOnWire = z.object({
  settings: reminderSettings.schema,
  saved: z.boolean(),
  ...channelStates.schemas,
  coming_up: z.array(z.object({ due_at: instantText, game_id: remindedGame, items: z.array(itemOnWire), channels })),
  unsent: z.array(z.object({ channel: z.enum(SENDING_CHANNELS), due_at: instantText, text: z.string() })),
  /** `nextExpiring`: older programs read it by this name. */
  next_forgotten: z.nullable(z.object({ game_id: gameId, uid: z.string(), at: instantText })),
})

const overview = wire(overviewOnWire, {
  read: (w): ReminderOverview => ({
    settings: reminderSettings.read(w.settings),
    isSaved: w.saved,
    ...channelStates.read(w),
    comingUp: w.coming_up.map((message) => ({
      dueAt: readInstant(message.due_at),
      gameId: message.game_id,
      items: message.items.map(({ kind, game_id, activity_id, title, at }) => ({
        kind,
        gameId: game_id,
        activityId: activity_id,
        title,
        at: readInstant(at),
      })),
      channels: message.channels,
    })),
    unsent: w.unsent.map(({ channel, due_at, text }) => ({ channel, dueAt: readInstant(due_at), text })),
    nextExpiring: w.next_forgotten && {
      gameId: w.next_forgotten.game_id,
      uid: w.next_forgotten.uid,
      at: readInstant(w.next_forgotten.at),
    },
  }),
  write: (o) => ({
    settings: reminderSettings.write(o.settings),
    saved: o.isSaved,
    ...channelStates.write(o),
    coming_up: o.comingUp.map((message) => ({
      due_at: formatInstant(message.dueAt),
      game_id: message.gameId,
      items: message.items.map((item) => ({
        kind: item.kind,
        game_id: item.gameId,
        activity_id: item.activityId,
        title: item.title,
        at: formatInstant(item.at),
      })),
      channels: [...message.channels],
    })),
    unsent: o.unsent.map(({ channel, dueAt, text }) => ({ channel, due_at: formatInstant(dueAt), text })),
    next_forgotten: o.nextExpiring && {
      game_id: o.nextExpiring.gameId,
      uid: o.nextExpiring.uid,
      at: formatInstant(o.nextExpiring.at),
    },
  }),
})

export const getReminders = endpoint({
  method: 'GET',
  path: '/api/user/reminders',
  auth: 'user',
  summary: 'What the user is reminded of and where, the state of every channel, and the next three messages.',
  reply: overview,
})

export const saveReminders = endpoint({
  method: 'PUT',
  path: '/api/user/reminders',
  auth: 'user',
  summary: 'Saves all reminder settings; what is due is computed again.',
  input: reminderSettings,
  reply: overview,
})

/** `sent`: the receiving service accepted it; `failed`: it did not; channels that are not ready are absent. */
export const TEST_OUTCOMES = ['sent', 'failed'] as const

export type TestOutcome = (typeof TEST_OUTCOMES)[number]

const outcome = z.optional(z.enum(TEST_OUTCOMES))

const outcomes = z.object(
  Object.fromEntries(SENDING_CHANNELS.map((channel) => [channel, outcome])) as Record<SendingChannelId, typeof outcome>,
)

export type TestResults = Readonly<z.infer<typeof outcomes>>

export const testReminders = endpoint({
  method: 'POST',
  path: '/api/user/reminders/test',
  auth: 'user',
  summary: 'Sends a test by every channel that is ready, once per 30 seconds.',
  reply: plain(outcomes),
})
