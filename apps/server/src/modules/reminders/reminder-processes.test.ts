import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { reminderSettings } from '@ephemeris/contract/reminders/reminder-settings'
import { DEFAULT_REMINDERS } from '@ephemeris/core/reminders/reminder-settings'
import { sql } from 'kysely'
import { build } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDeps } from '#server/create-deps'
import { readEnv } from '#server/env/env'
import { createLog } from '#server/platform/log/log'
import { createSeal } from '#server/platform/secrets/seal'
import { createSharedTestDatabase } from '#server/testing/database/test-database'
import { loadActivities } from '#server/testing/load-activities'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { PUSH_SERVICE, startPushPeer } from '#server/testing/peers/push-peer'
import { writeUpstreams } from '#server/testing/peers/upstream'
import { DISCORD, startWebhookPeer } from '#server/testing/peers/webhook-peer'
import { sampleActivity } from '../catalogue/sample-activity.test-data.ts'
import { upsertSubscription } from './channels/push-subscription.queries.ts'
import { replaceWebhook } from './channels/webhook.queries.ts'

const SERVER = path.resolve(import.meta.dirname, '../../..')
const MEMBER = path.resolve(SERVER, '.cache/reminder-member.js')
/** `REMINDER_USERS=1000` for the long run. */
const USERS = Number(process.env.REMINDER_USERS ?? 300)
const PROCESSES = 3
/** That one process delivers at once. */
const AT_ONCE = { mail: 12, push: 16, webhook: 32 }
const HELD_AFTER = 200

const mailbox = await startTestMailbox()
const push = await startPushPeer()
const hook = await startWebhookPeer()
const upstreams = writeUpstreams({ [PUSH_SERVICE]: push.origin, [DISCORD]: hook.origin })
const { db, address } = await createSharedTestDatabase()
const dataDir = mkdtempSync(path.join(tmpdir(), 'ephemeris-reminders-'))
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true })
  push.close()
  hook.close()
  upstreams.remove()
})
const env = {
  ...mailbox.env,
  EPHEMERIS_ENV: 'test',
  DATA_DIR: dataDir,
  PUBLIC_URL: 'https://ephemeris.example',
  EPHEMERIS_UPSTREAMS: upstreams.path,
  // 20:00 in Berlin.
  EPHEMERIS_CLOCK: '2026-05-20T18:00:00Z',
}

const deps = createDeps({ env: readEnv(env), db, log: createLog('error', () => {}) })
const seal = createSeal(dataDir)

