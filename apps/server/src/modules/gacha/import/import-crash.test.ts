import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { comparePulls } from '@ephemeris/core/gacha/pull-order'
import { instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { build } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDeps } from '#server/create-deps'
import type { Db } from '#server/db/client'
import { readEnv } from '#server/env/env'
import { deleteJob, type LeasedJob, leaseJobs, returnJob } from '#server/jobs/job.queries'
import { sweepExpiredPulls } from '#server/modules/gacha/pull-sweep.service'
import { createLog } from '#server/platform/log/log'
import { createSeal } from '#server/platform/secrets/seal'
import { newId } from '#server/platform/secrets/tokens'
import { pause } from '#server/platform/timers'
import { createSharedTestDatabase } from '#server/testing/database/test-database'
import { linkTo, startPullLogSimulator } from '#server/testing/pull-logs/pull-log-simulator'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { listPulls } from '../ledger/pull.queries.ts'
import { importJob } from './import-job.service.ts'
import { insertPage } from './page.queries.ts'
import { enqueueImport, importJobName } from './start-import.service.ts'
import { endTask, updateProgress } from './task.queries.ts'
import { cancelTask, taskOf } from './task.service.ts'

/** So often a process is killed; a hundred in the long run: EPHEMERIS_KILLS=100. */
const KILLS = Number(process.env.EPHEMERIS_KILLS ?? 4)
const KILLS_PER_IMPORT = 3
const LIMIT_MS = 300_000
const WHOLE_LIMIT_MS = LIMIT_MS + KILLS * 25_000

const SERVER = path.resolve(import.meta.dirname, '../../../..')
/** Where its packages are those of the server. */
const MEMBER = path.join(SERVER, '.cache/import-member.js')
const { db, address } = await createSharedTestDatabase()
const dataDir = mkdtempSync(path.join(tmpdir(), 'ephemeris-crash-'))
const account = simulatedAccount('starrail', { pulls: 700 })
const truth = [...account.pulls].sort(comparePulls)
const simulator = await startPullLogSimulator([account])
const upstreams = path.join(dataDir, 'upstreams.json')
writeFileSync(upstreams, JSON.stringify(simulator.upstreams))
const env = readEnv({
  EPHEMERIS_ENV: 'test',
  DATA_DIR: dataDir,
  EPHEMERIS_UPSTREAMS: upstreams,
  EPHEMERIS_PAGE_PAUSE_MS: '0',
})
const deps = { ...createDeps({ env, db, log: createLog('error', () => {}) }), seal: createSeal(dataDir) }
/** A process that has another key. */
const stranger = { ...deps, seal: { keyId: 'another' } }
const kind = importJob(deps)
const asking = (id: string) => ({ user: { id, sessionId: null }, address: '' })
const members = new Set<ChildProcess>()

