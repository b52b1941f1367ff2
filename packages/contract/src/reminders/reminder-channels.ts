import { type ChannelId, REMINDER_CHANNELS } from '@ephemeris/core/reminders/reminder-settings'
import { formatInstant, type Instant } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instantText, readInstant } from '../wire/instant-wire.ts'
import { nothing, plain, type Wire, wire } from '../wire/wire.ts'

/** A browser that takes push messages of the user. */
export interface PushDevice {
  /** The first 22 characters of the base64url SHA-256 of the endpoint, so that a page knows its own. */
  readonly id: string
  /** E.g. `Chrome on Windows`. */
  readonly device: string
  readonly createdAt: Instant
  /** When the device subscribed or confirmed its subscription last. */
  readonly seenAt: Instant
}

export interface PushState {
  /** `needs_https`: browsers take no push from this server's address. */
  readonly state: 'absent' | 'ready' | 'needs_https'
  /** The device that was seen last first. */
  readonly devices: readonly PushDevice[]
}

/**
 * `unavailable`: this server sends no mail; `absent`: the account has no address; `unconfirmed`: the address is not
 * confirmed; `off`: switched off, or unsubscribed; `bounced`: the mail server refused the address for good.
 */
export const MAIL_STATES = ['unavailable', 'absent', 'unconfirmed', 'off', 'ready', 'bounced'] as const

export interface MailState {
  readonly state: (typeof MAIL_STATES)[number]
  /** All but hidden, e.g. `a***@example.org`; `null`: the account has none. */
  readonly address: string | null
  /** `null` unless it is `bounced`. */
  readonly bouncedAt: Instant | null
}

/** `gone`: the receiver says that it exists no more; `failing`: it has not taken anything for long; `sealed`: this server lost the key. */
export const WEBHOOK_FAULTS = ['gone', 'failing', 'sealed'] as const

export interface WebhookState {
  readonly state: 'absent' | 'ready' | 'stopped'
  /** E.g. `discord.com/api/webhooks/••••/••••`; `null` where it is absent. */
  readonly shownUrl: string | null
  /** `null` unless it is stopped. */
  readonly fault: (typeof WEBHOOK_FAULTS)[number] | null
  readonly stoppedAt: Instant | null
  /** When something was taken last; `null` where it is absent. */
  readonly succeededAt: Instant | null
}

export interface CalendarState {
  /** `silent`: no calendar has asked for three days. */
  readonly state: 'absent' | 'unread' | 'read' | 'silent'
  readonly readAt: Instant | null
}

const nullableInstant = z.nullable(instantText)

const pushState: Wire<PushState> = wire(
  z.object({
    state: z.enum(['absent', 'ready', 'needs_https']),
    devices: z.array(z.object({ id: z.string(), device: z.string(), created_at: instantText, seen_at: instantText })),
  }),
  {
    read: ({ state, devices }): PushState => ({
      state,
      devices: devices.map(({ id, device, created_at, seen_at }) => ({
        id,
        device,
        createdAt: readInstant(created_at),
        seenAt: readInstant(seen_at),
      })),
    }),
    write: ({ state, devices }) => ({
      state,
      devices: devices.map(({ id, device, createdAt, seenAt }) => ({
        id,
        device,
        created_at: formatInstant(createdAt),
        seen_at: formatInstant(seenAt),
      })),
    }),
  },
)

const mailState: Wire<MailState> = wire(
  z.object({ state: z.enum(MAIL_STATES), address: z.nullable(z.string()), bounced_at: nullableInstant }),
  {
    read: ({ state, address, bounced_at }): MailState => ({ state, address, bouncedAt: readNullable(bounced_at) }),
    write: ({ state, address, bouncedAt }) => ({ state, address, bounced_at: writeNullable(bouncedAt) }),
  },
)

const webhookState: Wire<WebhookState> = wire(
  z.object({
    state: z.enum(['absent', 'ready', 'stopped']),
    shown_url: z.nullable(z.string()),
    fault: z.nullable(z.enum(WEBHOOK_FAULTS)),
    stopped_at: nullableInstant,
    succeeded_at: nullableInstant,
  }),
  {
    read: (w): WebhookState => ({
      state: w.state,
      shownUrl: w.shown_url,
      fault: w.fault,
      stoppedAt: readNullable(w.stopped_at),
      succeededAt: readNullable(w.succeeded_at),
    }),
    write: (webhook) => ({
      state: webhook.state,
      shown_url: webhook.shownUrl,
      fault: webhook.fault,
      stopped_at: writeNullable(webhook.stoppedAt),
      succeeded_at: writeNullable(webhook.succeededAt),
    }),
  },
)

const calendarState: Wire<CalendarState> = wire(
  z.object({ state: z.enum(['absent', 'unread', 'read', 'silent']), read_at: nullableInstant }),
  {
    read: ({ state, read_at }): CalendarState => ({ state, readAt: readNullable(read_at) }),
    write: ({ state, readAt }) => ({ state, read_at: writeNullable(readAt) }),
  },
)

export interface ChannelStates {
  readonly calendar: CalendarState
  readonly push: PushState
  readonly mail: MailState
  readonly webhook: WebhookState
}

