import { instant } from '@ephemeris/core/time/instant'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lockLease } from '#server/jobs/job.queries'
import { eraseUser } from '#server/modules/account/user-lifecycle.service'
import { PERSONAL_DATA } from '#server/personal-data'
import { createMetrics } from '#server/platform/log/metrics'
import { createSeal } from '#server/platform/secrets/seal'
import { newId } from '#server/platform/secrets/tokens'
import { lockRows, waitForBlocked } from '#server/testing/database/row-lock'
import { linkTo } from '#server/testing/pull-logs/pull-log-simulator'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser } from '#server/testing/test-user'
import { importJob } from './import-job.service.ts'
import { insertPage } from './page.queries.ts'
import { enqueueImport } from './start-import.service.ts'
import { markCancelled, updateProgress } from './task.queries.ts'
import { cancelTask } from './task.service.ts'

const ROUNDS = 5
/** PostgreSQL's code for it. */
const DEADLOCK = '40P01'

const account = simulatedAccount('starrail', { pulls: 40 })
const app = await startTestApp()
/** The server of the test has another key, so that it leaves the jobs alone. */
const deps = { ...app.deps, metrics: createMetrics(), seal: { ...createSeal(app.deps.env.dataDir), keyId: 'another' } }
const { db } = deps
const kind = importJob(deps)

/** A task on which no process works and of which one pool has been read to its end. */
async function taskOfNewUser(name: string) {
  const { id: userId } = await createTestUser(app, name)
  const order = { text: linkTo(account), gameId: 'starrail' } as const
  const { taskId } = await enqueueImport(deps, order, { user: { id: userId, sessionId: null }, address: '' })
  const key = { userId, taskId }
  const [pull] = account.pulls
  if (!pull) throw new RangeError('no pulls')
  const at = new Date(deps.clock.now())
  const proof = { kind: 'end', at: instant(at.getTime()) } as const
  const page = {
    poolId: pull.poolId,
    page: 0,
    rows: [pull],
    fetched: 1,
    added: 1,
    endId: pull.id,
    startedAt: at,
    proof,
  }
  await updateProgress(db, key, { uid: account.uid, progress: 10 })
  await insertPage(db, key, page)
  return key
}

type TaskKey = Awaited<ReturnType<typeof taskOfNewUser>>

const ENDINGS: readonly (readonly [string, (key: TaskKey) => Promise<unknown>])[] = [
  ['its user cancels', (key) => cancelTask(deps, { id: key.userId, sessionId: null }, key.taskId)],
  ['ends by itself', (key) => runJob(key)],
  ['is given up', async (key) => kind.onGivenUp?.(await jobOf(key))],
]

async function jobOf({ userId }: TaskKey) {
  const job = await db.selectFrom('job').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
  return { id: job.id, kind: job.kind, userId, payload: job.payload, attempt: 5, fence: job.fence }
}

/** Its end alone: a task that is cancelled is read no further. */
async function runJob(key: TaskKey): Promise<void> {
  await markCancelled(db, key)
  const job = await jobOf(key)
  const confirm = async (transaction: typeof db) => {
    if (!(await lockLease(transaction, job))) throw new RangeError('the job is gone')
  }
  await kind.run(job, { signal: new AbortController().signal, confirm })
}

/** What `work` throws, if it does: it may come too late for the account. */
async function errorOf(work: Promise<unknown>): Promise<object> {
  return work.then(
    () => ({}),
    (error) => error,
  )
}

async function rowsOf(userId: string): Promise<number> {
  const tables = PERSONAL_DATA.flatMap((part) => part.tables)
  const counts = await Promise.all(
    tables.map((table) => sql`select 1 from ${sql.table(table)} where user_id = ${userId}`.execute(db)),
  )
  return counts.reduce((sum, { rows }) => sum + rows.length, 0)
}

test.each(ENDINGS)('ACC-51 the account is deleted while an import that %s waits for it', async (_, end) => {
  const key = await taskOfNewUser(newId('u').slice(0, 12))
  // The deletion has the account by then, and nothing of the import.
  const release = await lockRows(db, (own) => sql`lock table email_token in exclusive mode`.execute(own))
  const erasing = eraseUser(deps, key.userId, PERSONAL_DATA)
  await waitForBlocked(db, 1)
  const ending = errorOf(end(key))
  await waitForBlocked(db, 2)
  await release()
  await erasing
  expect(await ending).not.toMatchObject({ code: DEADLOCK })
  expect(await rowsOf(key.userId)).toBe(0)
})

test.each(ENDINGS)(
  'ACC-51 an import that %s and the deletion of its account, both at once, again and again',
  async (_, end) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = await taskOfNewUser(newId('u').slice(0, 12))
      const [error] = await Promise.all([errorOf(end(key)), eraseUser(deps, key.userId, PERSONAL_DATA)])
      expect(error).not.toMatchObject({ code: DEADLOCK })
      expect(await rowsOf(key.userId)).toBe(0)
    }
  },
)
