import { createHash } from 'node:crypto'
import { AppError } from '@ephemeris/contract/errors'
import type { PushMessage } from '@ephemeris/contract/reminders/push-message'
import {
  getPushKey,
  type NewPushSubscription,
  type PushState,
  subscribePush,
  unsubscribePush,
} from '@ephemeris/contract/reminders/reminder-channels'
import { DAY_MS, HOUR_MS, instant, SECOND_MS } from '@ephemeris/core/time/instant'
import * as z from 'zod'
import type { Db } from '#server/db/client'
import { holdUser, type Writer } from '#server/db/hold-user'
import type { Deps } from '#server/deps'
import { OutboundError } from '#server/platform/outbound/outbound-error'
import { reschedulePlan } from '../reminder-settings.queries.ts'
import type { MessageBody } from './message-body.ts'
import { type DeliveryOutcome, GONE, LATER, outcomeOf, UNWANTED } from './outcome.ts'
import { isPushAddress } from './push-address.ts'
import { pushKeysOf } from './push-keys.ts'
import {
  deleteOldSubscriptions,
  deleteSubscription,
  deleteSubscriptions,
  deleteSubscriptionsOf,
  deleteSubscriptionsSeenBefore,
  findSubscription,
  listPushDevices,
  listSubscriptions,
  upsertSubscription,
} from './push-subscription.queries.ts'
import type { ChannelTarget, OutgoingMessage, ReminderDeps, SendingChannel } from './reminder-channel.ts'

/** Devices of one user; a further one takes the place of the one that was seen longest ago. (REM-10) */
const MAX_DEVICES = 10

/** Subscriptions are renewed at each start of the app: a user who has not come back for so long has lost them. */
const UNSEEN_MS = 60 * DAY_MS

const NEW_SUBSCRIPTIONS = { name: 'push-subscribe', points: 60, seconds: HOUR_MS / SECOND_MS } as const

const PUSH_TIMEOUT_MS = 10 * SECOND_MS

/** Firefox on Android takes about 2.7 kB; what is longer is cut. */
const MAX_BODY_LENGTH = 450

/** In the last hour before it expires, a message has high urgency. */
const URGENT_MS = HOUR_MS

/** Of the key of this installation. */
const KEY_REFUSED_STATUSES: ReadonlySet<number> = new Set([401, 403])

const secrets = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() })

/** Browsers give subscriptions to pages of https alone, and push services ask for an address to complain to. */
function canPush({ origin }: Pick<ReminderDeps, 'origin'>): boolean {
  return origin.url().startsWith('https://')
}

/** @throws AppError PUSH_NEEDS_HTTPS */
async function pushKey(deps: ReminderDeps): Promise<string> {
  if (!canPush(deps)) throw new AppError('PUSH_NEEDS_HTTPS')
  return (await pushKeysOf(deps)).publicKey
}

/** Adds or confirms a browser of the user. (REM-10) @returns its id @throws AppError PUSH_NEEDS_HTTPS, PUSH_ADDRESS */
async function addSubscription(
  deps: ReminderDeps,
  writer: Writer & { readonly sessionId: string },
  { subscription, device }: { subscription: NewPushSubscription; device: string },
): Promise<string> {
  const { env, db, clock, limits, seal } = deps
  if (!canPush(deps)) throw new AppError('PUSH_NEEDS_HTTPS')
  if (!isPushAddress(subscription.endpoint, env.pushServices)) throw new AppError('PUSH_ADDRESS', 'endpoint')
  await limits.take(NEW_SUBSCRIPTIONS, writer.id)
  const id = createHash('sha256').update(subscription.endpoint).digest('base64url').slice(0, 22)
  const sealed = seal.close(JSON.stringify(secrets.parse(subscription)), purposeOf(writer.id))
  const now = new Date(clock.now())
  await db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    const row = { userId: writer.id, id, sessionId: writer.sessionId, keyId: seal.keyId, sealed, device }
    await upsertSubscription(transaction, row, now)
    await deleteOldSubscriptions(transaction, writer.id, MAX_DEVICES)
    await reschedulePlan(transaction, writer.id, now)
  })
  return id
}

/** @param id `undefined`: what this session has confirmed, by a browser that has lost the permission and its id with it */
async function removeSubscription(
  { db }: Pick<Deps, 'db'>,
  writer: Writer & { readonly sessionId: string },
  id: string | undefined,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    await (id === undefined
      ? deleteSubscriptionsOf(transaction, writer.id, writer.sessionId)
      : deleteSubscription(transaction, writer.id, id))
  })
}

async function pushStateOf(deps: ReminderDeps, userId: string): Promise<PushState> {
  if (!canPush(deps)) return { state: 'needs_https', devices: [] }
  const rows = await listSubscriptions(deps.db, [userId], deps.seal.keyId)
  const devices = rows.map(({ id, device, createdAt, seenAt }) => ({
    id,
    device,
    createdAt: instant(createdAt.getTime()),
    seenAt: instant(seenAt.getTime()),
  }))
  return { state: devices.length > 0 ? 'ready' : 'absent', devices }
}