beforeAll(async () => {
  await build({
    cwd: SERVER,
    input: 'src/testing/pull-logs/import-member.ts',
    platform: 'node',
    external: /^(?!\.|#|@ephemeris\/)[^/]/,
    output: { file: MEMBER, format: 'esm' },
    logLevel: 'warn',
  })
})

afterAll(async () => {
  for (const member of members) member.kill('SIGKILL')
  await simulator.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function startMember(): ChildProcess {
  const member = spawn(process.execPath, [MEMBER, JSON.stringify(address), dataDir, upstreams], { cwd: SERVER })
  members.add(member)
  return member
}

async function kill(member: ChildProcess): Promise<void> {
  const exited = once(member, 'exit')
  member.kill('SIGKILL')
  await exited
  members.delete(member)
}

/** Waits until so many pages more have been asked for, or the task has ended. */
async function reach(pages: number, hasEnded: () => Promise<boolean>): Promise<void> {
  const goal = simulator.asked.length + pages
  const deadline = performance.now() + LIMIT_MS
  while (simulator.asked.length < goal && !(await hasEnded())) {
    if (performance.now() > deadline) throw new Error('nothing more is asked for')
    await pause(1)
  }
}

async function newUser(): Promise<string> {
  const id = newId('u')
  await db
    .insertInto('account')
    .values({
      ...{ id, username: id, username_key: id, email: null, email_key: null },
      ...{ email_verified_at: null, password_hash: null, nickname: null, avatar: null, language: 'en' },
      ...{ pending_until: null, banned_at: null, created_at: new Date() },
    })
    .execute()
  return id
}

test(
  'IMPORT-5 IMPORT-11 (R1, R7) kill -9 at any moment: no staged page is lost, the ledger never holds a part, the task ends',
  async () => {
    for (let done = 0; done < KILLS; ) {
      const userId = await newUser()
      const key = { userId, gameId: account.gameId, uid: account.uid }
      const { taskId } = await enqueueImport(deps, { text: linkTo(account), gameId: 'starrail' }, asking(userId))
      const task = () => taskOf(deps, { userId, taskId })
      const hasEnded = async () => ['completed', 'failed'].includes((await task()).status)

      const first = simulator.asked.length
      const total = account.pulls.length / 20
      let progress = 0
      let kills = 0
      let member = startMember()
      while (kills < KILLS_PER_IMPORT && !(await hasEnded())) {
        await reach(Math.ceil(Math.random() * total * 0.6), hasEnded)
        await pause(Math.random() * 15)
        await kill(member)
        kills += 1
        const state = await task()
        const rows = await listPulls(db, key)
        expect([0, truth.length]).toContain(rows.length)
        expect(state.progress).toBeGreaterThanOrEqual(progress)
        progress = state.progress
        member = startMember()
      }
      await reach(10_000, hasEnded)
      await kill(member)
      done += kills

      expect(await task()).toMatchObject({ status: 'completed', progress: 100, result: { added: truth.length } })
      expect(await listPulls(db, key)).toEqual(truth)
      const asked = simulator.asked.slice(first).map(({ poolId, endId }) => `${poolId} ${endId}`)
      expect(asked.length - new Set(asked).size).toBeLessThanOrEqual(kills)
      expect(await pagesOf(userId)).toEqual([])
      // Who is killed between the end of a task and that of its job leaves the lease to lapse: nothing that others here wait for.
      await db.deleteFrom('job').where('user_id', '=', userId).execute()
    }
  },
  WHOLE_LIMIT_MS,
)

test('IMPORT-9 a task on which no process works ends as soon as it is cancelled, and makes room for the next one', async () => {
  const userId = await newUser()
  const order = { text: linkTo(account), gameId: 'starrail' } as const
  const { taskId } = await enqueueImport(deps, order, asking(userId))
  expect(await cancelTask(deps, asking(userId).user, taskId)).toBe('failed')
  expect(await taskOf(deps, { userId, taskId })).toMatchObject({ failure: 'cancelled' })
  expect(await db.selectFrom('job').select('id').where('user_id', '=', userId).execute()).toEqual([])
  expect(await enqueueImport(deps, order, asking(userId))).toMatchObject({ status: 'pending' })
})

test('IMPORT-11 a task whose job is given up ends as an internal failure, without its credential', async () => {
  const userId = await newUser()
  const { taskId } = await enqueueImport(deps, { text: linkTo(account), gameId: 'starrail' }, asking(userId))
  const [job] = await db.selectFrom('job').selectAll().where('user_id', '=', userId).execute()
  if (!job) throw new RangeError('no job')
  const given = { id: job.id, kind: job.kind, userId, payload: job.payload, attempt: 5, fence: job.fence }
  await kind.onGivenUp?.(given)
  expect(await taskOf(deps, { userId, taskId })).toMatchObject({ status: 'failed', failure: 'internal', result: null })
  const tasks = await db.selectFrom('gacha_task').select('sealed_link').where('user_id', '=', userId).execute()
  expect(tasks).toEqual([{ sealed_link: null }])
})

test('IMPORT-11 a task that waits for its turn is left to wait, by who can take it and while others of its key are worked on', async () => {
  const order = { text: linkTo(account), gameId: 'starrail' } as const
  const first = await newUser()
  await enqueueImport(deps, order, asking(first))
  const job = await leaseOf(first)
  const userId = await newUser()
  const { taskId } = await enqueueImport(deps, order, asking(userId))
  await sweepExpiredPulls({ ...stranger, clock: after(61) })
  expect(await taskOf(deps, { userId, taskId })).toMatchObject({ status: 'pending' })

  await deleteJob(db, job)
  await sweepExpiredPulls({ ...deps, clock: after(23 * 60) })
  await sweepExpiredPulls({ ...stranger, clock: after(59) })
  expect(await taskOf(deps, { userId, taskId })).toMatchObject({ status: 'pending' })

  await sweepExpiredPulls({ ...stranger, clock: after(61) })
  expect(await taskOf(deps, { userId, taskId })).toMatchObject({ status: 'failed', failure: 'interrupted' })
})

test('IMPORT-11 a task that still waits when its link must be dead ends as one with an expired link', async () => {
  const userId = await newUser()
  const { taskId } = await enqueueImport(deps, { text: linkTo(account), gameId: 'starrail' }, asking(userId))
  await sweepExpiredPulls({ ...deps, clock: after(24 * 60 + 1) })
  expect(await taskOf(deps, { userId, taskId })).toMatchObject({ status: 'failed', failure: 'link_expired' })
  expect(await db.selectFrom('job').select('id').where('user_id', '=', userId).execute()).toEqual([])
})

test('IMPORT-8 IMPORT-11 a task that runs is not ended for its age; left alone it ends with the pools that were read whole', async () => {
  const userId = await newUser()
  const { taskId } = await enqueueImport(deps, { text: linkTo(account), gameId: 'starrail' }, asking(userId))
  const key = { userId, taskId }
  const staged = { page: 0, fetched: 5, added: 5, endId: '0', startedAt: new Date(deps.clock.now()) }
  const poolIds = [...new Set(truth.map(({ poolId }) => poolId))]
  const pulls = (poolId: string) => truth.filter((pull) => pull.poolId === poolId).slice(0, 5)
  const [whole = '', part = ''] = poolIds
  const proof = { kind: 'end', at: deps.clock.now() } as const
  await updateProgress(db, key, { uid: account.uid, progress: 10 })
  await insertPage(db, key, { ...staged, poolId: whole, rows: pulls(whole), proof })
  await insertPage(db, key, { ...staged, poolId: part, rows: pulls(part), proof: null })

  const job = await leaseOf(userId)
  await sweepExpiredPulls({ ...stranger, clock: after(61) })
  expect(await taskOf(deps, key)).toMatchObject({ status: 'pending' })

  await returnJob(db, job)
  await sweepExpiredPulls({ ...stranger, clock: after(61) })
  expect(await taskOf(deps, key)).toMatchObject({ status: 'failed', failure: 'interrupted' })
  expect(await listPulls(db, { userId, gameId: account.gameId, uid: account.uid })).toEqual(pulls(whole))
  expect(await db.selectFrom('job').select('id').where('user_id', '=', userId).execute()).toEqual([])
})

test('IMPORT-11 a task that was ended meanwhile is read no further, stages nothing, and leaves nothing when it is forgotten', async () => {
  const userId = await newUser()
  const { taskId } = await enqueueImport(deps, { text: linkTo(account), gameId: 'starrail' }, asking(userId))
  const key = { userId, taskId }
  const job = await leaseOf(userId)
  const asked = simulator.asked.length
  let confirmed = 0
  const confirm = async (transaction: Db) => {
    confirmed += 1
    const at = new Date(deps.clock.now())
    if (confirmed === 3) await endTask(transaction, key, { failure: 'interrupted', result: null, at })
  }
  await kind.run(job, { signal: new AbortController().signal, confirm })
  expect(simulator.asked.length - asked).toBe(2)
  expect(await pagesOf(userId)).toEqual([])
  await deleteJob(db, job)

  const late = {
    poolId: '1',
    page: 0,
    rows: truth.slice(0, 1),
    fetched: 1,
    added: 1,
    endId: '0',
    startedAt: new Date(),
    proof: null,
  }
  await insertPage(db, key, late)
  await sweepExpiredPulls({ ...deps, clock: after(8 * 24 * 60) })
  expect(await pagesOf(userId)).toEqual([])
})

function after(minutes: number) {
  return { now: () => instant(deps.clock.now() + minutes * MINUTE_MS) }
}

async function pagesOf(userId: string) {
  return db.selectFrom('gacha_task_page').select('page').where('user_id', '=', userId).execute()
}

/** What other tests have left is not worked on any more. */
async function leaseOf(userId: string): Promise<LeasedJob> {
  for (;;) {
    const wanted = { kind: importJobName(deps.seal), places: 1, fullLanes: [] }
    const [job] = await leaseJobs(db, [wanted], MINUTE_MS)
    if (!job) throw new RangeError('no job')
    if (job.userId === userId) return job
    await deleteJob(db, job)
  }
}
