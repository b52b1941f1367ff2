import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { createDb } from '#server/db/client'
import { createLog } from '#server/platform/log/log'
import { createMetrics } from '#server/platform/log/metrics'
import { createSharedTestDatabase } from '#server/testing/database/test-database'
import { gate } from '#server/testing/members/gate'
import { insertJob, insertJobs, type LeasedJob } from './job.queries.ts'
import { type JobKind, type Lease, LeaseLostError } from './job-kind.ts'
import { createJobRunner } from './job-runner.ts'

const { db, address } = await createSharedTestDatabase()
const log = createLog('error', () => {})
const FAST = { pollMs: 20, leaseMs: 300, heartbeatMs: 50, finishMs: 2000 }

let names = 0

/** A kind of its own for each test, so that tests do not do each other's work. */
function kindOf(run: JobKind['run'], more: Partial<JobKind> = {}): JobKind {
  return { name: `kind ${++names}`, atOnce: 2, maxAttempts: 3, retryAfterMs: () => 0, run, ...more }
}

function start(kind: JobKind, times = FAST) {
  const runner = createJobRunner({ db, log, metrics: createMetrics() }, [kind], times)
  runner.start()
  onTestFinished(() => runner.stop())
  return runner
}

async function add(kind: JobKind, lane?: string): Promise<string> {
  const id = randomUUID()
  await insertJob(db, { id, kind: kind.name, userId: null, payload: { id }, ...(lane !== undefined && { lane }) })
  return id
}

function left(kind: JobKind) {
  return db.selectFrom('job').select(['attempts', 'failed_at', 'lease_until']).where('kind', '=', kind.name).execute()
}

test('JOB-1 of three runners each job is done by one', async () => {
  const done: string[] = []
  const kind = kindOf(async ({ id }) => {
    done.push(id)
  })
  const ids = await Promise.all(Array.from({ length: 30 }, () => add(kind)))
  for (let n = 0; n < 3; n++) start(kind)

  await expect.poll(() => left(kind)).toEqual([])
  expect(done.sort()).toEqual(ids.sort())
})

test('JOB-2 (R7) the work of a runner that falls silent is taken over', async () => {
  const never = gate()
  onTestFinished(never.open)
  const attempts: number[] = []
  const kind = kindOf(async ({ attempt }) => {
    attempts.push(attempt)
    if (attempt === 1) await never.opened
  })
  await add(kind)
  start(kind, { ...FAST, heartbeatMs: 1_000_000, finishMs: 1 })
  await expect.poll(() => attempts).toEqual([1])
  start(kind)

  await expect.poll(() => left(kind)).toEqual([])
  expect(attempts).toEqual([1, 2])
})

test('JOB-2 work that takes longer than a lease stays with its runner', async () => {
  const finish = gate()
  let runs = 0
  const kind = kindOf(async () => {
    runs++
    await finish.opened
  })
  await add(kind)
  // A lease that a busy machine does not outlast between two renewals.
  const times = { ...FAST, leaseMs: 4000 }
  start(kind, times)
  start(kind, times)
  const ends = new Set<number>()
  await expect
    .poll(async () => {
      for (const { lease_until } of await left(kind)) if (lease_until) ends.add(lease_until.getTime())
      return Math.max(...ends) - Math.min(...ends)
    })
    .toBeGreaterThan(times.leaseMs)
  finish.open()
  await expect.poll(() => left(kind)).toEqual([])
  expect(runs).toBe(1)
})

test('JOB-3 who has lost the lease writes nothing more', async () => {
  const taken: { job: LeasedJob; lease: Lease }[] = []
  const never = gate()
  onTestFinished(never.open)
  const kind = kindOf(async (job, lease) => {
    taken.push({ job, lease })
    await never.opened
  })
  await add(kind)
  start(kind, { ...FAST, heartbeatMs: 1_000_000, finishMs: 1 })
  await expect.poll(() => taken.length).toBe(1)
  start(kind, { ...FAST, finishMs: 1 })
  await expect.poll(() => taken.length).toBe(2)

  const [first, second] = taken.sort((one, other) => one.job.attempt - other.job.attempt)
  await expect(db.transaction().execute(async (t) => first?.lease.confirm(t))).rejects.toThrow(LeaseLostError)
  await db.transaction().execute(async (t) => second?.lease.confirm(t))
})

