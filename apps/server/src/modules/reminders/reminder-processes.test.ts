import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { reminderSettings } from '@ephemeris/contract/reminders/reminder-settings'
import { DEFAULT_REMINDERS } from '@ephemeris/core/reminders/reminder-settings'
import { sql } from 'kysely'
import { build } from 'rolldown'
import { afterAll, expect, test } from 'vitest'
import { createDeps } from '#server/deps'
import { readEnv } from '#server/env'
import { createLog } from '#server/platform/log'
import { loadActivities } from '#server/testing/load-activities'
import { createSharedTestDatabase } from '#server/testing/test-database'
import { startTestMailbox } from '#server/testing/test-mailbox'
import { sampleActivity } from '../catalogue/sample-activity.test-data.ts'

const SERVER = path.resolve(import.meta.dirname, '../../..')
const MEMBER = path.resolve(SERVER, '.cache/reminder-member.js')
const USERS = 1000
const PROCESSES = 3
/** That one process delivers at once. */
const AT_ONCE = 4
const HELD_AFTER = 200

const mailbox = await startTestMailbox()
const { db, address } = await createSharedTestDatabase()
const dataDir = mkdtempSync(path.join(tmpdir(), 'ephemeris-reminders-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const env = {
  ...mailbox.env,
  EPHEMERIS_ENV: 'test',
  DATA_DIR: dataDir,
  PUBLIC_URL: 'https://ephemeris.example',
  // 20:00 in Berlin.
  EPHEMERIS_CLOCK: '2026-05-20T18:00:00Z',
}

test('REM-9 (R7) the mails of an evening to 1,000 users, by three processes of which one is killed, arrive once each', async () => {
  const deps = createDeps({ env: readEnv(env), db, log: createLog('error', () => {}) })
  await loadActivities(deps, [sampleActivity('soon', { end: '2026-05-21 21:00:00' })])
  await insertReaders()
  await build({
    cwd: SERVER,
    input: 'src/testing/reminder-member.ts',
    platform: 'node',
    external: /^(?!\.|#|@ephemeris\/)[^/]/,
    output: { file: MEMBER, format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  })

  const { release } = mailbox.hold(HELD_AFTER)
  const members = Array.from({ length: PROCESSES }, startMember)
  // Each process waits for answers to all that it has handed over, and the one that is killed will never have them.
  const handedOver = HELD_AFTER - 1 + PROCESSES * AT_ONCE
  await expect.poll(() => mailbox.total(), { timeout: 300_000, interval: 50 }).toBe(handedOver)
  const [victim, ...others] = members
  victim?.kill('SIGKILL')
  await victim?.ended
  release()

  const open = async () => {
    const { rows } = await sql<{ open: string }>`
      select (select count(*) from job) + (select count(*) from reminder_settings where next_at <= ${new Date('2026-05-20T18:00:00Z')})
        as open`.execute(db)
    return Number(rows[0]?.open)
  }
  await expect.poll(open, { timeout: 300_000, interval: 200 }).toBe(0)
  for (const member of others) member.kill('SIGKILL')
  await Promise.all(others.map(({ ended }) => ended))

  const counts = Array.from({ length: USERS }, (_, n) => mailbox.count(addressOf(n)))
  expect(counts.filter((count) => count !== 1)).toEqual([])
  expect(mailbox.total()).toBe(USERS)
}, 900_000)

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

async function insertReaders(): Promise<void> {
  const at = new Date('2026-05-20T12:00:00Z')
  const settings = { ...DEFAULT_REMINDERS, timeZone: 'Europe/Berlin', isMailOn: true }
  const config = JSON.stringify(reminderSettings.write(settings))
  const numbers = Array.from({ length: USERS }, (_, n) => n)
  await db
    .insertInto('account')
    .values(
      numbers.map((n) => ({
        id: `u_${n}`,
        username: `reader${n}`,
        username_key: `reader${n}`,
        email: addressOf(n),
        email_key: addressOf(n),
        email_verified_at: at,
        language: 'en',
        created_at: at,
      })),
    )
    .execute()
  await db
    .insertInto('reminder_settings')
    .values(numbers.map((n) => ({ user_id: `u_${n}`, config, saved_at: at, next_at: at })))
    .execute()
}
