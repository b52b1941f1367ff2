import type { WEBHOOK_FAULTS } from '@ephemeris/contract/reminders/reminder-channels'
import type { Generated, JSONColumnType } from 'kysely'

export interface ReminderTables {
  reminder_settings: ReminderSettingsTable
  reminder_message: ReminderMessageTable
  push_subscription: PushSubscriptionTable
  webhook: WebhookTable
}

interface ReminderSettingsTable {
  user_id: string
  config: JSONColumnType<object>
  saved_at: Date
  /** When the next message may be due, or the plan is to be looked at again. */
  next_at: Date
  /** The catalogue of which the plan was made. */
  planned_for: Generated<string>
  /** In a row, since a plan was last made. */
  plan_failures: Generated<number>
  /** When the mail server refused the user's address for good; `null`: it did not. */
  mail_bounced_at: Date | null
}

/**
 * `waiting`: not begun; `begun`: handed to the service that delivers it, outcome unknown until it is settled; `sent`; `dropped`:
 * its user has ended this way of being reminded; `failed`: refused, given up, or too late.
 */
export type MessageState = 'waiting' | 'begun' | 'sent' | 'dropped' | 'failed'

/** The outbox, and for a month what has left it. */
interface ReminderMessageTable {
  user_id: string
  channel: string
  /** Of the game and the evening. */
  key: string
  /** Which of the user's devices; empty where there is one place only. */
  target: string
  state: MessageState
  /** The event that it is about, see `eventKey`. */
  told: string[]
  /** What is sent, see `MessageBody`. */
  body: JSONColumnType<object>
  due_at: Date
  expires_at: Date
}

/** A browser that takes push messages. */
interface PushSubscriptionTable {
  user_id: string
  id: string
  /** In which the browser confirmed it last; it ends with that session. */
  session_id: string
  /** Of the key that sealed it. */
  key_id: string
  /** Endpoint and keys, sealed; the key that opens them is outside the database. */
  sealed: Buffer
  device: string
  created_at: Date
  seen_at: Date
}

interface WebhookTable {
  user_id: string
  key_id: string
  /** Its address. */
  sealed: Buffer
  /** The address without what is secret in it. */
  shown_url: string
  succeeded_at: Date
  /** Since the last success. */
  failures: Generated<number>
  /** Why it was stopped; `null`: it works. */
  fault: (typeof WEBHOOK_FAULTS)[number] | null
  stopped_at: Date | null
}