test('JOB-3 who has lost the lease gives nothing up: another one works on it', async () => {
  const failing = gate()
  const working = gate()
  onTestFinished(working.open)
  const attempts: number[] = []
  const givenUp: number[] = []
  const kind = kindOf(
    async ({ attempt }) => {
      attempts.push(attempt)
      if (attempt > 1) return working.opened
      await failing.opened
      throw new Error('too late')
    },
    {
      maxAttempts: 1,
      onGivenUp: async ({ attempt }) => {
        givenUp.push(attempt)
      },
    },
  )
  await add(kind)
  const first = start(kind, { ...FAST, heartbeatMs: 1_000_000 })
  await expect.poll(() => attempts).toEqual([1])
  start(kind)
  await expect.poll(() => attempts).toEqual([1, 2])
  failing.open()
  await first.stop()
  expect(givenUp).toEqual([])
  expect(await left(kind)).toMatchObject([{ failed_at: null }])
})

test('JOB-4 a failure is tried again, and after the last one the job is given up and reported', async () => {
  const givenUp: number[] = []
  const kind = kindOf(
    async () => {
      throw new Error('no luck')
    },
    {
      onGivenUp: async ({ attempt }) => {
        givenUp.push(attempt)
      },
    },
  )
  await add(kind)
  start(kind)
  await expect.poll(() => givenUp).toEqual([3])
  expect(await left(kind)).toMatchObject([{ attempts: 3, failed_at: expect.any(Date), lease_until: null }])
})

test('JOB-5 (R10) a runner that stops gives its work back, uncounted', async () => {
  const begun = gate()
  const kind = kindOf(async (_job, { signal }) => {
    begun.open()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  await add(kind)
  const runner = start(kind)
  await begun.opened
  await runner.stop()
  expect(await left(kind)).toEqual([{ attempts: 0, failed_at: null, lease_until: null }])
})

test('JOB-6 jobs of one lane leave places to others of their kind', async () => {
  const held = gate()
  onTestFinished(held.open)
  const begun: string[] = []
  const kind = kindOf(
    async ({ lane = '' }) => {
      begun.push(lane)
      if (lane === 'slow') await held.opened
    },
    { atOnce: 3, atOncePerLane: 2 },
  )
  for (const lane of ['slow', 'slow', 'slow', 'slow', 'quick', 'quick']) await add(kind, lane)
  start(kind)
  await expect.poll(() => begun.filter((lane) => lane === 'quick').length).toBe(2)
  expect(begun.filter((lane) => lane === 'slow').length).toBe(2)

  held.open()
  await expect.poll(() => left(kind)).toEqual([])
  expect(begun.length).toBe(6)
})

test('JOB-8 one statement takes jobs for all free places of all kinds', async () => {
  const held = gate()
  onTestFinished(held.open)
  const begun: string[] = []
  const run: JobKind['run'] = async ({ kind }) => {
    begun.push(kind)
    await held.opened
  }
  const kinds = [16, 12, 8].map((atOnce) => kindOf(run, { atOnce }))
  for (const { name } of kinds) {
    const jobs = Array.from({ length: 60 }, () => ({ id: randomUUID(), kind: name, userId: null, payload: {} }))
    await insertJobs(db, jobs)
  }
  let statements = 0
  const counted = createDb(address, {
    log: ({ query }) => {
      if (query.sql.includes('for update skip locked')) statements++
    },
  })
  const runner = createJobRunner({ db: counted, log, metrics: createMetrics() }, kinds, FAST)
  runner.start()
  onTestFinished(async () => {
    held.open()
    await runner.stop()
    await counted.destroy()
  })

  await expect.poll(() => begun.length).toBe(36)
  expect(kinds.map(({ name }) => begun.filter((kind) => kind === name).length)).toEqual([16, 12, 8])
  expect(statements).toBe(1)
})

test('JOB-6 jobs that wait and jobs that a silent runner left have the same places', async () => {
  const held = gate()
  onTestFinished(held.open)
  const working = new Map<string, number>()
  const peaks = new Map<string, number>()
  const kind = kindOf(
    async ({ lane = '' }) => {
      for (const place of ['all', lane]) {
        const count = (working.get(place) ?? 0) + 1
        working.set(place, count)
        peaks.set(place, Math.max(count, peaks.get(place) ?? 0))
      }
      await held.opened
      for (const place of ['all', lane]) working.set(place, (working.get(place) ?? 0) - 1)
    },
    { atOnce: 5, atOncePerLane: 3 },
  )
  for (const lane of ['a', 'b', 'a', 'a', 'a', 'b', 'a', 'a', 'b', 'b']) await add(kind, lane)
  const ofSilent = db.selectFrom('job').select('id').where('kind', '=', kind.name).orderBy('run_at').limit(5)
  await db
    .updateTable('job')
    .set({ lease_until: new Date(0), attempts: 1 })
    .where('id', 'in', ofSilent)
    .execute()
  start(kind)

  await expect.poll(() => working.get('all')).toBe(5)
  held.open()
  await expect.poll(() => left(kind)).toEqual([])
  expect(peaks.get('all')).toBe(5)
  expect(Math.max(peaks.get('a') ?? 0, peaks.get('b') ?? 0)).toBe(3)
})
