import { SENDING_CHANNELS } from '@ephemeris/core/reminders/reminder-settings'
import { HOUR_MS, instant, SECOND_MS } from '@ephemeris/core/time/instant'
import * as z from 'zod'
import type { MessageState } from '#server/db/schema/schema-reminders'
import type { Deps } from '#server/deps'
import type { LeasedJob } from '#server/jobs/job.queries'
import { type JobKind, JobRefusedError, type Lease, RetryLaterError, retriedAfter } from '#server/jobs/job-kind'
import { SENDERS, senderOf } from './channels/channels.service.ts'
import { messageBody } from './channels/message-body.ts'
import { type DeliveryOutcome, LATE, UNWANTED } from './channels/outcome.ts'
import type { ReminderDeps, SendingChannel } from './channels/reminder-channel.ts'
import { deliveryKind } from './delivery-job.ts'
import { findMessage, type MessageKey, updateMessage } from './reminder-message.queries.ts'
import { findReader } from './reminder-settings.queries.ts'

/**
 * Minutes after each failure; the last pause repeats for as long as the message is useful. The number of attempts ends
 * only what no receiver decides, such as a job that cannot be read. (REM-11)
 */
const RETRIED = { ...retriedAfter([1, 5, 15, 60]), maxAttempts: 1000 }

/** A receiver that names a shorter pause again and again is asked after pauses that double up to this one. */
const MAX_OWN_PAUSE_MS = HOUR_MS

const payload = z.object({ channel: z.enum(SENDING_CHANNELS), key: z.string(), target: z.string() })

type Delivery = MessageKey & { readonly sender: SendingChannel }

type Stored = NonNullable<Awaited<ReturnType<typeof findMessage>>>

const SETTLED: ReadonlySet<MessageState> = new Set(['sent', 'dropped', 'failed'])

const LATENESS_SECONDS = [1, 5, 10, 30, 60, 300, 1800, 10_800]

/** Processes of a version before migration 024 queue jobs of all channels under this name until they are replaced. */
const KIND_BEFORE_CHANNELS = 'reminder'

/**
 * Delivers the messages of the outbox. A mail or a webhook is marked as begun before it is sent. A process that later
 * finds it begun does not send it again, since it may have arrived. A push needs no mark: it is sent again, and a second
 * one replaces the first. Each channel has a kind of job, so that none waits for another one. (REM-9, REM-11, REM-21)
 */
export function deliveryJobs(deps: ReminderDeps & Pick<Deps, 'metrics'>): readonly JobKind[] {
  const { db, clock, log, metrics } = deps
  const count = metrics.counter('reminders_total', 'Reminders of this process, by channel and outcome.', {
    label: 'outcome',
  })
  const observeLateness = metrics.histogram('reminder_lateness_seconds', {
    help: 'Time from the moment at which a reminder was due until it was sent, by channel.',
    label: 'channel',
    buckets: LATENESS_SECONDS,
  })

  async function run(job: LeasedJob, lease: Lease): Promise<void> {
    const delivery = deliveryOf(job)
    const message = await findMessage(db, delivery)
    if (message === null || SETTLED.has(message.state)) return
    if (message.state === 'begun' && !delivery.sender.isRepeatable) {
      count(`${delivery.channel} unknown`)
      return log.warn('reminder may have arrived', { userId: delivery.userId, channel: delivery.channel })
    }
    if (!delivery.sender.isRepeatable) {
      await db.transaction().execute(async (transaction) => {
        await lease.confirm(transaction)
        await updateMessage(transaction, delivery, 'begun')
      })
    }
    const outcome = message.expiresAt.getTime() <= clock.now() ? LATE : await send(delivery, message)
    const isRefused = outcome.kind === 'later' && outcome.isRefused
    count(`${delivery.channel} ${isRefused ? 'refused' : outcome.kind}`)
    if (outcome.kind === 'sent') observeLateness(delivery.channel, clock.now() - message.dueAt.getTime())
    await settle(delivery, outcome, { attempt: job.attempt, leftMs: message.expiresAt.getTime() - clock.now() })
  }

  async function send(delivery: Delivery, message: Stored): Promise<DeliveryOutcome> {
    const { userId, sender, key, target } = delivery
    const reader = await findReader(db, userId)
    if (reader === null) return UNWANTED
    const body = messageBody.parse(message.body)
    const expiresAt = instant(message.expiresAt.getTime())
    return sender.send(deps, { reader, target }, { body, tag: key, expiresAt })
  }

  async function settle(
    delivery: Delivery,
    outcome: DeliveryOutcome,
    { attempt, leftMs }: { attempt: number; leftMs: number },
  ): Promise<void> {
    switch (outcome.kind) {
      case 'sent':
        return updateMessage(db, delivery, 'sent')
      case 'unknown':
        return log.warn('reminder may have arrived', { userId: delivery.userId, channel: delivery.channel })
      case 'later': {
        const delayMs = pauseAfter(attempt, outcome.afterMs)
        if (delayMs >= leftMs) {
          await giveUp(delivery)
          throw new JobRefusedError()
        }
        await updateMessage(db, delivery, 'waiting')
        throw new RetryLaterError(
          delayMs,
          delivery.sender.failingLane === undefined ? {} : { lane: delivery.sender.failingLane },
        )
      }
      case 'unwanted':
        return updateMessage(db, delivery, 'dropped')
      default:
        await updateMessage(db, delivery, 'failed')
        throw new JobRefusedError()
    }
  }

  async function giveUp(delivery: Delivery): Promise<void> {
    await updateMessage(db, delivery, 'failed')
    await delivery.sender.giveUp?.(deps, delivery.userId)
  }

  const common = {
    ...RETRIED,
    run,
    onGivenUp: async (job: LeasedJob) => giveUp(deliveryOf(job)),
  } satisfies Omit<JobKind, 'name' | 'atOnce'>
  return [
    ...SENDERS.map(({ id, places }) => ({ name: deliveryKind(id), ...places, ...common })),
    { name: KIND_BEFORE_CHANNELS, atOnce: 4, ...common },
  ]
}

/** Never shorter than the receiver asks for. @param namedMs `null`: it names none */
function pauseAfter(attempt: number, namedMs: number | null): number {
  if (namedMs === null) return RETRIED.retryAfterMs(attempt)
  return Math.max(namedMs, Math.min(SECOND_MS * 2 ** (attempt - 1), MAX_OWN_PAUSE_MS))
}

function deliveryOf(job: LeasedJob): Delivery {
  const { channel, ...place } = payload.parse(job.payload)
  return { ...place, channel, sender: senderOf(channel), userId: job.userId ?? '' }
}
