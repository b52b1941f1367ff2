import { AppError } from '@ephemeris/contract/errors'
import { connectWebhook, removeWebhook, type WebhookState } from '@ephemeris/contract/reminders/reminder-channels'
import type { Language } from '@ephemeris/core/language/language'
import { HOUR_MS, instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { SERVER_TEXTS } from '@ephemeris/texts/server-texts'
import type { Db } from '#server/db/client'
import { holdUser, type Writer } from '#server/db/hold-user'
import type { Deps } from '#server/deps'
import { OutboundError } from '#server/platform/outbound/outbound-error'
import { requirePublicHost } from '#server/platform/outbound/public-lookup'
import { reschedulePlan } from '../reminder-settings.queries.ts'
import type { MessageBody } from './message-body.ts'
import { type DeliveryOutcome, GONE, LATER, outcomeOf, UNKNOWN, UNWANTED } from './outcome.ts'
import type { ChannelTarget, ReminderDeps, SendingChannel } from './reminder-channel.ts'
import {
  deleteWebhook,
  findWebhook,
  listWebhooks,
  listWorkingWebhooks,
  noteWebhookFailure,
  noteWebhookSuccess,
  replaceWebhook,
} from './webhook.queries.ts'
import { webhookPost } from './webhook-shapes.ts'

/** Connections of one user, each of which asks another server. (REM-13) */
const CONNECTIONS = { name: 'webhook-connect', points: 10, seconds: HOUR_MS / SECOND_MS } as const

/** Messages in a row that were not taken. (REM-14) */
const ALLOWED_FAILURES = 5

const TIMEOUT_MS = 5 * SECOND_MS

/** With these a receiver says that it takes nothing from us any more. */
const LOCKED_STATUSES: ReadonlySet<number> = new Set([401, 403])

/**
 * Keeps the address of a webhook that takes our greeting; the previous one is gone. (REM-13)
 * @throws AppError WEBHOOK_ADDRESS, WEBHOOK_REFUSED, RATE_LIMITED
 */
async function connectTo(
  deps: ReminderDeps,
  writer: Writer,
  { url: text, language }: { url: string; language: Language },
): Promise<WebhookState> {
  const { db, clock, limits, seal } = deps
  const url = readAddress(text.trim())
  if (url === null) throw new AppError('WEBHOOK_ADDRESS', 'url')
  await limits.take(CONNECTIONS, writer.id)
  const hello = { title: '', lines: [SERVER_TEXTS[language].messages.hello], path: '/settings#reminders', language }
  const { outcome, isAddressWrong } = await post(deps, url, hello)
  if (isAddressWrong) throw new AppError('WEBHOOK_ADDRESS', 'url')
  if (outcome.kind !== 'sent') throw new AppError('WEBHOOK_REFUSED')

  const sealed = seal.close(url.href, purposeOf(writer.id))
  const now = new Date(clock.now())
  await db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    await replaceWebhook(transaction, writer.id, { keyId: seal.keyId, sealed, shownUrl: shownOf(url) }, now)
    await reschedulePlan(transaction, writer.id, now)
  })
  return webhookStateOf(deps, writer.id)
}

async function disconnect({ db }: Pick<Deps, 'db'>, writer: Writer): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    await deleteWebhook(transaction, writer.id)
  })
}

const ABSENT: WebhookState = { state: 'absent', shownUrl: null, fault: null, stoppedAt: null, succeededAt: null }

async function webhookStateOf({ db, seal }: ReminderDeps, userId: string): Promise<WebhookState> {
  const row = await findWebhook(db, userId)
  if (!row) return ABSENT
  const fault = row.fault ?? (row.keyId === seal.keyId ? null : 'sealed')
  return {
    state: fault === null ? 'ready' : 'stopped',
    shownUrl: row.shownUrl,
    fault,
    stoppedAt: row.stoppedAt && instant(row.stoppedAt.getTime()),
    succeededAt: instant(row.succeededAt.getTime()),
  }
}

/** Of all messages that a webhook did not take at the last try. No host has this name. */
const FAILING_LANE = '(failing)'

