import { randomUUID } from 'node:crypto'
import { SENDING_CHANNELS } from '@ephemeris/core/reminders/reminder-settings'
import { startEmbeddedPostgres } from '@ephemeris/embedded-postgres/embedded-postgres'
import { createDeps } from '../apps/server/src/create-deps.ts'
import { createDb, type Db } from '../apps/server/src/db/client.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { readEnv } from '../apps/server/src/env/env.ts'
import { insertJobs } from '../apps/server/src/jobs/job.queries.ts'
import { createJobRunner } from '../apps/server/src/jobs/job-runner.ts'
import { upsertSubscription } from '../apps/server/src/modules/reminders/channels/push-subscription.queries.ts'
import { replaceWebhook } from '../apps/server/src/modules/reminders/channels/webhook.queries.ts'
import { deliveryJobs } from '../apps/server/src/modules/reminders/deliver.service.ts'
import { deliveryKind } from '../apps/server/src/modules/reminders/delivery-job.ts'
import { insertMessages } from '../apps/server/src/modules/reminders/reminder-message.queries.ts'
import { createSeal, type Seal } from '../apps/server/src/platform/secrets/seal.ts'
import { startMailSink } from '../apps/server/src/testing/mail/mail-sink.ts'
import { PUSH_SERVICE, startPushPeer } from '../apps/server/src/testing/peers/push-peer.ts'
import { writeUpstreams } from '../apps/server/src/testing/peers/upstream.ts'
import { DISCORD, startWebhookPeer } from '../apps/server/src/testing/peers/webhook-peer.ts'
import { atMost, below, report } from './support/figure.ts'
import { removeFolder, temporaryFolder } from './support/folders.ts'
import { insertReaders } from './support/readers.ts'

/** A thousand users are due at one moment, on every channel, and one process sends it all. */
const USERS = 1000
const ANSWER_MS = 50
const GIVE_UP_MS = 300_000
const DUE = new Date('2026-05-20T18:00:00Z')
const log = { info: () => {}, warn: () => {}, error: () => {} }

const sink = await startMailSink(ANSWER_MS)
const push = await startPushPeer()
const hook = await startWebhookPeer()
const upstreams = writeUpstreams({ [PUSH_SERVICE]: push.origin, [DISCORD]: hook.origin })
const dataDir = temporaryFolder()
const postgres = await startEmbeddedPostgres(dataDir)
const db = createDb(postgres.address)
const env = readEnv({
  EPHEMERIS_ENV: 'test',
  DATA_DIR: dataDir,
  PUBLIC_URL: 'https://ephemeris.example',
  SMTP_URL: sink.url,
  MAIL_FROM: 'no-reply@ephemeris.example',
  EPHEMERIS_UPSTREAMS: upstreams.path,
  EPHEMERIS_CLOCK: DUE.toISOString(),
})

try {
  await migrate(db)
  await insertReaders(db, USERS)
  const seal = createSeal(dataDir)
  await insertDue(db, seal)
  const deps = { ...createDeps({ env, db, log }), seal }
  const runner = createJobRunner(deps, deliveryJobs(deps))
  const arrived = {
    push: () => push.received.length,
    mail: () => sink.arrived.size,
    webhook: () => hook.received.length,
  }
  const took: Record<string, number> = {}
  const almost: Record<string, number> = {}

  const startedAt = performance.now()
  runner.start()
  while (Object.keys(took).length < SENDING_CHANNELS.length && performance.now() - startedAt < GIVE_UP_MS) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    const elapsedMs = performance.now() - startedAt
    for (const channel of SENDING_CHANNELS) {
      if (arrived[channel]() >= USERS * 0.99) almost[channel] ??= elapsedMs
      if (arrived[channel]() >= USERS) took[channel] ??= elapsedMs
    }
  }
  await runner.stop()
  deps.mailer.close()

  for (const channel of SENDING_CHANNELS) {
    const name = `due together, 1,000 on every channel: 99 of 100 by ${channel}`
    report(name, { value: almost[channel] ?? GIVE_UP_MS, unit: 'ms', target: below(30_000) })
    report('… all of them', { value: took[channel] ?? GIVE_UP_MS, unit: 'ms' })
    report('… missing', { value: USERS - arrived[channel](), target: atMost(0) })
  }
} finally {
  await db.destroy()
  await postgres.stop()
  removeFolder(dataDir)
  upstreams.remove()
  push.close()
  hook.close()
  sink.close()
}

/** Every user has a device and a webhook, and one message for each channel. */
async function insertDue(into: Db, seal: Seal): Promise<void> {
  const expiresAt = new Date(DUE.getTime() + 3_600_000)
  const body = {
    title: 'Genshin Impact',
    lines: ['Stygian Onslaught ends in a day'],
    path: '/timeline',
    language: 'en',
  }
  for (let n = 0; n < USERS; n++) {
    const userId = `u_${n}`
    const sealed = (purpose: string, text: string) => seal.close(text, `${purpose} ${userId}`)
    await into
      .insertInto('session')
      .values({
        ...{ id: `s_${n}`, user_id: userId, token_hash: Buffer.from(userId), via: 'password' },
        ...{ device: 'x', address: '', created_at: DUE, last_used_at: DUE },
      })
      .execute()
    const keys = { keyId: seal.keyId, sealed: sealed('push', JSON.stringify(push.subscribe(userId))) }
    await upsertSubscription(into, { userId, id: `device_${n}`, sessionId: `s_${n}`, device: 'x', ...keys }, DUE)
    const address = { sealed: sealed('webhook', `${hook.address}${n}`), shownUrl: new URL(DISCORD).host }
    await replaceWebhook(into, userId, { keyId: seal.keyId, ...address }, DUE)
    const keysOf = SENDING_CHANNELS.map((channel) => ({
      ...{ userId, channel, key: 'due', target: channel === 'push' ? `device_${n}` : '' },
    }))
    await insertMessages(
      into,
      keysOf.map((key) => ({ ...key, eventKeys: [], body, dueAt: DUE, expiresAt })),
    )
  }
  await insertJobs(
    into,
    Array.from({ length: USERS }, (_, n) => n).flatMap((n) =>
      SENDING_CHANNELS.map((channel) => ({
        id: randomUUID(),
        kind: deliveryKind(channel),
        userId: `u_${n}`,
        payload: { channel, key: 'due', target: channel === 'push' ? `device_${n}` : '' },
        ...(channel === 'webhook' && { lane: new URL(DISCORD).host }),
      })),
    ),
  )
}
