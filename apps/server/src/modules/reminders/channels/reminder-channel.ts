import type { ChannelStates } from '@ephemeris/contract/reminders/reminder-channels'
import type { ChannelId, ReminderSettings, SendingChannelId } from '@ephemeris/core/reminders/reminder-settings'
import type { Instant } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import type { Writer } from '#server/db/hold-user'
import type { PersonalData } from '#server/db/personal-data'
import type { Deps } from '#server/deps'
import type { Api } from '#server/http/mount'
import type { Seal } from '#server/platform/secrets/seal'
import type { MessageBody } from './message-body.ts'
import type { DeliveryOutcome } from './outcome.ts'

export type ReminderDeps = Pick<Deps, 'env' | 'db' | 'clock' | 'log' | 'limits' | 'origin' | 'outbound' | 'mailer'> & {
  readonly seal: Seal
}

/** What decides whether, and where, a user gets messages. */
export interface ChannelUser {
  readonly userId: string
  readonly username: string
  readonly email: string | null
  readonly emailVerifiedAt: Date | null
  readonly mailBouncedAt: Date | null
  readonly settings: ReminderSettings
}

/** The user of a message that is being sent; the settings are as they are stored. */
export interface MessageReader extends Omit<ChannelUser, 'settings'> {
  readonly config: unknown
}

/** A place that a message goes to. */
export interface ChannelTarget {
  /** A device of the user; empty where a channel has one place only. */
  readonly id: string
  /** Messages of one lane wait for each other; empty: they wait for nothing. */
  readonly lane: string
}

export interface OutgoingMessage {
  readonly body: MessageBody
  /** The key of the message. */
  readonly tag: string
  readonly expiresAt: Instant
}

export interface QueuedTest extends Pick<ChannelUser, 'settings' | 'mailBouncedAt'> {
  /** To the settings. */
  readonly link: string
}

/** A way by which reminders reach users: a file in this folder each. */
export interface ReminderChannel<Id extends ChannelId = ChannelId> {
  readonly id: Id
  /** Answers the calls of this channel; absent: it has none. */
  routes?(api: Api, deps: ReminderDeps): void
  /** What the page of the user shows. */
  state(deps: ReminderDeps, user: ChannelUser): Promise<ChannelStates[Id]>
  /**
   * Ends what a person who had the account may have set up; absent: there is nothing.
   * @param keptSessionId the one session that goes on; `null`: none does (ACC-65)
   */
  end?(transaction: Db, userId: string, keptSessionId: string | null): Promise<void>
}

/** A channel that the server sends messages by. */
export interface SendingChannel<Id extends SendingChannelId = SendingChannelId> extends ReminderChannel<Id> {
  /** So many messages at once in one process, and so many of one lane. */
  readonly places: { readonly atOnce: number; readonly atOncePerLane?: number }
  /** Of one message. */
  readonly maxLines: number
  /** Whether a second copy of a message replaces the first one, so that it may be sent again. (REM-9) */
  readonly isRepeatable: boolean
  /** The lane of messages that a receiver did not take; absent: their own. */
  readonly failingLane?: string
  /** What is stored of it, and under which name the export has that; absent: nothing. (ACC-50, ACC-51) */
  readonly stored?: {
    readonly table: PersonalData['tables'][number]
    readonly name: string
    list(db: Db, userId: string): Promise<unknown>
  }
  /** Where messages would go now, by user. */
  targets(
    deps: ReminderDeps,
    db: Db,
    users: readonly ChannelUser[],
  ): Promise<ReadonlyMap<string, readonly ChannelTarget[]>>
  /** @param target the id of one of the targets */
  send(
    deps: ReminderDeps,
    to: { readonly reader: MessageReader; readonly target: string },
    message: OutgoingMessage,
  ): Promise<DeliveryOutcome>
  /** After the last attempt at a message. */
  giveUp?(deps: ReminderDeps, userId: string): Promise<void>
  /** Instead of sending a test at once. @returns whether the channel is ready */
  queueTest?(deps: ReminderDeps, writer: Writer, test: QueuedTest): Promise<boolean>
}
