import { reminderSettings } from '@ephemeris/contract/reminders/reminder-settings'
import { instant } from '@ephemeris/core/time/instant'
import * as z from 'zod'
import type { MessageState } from '#server/db/schema-reminders'
import type { Deps } from '#server/deps'
import type { LeasedJob } from '#server/jobs/job.queries'
import { type JobKind, type Lease, RetryLaterError, retriedAfter } from '#server/jobs/job-kind'
import { mailStateOf, sendDigest } from './channels/mail-channel.service.ts'
import { messageBody } from './channels/message-body.ts'
import { type DeliveryOutcome, LATE, UNWANTED } from './channels/outcome.ts'
import { sendPush } from './channels/push.service.ts'
import { FAILING_LANE, giveUpWebhook, sendToWebhook } from './channels/webhook.service.ts'
import { deliveryKind, SENDING_CHANNELS } from './delivery-job.ts'
import type { PlanDeps } from './plan/user-plans.service.ts'
import { findMessage, type MessageKey, updateMessage } from './reminder-message.queries.ts'
import { findReader } from './reminder-settings.queries.ts'

/** Minutes after each failure, unless the receiver names another pause. */
const RETRIED = retriedAfter([1, 5, 15, 60, 180])

const payload = z.object({ channel: z.enum(SENDING_CHANNELS), key: z.string(), target: z.string() })

type Delivery = z.output<typeof payload> & MessageKey

type Stored = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/**
 * Of one channel. With the four of other mails, those of the evening take the connections of the mailer. With answers after 0.2 s, a thousand pushes leave in 13 s and a thousand webhooks of one host in 25. A
 * webhook waits for a server that a user names, so neither one server nor those that are known to fail have all places.
 */
const PLACES = {
  push: { atOnce: 16 },
  mail: { atOnce: 12 },
  webhook: { atOnce: 32, atOncePerLane: 8 },
} as const

const SETTLED: ReadonlySet<MessageState> = new Set(['sent', 'dropped', 'failed'])

const LATENESS_SECONDS = [1, 5, 10, 30, 60, 300, 1800, 10_800]

/** Processes of a version before migration 024 queue jobs of all channels under this name until they are replaced. */
const KIND_BEFORE_CHANNELS = 'reminder'

/**
 * Delivers the messages of the outbox. A mail or a webhook is marked as begun before it is sent. A process that later
 * finds it begun does not send it again, since it may have arrived. A push needs no mark: it is sent again, and a second
 * one replaces the first. Each channel has a kind of job, so that none waits for another one. (REM-9, REM-11, REM-21)
 */
export function deliveryJobs(deps: PlanDeps & Pick<Deps, 'metrics'>): readonly JobKind[] {
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
    if (message.state === 'begun' && delivery.channel !== 'push') {
      count(`${delivery.channel} unknown`)
      return log.warn('reminder may have arrived', { userId: delivery.userId, channel: delivery.channel })
    }
    if (delivery.channel !== 'push') {
      await db.transaction().execute(async (transaction) => {
        await lease.confirm(transaction)
        await updateMessage(transaction, delivery, 'begun')
      })
    }
    const outcome = message.expiresAt.getTime() <= clock.now() ? LATE : await send(delivery, message)
    count(`${delivery.channel} ${outcome.kind}`)
    if (outcome.kind === 'sent') observeLateness(delivery.channel, clock.now() - message.dueAt.getTime())
    await settle(delivery, outcome, job.attempt)
  }

  async function send(delivery: Delivery, message: Stored): Promise<DeliveryOutcome> {
    const { userId, channel, key, target } = delivery
    const reader = await findReader(db, userId)
    if (reader === null) return UNWANTED
    const body = messageBody.parse(message.body)
    if (channel === 'push') {
      return sendPush(deps, { userId, target }, { body, tag: key, expiresAt: instant(message.expiresAt.getTime()) })
    }
    if (channel === 'webhook') return sendToWebhook(deps, userId, body)
    const { isMailOn } = reminderSettings.read(reader.config)
    const { email, username } = reader
    const isReady = mailStateOf(deps, { ...reader, isMailOn }).state === 'ready'
    return isReady && email !== null ? sendDigest(deps, { userId, username, email }, body) : UNWANTED
  }

  async function settle(delivery: Delivery, outcome: DeliveryOutcome, attempt: number): Promise<void> {
    switch (outcome.kind) {
      case 'sent':
        return updateMessage(db, delivery, 'sent')
      case 'unknown':
        return log.warn('reminder may have arrived', { userId: delivery.userId, channel: delivery.channel })
      case 'later':
        await updateMessage(db, delivery, 'waiting')
        throw new RetryLaterError(
          outcome.afterMs ?? RETRIED.retryAfterMs(attempt),
          delivery.channel === 'webhook' ? { lane: FAILING_LANE } : {},
        )
      case 'unwanted':
        return updateMessage(db, delivery, 'dropped')
      default:
        return updateMessage(db, delivery, 'failed')
    }
  }

  const common = {
    ...RETRIED,
    run,
    onGivenUp: async (job: LeasedJob) => {
      const delivery = deliveryOf(job)
      await updateMessage(db, delivery, 'failed')
      if (delivery.channel === 'webhook') await giveUpWebhook(deps, delivery.userId)
    },
  } satisfies Omit<JobKind, 'name' | 'atOnce'>
  return [
    ...SENDING_CHANNELS.map((channel) => ({ name: deliveryKind(channel), ...PLACES[channel], ...common })),
    { name: KIND_BEFORE_CHANNELS, atOnce: 4, ...common },
  ]
}

function deliveryOf(job: LeasedJob): Delivery {
  return { ...payload.parse(job.payload), userId: job.userId ?? '' }
}