interface ChannelKind<S extends { readonly state: string }> {
  readonly wire: Wire<S>
  /** The states in which a reminder arrives. */
  readonly ready: readonly S['state'][]
  /** Those in which none arrives, though the channel is set up. */
  readonly stopped: readonly S['state'][]
}

const KINDS: { readonly [C in ChannelId]: ChannelKind<ChannelStates[C]> } = {
  calendar: { wire: calendarState, ready: ['unread', 'read', 'silent'], stopped: [] },
  push: { wire: pushState, ready: ['ready'], stopped: [] },
  mail: { wire: mailState, ready: ['ready'], stopped: ['bounced'] },
  webhook: { wire: webhookState, ready: ['ready'], stopped: ['stopped'] },
}

/** Whether a reminder would arrive by a channel now. */
export function isReady(channel: ChannelId, states: ChannelStates): boolean {
  return kindOf(channel).ready.includes(states[channel].state)
}

/** Whether a channel is set up and has stopped since. */
export function hasStopped(channel: ChannelId, states: ChannelStates): boolean {
  return kindOf(channel).stopped.includes(states[channel].state)
}

/** The states of all channels, each under its name. */
export const channelStates = {
  schemas: mapChannels((channel) => KINDS[channel].wire.schema),
  read: (travelled: Readonly<Record<ChannelId, unknown>>): ChannelStates =>
    mapChannels((channel) => KINDS[channel].wire.read(travelled[channel])) as ChannelStates,
  write: (states: ChannelStates): Record<ChannelId, unknown> =>
    mapChannels((channel) => kindOf(channel).wire.write(states[channel])),
}

function mapChannels<T>(of: (channel: ChannelId) => T): Record<ChannelId, T> {
  return Object.fromEntries(REMINDER_CHANNELS.map((channel) => [channel, of(channel)])) as Record<ChannelId, T>
}

/** A kind that is asked with the state of its own channel alone. */
function kindOf(channel: ChannelId): ChannelKind<ChannelStates[ChannelId]> {
  return KINDS[channel] as ChannelKind<ChannelStates[ChannelId]>
}

function readNullable(text: string | null): Instant | null {
  return text === null ? null : readInstant(text)
}

function writeNullable(at: Instant | null): string | null {
  return at === null ? null : formatInstant(at)
}

export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/push/key',
  auth: 'user',
  summary: 'The public key (VAPID) with which browsers subscribe to push messages of this server.',
  reply: plain(z.object({ key: z.string().check(z.regex(/^[\w-]{87}$/)) })),
})

/** As `PushSubscription.toJSON()` of a browser has it. */
export interface NewPushSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

const MAX_ENDPOINT_LENGTH = 2048

export const subscribePush = endpoint({
  method: 'POST',
  path: '/api/user/push_subscription',
  auth: 'user',
  summary: 'Adds this browser to those that take push messages, or says that it is still there.',
  input: plain(
    z.object({
      endpoint: z.string().check(z.minLength(1), z.maxLength(MAX_ENDPOINT_LENGTH)),
      p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
      auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
    }),
  ),
  storesMore: true,
  reply: plain(z.object({ id: z.string() })),
})

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/api/user/push_subscription',
  auth: 'user',
  summary:
    'Removes a browser from those that take push messages; without an id the one of this session. An unknown one changes nothing.',
  input: plain(z.object({ id: z.optional(z.string().check(z.regex(/^[\w-]{22}$/))) })),
  reply: nothing,
})

const MAX_WEBHOOK_LENGTH = 2048

export const connectWebhook = endpoint({
  method: 'PUT',
  path: '/api/user/webhook',
  auth: 'user',
  summary: 'Sends a greeting to a webhook and keeps its address if it is taken; it replaces the previous one.',
  input: plain(z.object({ url: z.string().check(z.minLength(1), z.maxLength(MAX_WEBHOOK_LENGTH)) })),
  reply: webhookState,
})

export const removeWebhook = endpoint({
  method: 'DELETE',
  path: '/api/user/webhook',
  auth: 'user',
  summary: 'Deletes the webhook; without one nothing changes.',
  reply: nothing,
})

const unsubscribeToken = plain(z.object({ token: z.string() }))

/** For people: the web app's page `/unsubscribe#<token>` asks before it sends the POST. */
export const unsubscribePage = endpoint({
  method: 'GET',
  path: '/api/mail/unsubscribe/:token',
  auth: 'none',
  summary: 'Leads to the page that asks whether to end the evening mail; changes nothing.',
  input: unsubscribeToken,
  reply: nothing,
})

export const unsubscribeMail = endpoint({
  method: 'POST',
  path: '/api/mail/unsubscribe/:token',
  auth: 'none',
  summary: 'Switches the evening mail off, by a button or by one click in a mail program (RFC 8058).',
  input: unsubscribeToken,
  takesForm: true,
  reply: nothing,
})

/** What channels add to the API. */
export const CHANNEL_CALLS = [
  getPushKey,
  subscribePush,
  unsubscribePush,
  connectWebhook,
  removeWebhook,
  unsubscribePage,
  unsubscribeMail,
] as const