beforeAll(async () => {
  await loadActivities(deps, [sampleActivity('soon', { end: '2026-05-21 21:00:00' })])
  await build({
    cwd: SERVER,
    input: 'src/testing/members/reminder-member.ts',
    platform: 'node',
    external: /^(?!\.|#|@ephemeris\/)[^/]/,
    output: { file: MEMBER, format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  })
})

test(`REM-9 (R7) the mails of an evening to ${USERS} users, by three processes of which one is killed, arrive once each`, async () => {
  await insertReaders('mail')

  const { release } = mailbox.hold(HELD_AFTER)
  const members = Array.from({ length: PROCESSES }, startMember)
  // Each process waits for answers to all that it has handed over, and the one that is killed will never have them.
  const handedOver = HELD_AFTER - 1 + PROCESSES * AT_ONCE.mail
  await expect.poll(() => mailbox.total(), { timeout: 300_000, interval: 50 }).toBe(handedOver)
  const [victim, ...others] = members
  victim?.kill('SIGKILL')
  await victim?.ended
  release()

  await finish(others)
  const counts = Array.from({ length: USERS }, (_, n) => mailbox.count(addressOf(n)))
  expect(counts.filter((count) => count !== 1)).toEqual([])
  expect(mailbox.total()).toBe(USERS)
}, 900_000)

test(`REM-9 REM-7 the pushes and webhooks to ${USERS} users who are due at once, by two processes of which one is killed, leave for everybody`, async () => {
  await insertReaders('push')
  const [victim, other] = [startMember(), startMember()]
  await expect.poll(() => push.received.length, { timeout: 300_000, interval: 50 }).toBeGreaterThan(HELD_AFTER)
  victim.kill('SIGKILL')
  await victim.ended
  await finish([other])

  // A push that was under way is sent again, and shows once; a webhook is not sent again, since it may have arrived.
  expect(new Set(push.received.map(({ browser }) => browser)).size).toBe(USERS)
  expect(push.received.length).toBeLessThanOrEqual(USERS + AT_ONCE.push)
  expect(new Set(hook.received.map(({ path: at }) => at)).size).toBe(hook.received.length)
  expect(hook.received.length).toBeLessThanOrEqual(USERS)
  expect(hook.received.length).toBeGreaterThanOrEqual(USERS - AT_ONCE.webhook)
}, 900_000)

/** Waits until nothing is due any more, and ends the processes. */
async function finish(members: readonly ReturnType<typeof startMember>[]): Promise<void> {
  const open = async () => {
    const { rows } = await sql<{ open: string }>`
      select (select count(*) from job) + (select count(*) from reminder_settings where next_at <= ${new Date('2026-05-20T18:00:00Z')})
        as open`.execute(db)
    return Number(rows[0]?.open)
  }
  await expect.poll(open, { timeout: 300_000, interval: 200 }).toBe(0)
  for (const member of members) member.kill('SIGKILL')
  await Promise.all(members.map(({ ended }) => ended))
}

function startMember() {
  const member = spawn(process.execPath, [MEMBER, JSON.stringify(address), JSON.stringify(env)], {
    cwd: SERVER,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { kill: (signal: NodeJS.Signals) => member.kill(signal), ended: once(member, 'exit') }
}

function addressOf(n: number): string {
  return `reader${n}@example.org`
}

/** Users who are reminded by mail alone, or by push and webhook. */
async function insertReaders(channel: 'mail' | 'push'): Promise<void> {
  const at = new Date('2026-05-20T12:00:00Z')
  const settings = { ...DEFAULT_REMINDERS, timeZone: 'Europe/Berlin', isMailOn: channel === 'mail' }
  const config = JSON.stringify(reminderSettings.write(settings))
  const readers = Array.from({ length: USERS }, (_, n) => ({ id: `${channel}_${n}`, address: addressOf(n), n }))
  await db.deleteFrom('account').execute()
  await db
    .insertInto('account')
    .values(
      readers.map(({ id, address: email }) => ({
        id,
        username: id,
        username_key: id,
        email,
        email_key: email,
        email_verified_at: at,
        language: 'en',
        created_at: at,
      })),
    )
    .execute()
  if (channel === 'push') for (const reader of readers) await subscribe(reader, at)
  await db
    .insertInto('reminder_settings')
    .values(readers.map(({ id }) => ({ user_id: id, config, saved_at: at, next_at: at })))
    .execute()
}

/** A browser with a live session, and a webhook. */
async function subscribe({ id, n }: { id: string; n: number }, at: Date): Promise<void> {
  const keys = JSON.stringify(push.subscribe(`browser ${n}`))
  await db
    .insertInto('session')
    .values({
      user_id: id,
      id: 's',
      token_hash: randomBytes(32),
      companion_hash: null,
      via: 'password',
      device: '',
      address: '',
      created_at: at,
      last_used_at: at,
    })
    .execute()
  const device = { userId: id, id: `device ${n}`, sessionId: 's', device: 'Chrome on Windows' }
  await upsertSubscription(db, { ...device, keyId: seal.keyId, sealed: seal.close(keys, `push ${id}`) }, at)
  const sealed = seal.close(`${hook.address}${n}`, `webhook ${id}`)
  await replaceWebhook(db, id, { keyId: seal.keyId, sealed, shownUrl: 'discord.com/••••' }, at)
}