/** The lane of each user's webhook: its host, or one lane for all that did not take their last message. (REM-21) */
async function webhookTargets(
  { seal }: ReminderDeps,
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ChannelTarget[]>> {
  const rows = await listWorkingWebhooks(db, userIds, seal.keyId)
  return new Map(
    rows.map(({ userId, shownUrl, failures }) => {
      const lane = failures > 0 ? FAILING_LANE : shownUrl.split('/', 1).join()
      return [userId, [{ id: '', lane }]]
    }),
  )
}

/** (REM-11, REM-14) */
async function sendToWebhook(deps: ReminderDeps, userId: string, body: MessageBody): Promise<DeliveryOutcome> {
  const { db, clock, seal } = deps
  const stored = await findWebhook(db, userId)
  if (!stored) return UNWANTED
  if (stored.stoppedAt !== null || stored.keyId !== seal.keyId) return GONE
  const { outcome } = await post(deps, new URL(seal.open(stored.sealed, purposeOf(userId))), body)
  if (outcome.kind === 'sent') await noteWebhookSuccess(db, { userId, sealed: stored.sealed }, new Date(clock.now()))
  if (outcome.kind === 'gone' || outcome.kind === 'refused' || outcome.kind === 'unknown') {
    await noteFailure(deps, userId, { sealed: stored.sealed, isGone: outcome.kind === 'gone' })
  }
  return outcome
}

/** A message that was tried often enough counts once. (REM-14) */
async function giveUpWebhook(deps: ReminderDeps, userId: string): Promise<void> {
  const stored = await findWebhook(deps.db, userId)
  if (stored) await noteFailure(deps, userId, { sealed: stored.sealed, isGone: false })
}

/**
 * Messages to a server that the user names. With answers after 0.2 s, a thousand to one host leave in 25 s. Neither one
 * server nor those that are known to fail have all places.
 */
export const WEBHOOK_CHANNEL: SendingChannel<'webhook'> = {
  id: 'webhook',
  places: { atOnce: 32, atOncePerLane: 8 },
  maxLines: 12,
  isRepeatable: false,
  failingLane: FAILING_LANE,
  stored: { table: 'webhook', name: 'webhooks', list: listWebhooks },
  routes: (api, deps) => {
    api.on(connectWebhook, ({ url }, user, { language }) => connectTo(deps, user, { url, language }))
    api.on(removeWebhook, async (_input, user) => {
      await disconnect(deps, user)
      return null
    })
  },
  state: (deps, { userId }) => webhookStateOf(deps, userId),
  targets: (deps, db, users) =>
    webhookTargets(
      deps,
      db,
      users.map(({ userId }) => userId),
    ),
  send: (deps, { reader }, { body }) => sendToWebhook(deps, reader.userId, body),
  giveUp: giveUpWebhook,
  end: async (transaction, userId, keptSessionId) => {
    if (keptSessionId === null) await deleteWebhook(transaction, userId)
  },
}

async function noteFailure(
  { db, clock }: ReminderDeps,
  userId: string,
  { sealed, isGone }: { sealed: Buffer; isGone: boolean },
): Promise<void> {
  const now = new Date(clock.now())
  await noteWebhookFailure(db, { userId, sealed }, { now, allowed: ALLOWED_FAILURES, isGone })
}

async function post(
  { outbound, origin, clock }: ReminderDeps,
  url: URL,
  body: MessageBody,
): Promise<{ outcome: DeliveryOutcome; isAddressWrong: boolean }> {
  const to = webhookPost(url, body, origin.url())
  try {
    const answer = await outbound.ask({
      url: to.url,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': `Ephemeris (${origin.url()})` },
      body: JSON.stringify(to.body),
      timeoutMs: TIMEOUT_MS,
      maxBytes: 64 * 1024,
    })
    const outcome = LOCKED_STATUSES.has(answer.status) ? GONE : outcomeOf(answer, clock.now())
    return { outcome, isAddressWrong: false }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return { outcome: error.isUnsent ? LATER : UNKNOWN, isAddressWrong: error.reason === 'address' }
  }
}

/** `null` for what is no https address of the internet. */
function readAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  try {
    requirePublicHost(url)
    return url
  } catch {
    return null
  }
}

/** Host and first parts of the path, all that may be secret hidden: `discord.com/api/webhooks/••••/••••`. */
function shownOf({ hostname, pathname }: URL): string {
  const parts = pathname.split('/').filter((part) => part !== '')
  return [hostname, ...parts.map((part) => (KNOWN_PARTS.has(part) ? part : '••••'))].join('/')
}

const KNOWN_PARTS: ReadonlySet<string> = new Set(['api', 'hooks', 'services', 'webhook', 'webhooks'])

function purposeOf(userId: string): string {
  return `webhook ${userId}`
}