/** The devices of users that this process can reach, by user. */
async function pushTargets(
  deps: ReminderDeps,
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ChannelTarget[]>> {
  const targets = new Map<string, ChannelTarget[]>()
  if (!canPush(deps)) return targets
  for (const { userId, id } of await listSubscriptions(db, userIds, deps.seal.keyId)) {
    targets.set(userId, [...(targets.get(userId) ?? []), { id, lane: '' }])
  }
  return targets
}

/** (REM-10, REM-11) */
async function sendPush(
  deps: ReminderDeps,
  { userId, target }: { userId: string; target: string },
  { body, tag, expiresAt }: OutgoingMessage,
): Promise<DeliveryOutcome> {
  const { db, clock, log, outbound, origin, seal } = deps
  const stored = await findSubscription(db, userId, target)
  if (stored === null) return UNWANTED
  if (stored.keyId !== seal.keyId) return GONE
  const { endpoint, p256dh, auth } = secrets.parse(JSON.parse(seal.open(stored.sealed, purposeOf(userId))))
  const leftMs = expiresAt - clock.now()
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = await pushKeysOf(deps)
  const request = encrypt()
  if (request === null) return endSubscription(GONE)

  try {
    const answer = await outbound.ask({
      url: endpoint,
      method: 'POST',
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      body: request.body,
      timeoutMs: PUSH_TIMEOUT_MS,
    })
    const outcome = outcomeOf(answer, clock.now())
    if (outcome.kind === 'gone') return endSubscription(outcome)
    if (outcome.kind === 'refused')
      log.warn('push refused', { service: new URL(endpoint).hostname, status: answer.status })
    if (KEY_REFUSED_STATUSES.has(answer.status)) return { ...LATER, isRefused: true }
    // Windows' service says so when it is asked too often.
    return answer.status === 406 ? LATER : outcome
  } catch (error) {
    // A second one with the same tag takes the place of the first, so trying again doubles nothing.
    if (error instanceof OutboundError) return LATER
    throw error
  }

  /** `null`: the keys of the subscription are none. */
  function encrypt() {
    try {
      return webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(pushOf(body, tag, origin.url())),
        {
          vapidDetails: { subject: origin.url(), publicKey, privateKey },
          contentEncoding: 'aes128gcm',
          TTL: Math.max(60, Math.floor(leftMs / SECOND_MS)),
          urgency: leftMs <= URGENT_MS ? 'high' : 'normal',
          topic: topicOf(tag),
        },
      )
    } catch (error) {
      log.warn('push subscription unusable', { userId, reason: error instanceof Error ? error.message : '' })
      return null
    }
  }

  async function endSubscription(outcome: DeliveryOutcome): Promise<DeliveryOutcome> {
    await deleteSubscription(db, userId, target)
    return outcome
  }
}

/** Pushes to the user's browsers. With answers after 0.2 s, a thousand of them leave in 13 s. */
export const PUSH_CHANNEL: SendingChannel<'push'> = {
  id: 'push',
  places: { atOnce: 16 },
  maxLines: 4,
  isRepeatable: true,
  stored: { table: 'push_subscription', name: 'devices', list: listPushDevices },
  routes: (api, deps) => {
    api.on(getPushKey, async () => ({ key: await pushKey(deps) }))
    api.on(subscribePush, async (subscription, user, { device }) => ({
      id: await addSubscription(deps, user, { subscription, device }),
    }))
    api.on(unsubscribePush, async ({ id }, user) => {
      await removeSubscription(deps, user, id)
      return null
    })
  },
  state: (deps, { userId }) => pushStateOf(deps, userId),
  targets: (deps, db, users) =>
    pushTargets(
      deps,
      db,
      users.map(({ userId }) => userId),
    ),
  send: (deps, { reader, target }, message) => sendPush(deps, { userId: reader.userId, target }, message),
  end: deleteSubscriptions,
}

/** Ends the subscriptions of a session that ends. (REM-22) */
export async function endSubscriptionsOf(transaction: Db, userId: string, sessionId: string): Promise<void> {
  await deleteSubscriptionsOf(transaction, userId, sessionId)
}

/** (REM-12) */
export async function sweepUnseenSubscriptions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteSubscriptionsSeenBefore(db, new Date(clock.now() - UNSEEN_MS))
}

function pushOf({ title, lines, path, language }: MessageBody, tag: string, origin: string): PushMessage {
  const text = lines.join('\n')
  return {
    web_push: 8030,
    notification: {
      title,
      body: text.length <= MAX_BODY_LENGTH ? text : `${[...text].slice(0, MAX_BODY_LENGTH).join('')}…`,
      navigate: `${origin}${path}`,
      lang: language,
      dir: 'auto',
      tag,
      silent: false,
    },
  }
}

/** At most 32 characters of base64url: an undelivered message of the same topic is replaced. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32)
}

function purposeOf(userId: string): string {
  return `push ${userId}`
}
