import { SECOND_MS } from '@ephemeris/core/time/instant'
import type { Deps } from '#server/deps'
import { every, pause } from '#server/platform/timers'
import {
  deleteFailedJobs,
  deleteJob,
  extendLease,
  failJob,
  type JobRequest,
  type LeasedJob,
  leaseJobs,
  lockLease,
  postponeJob,
  returnJob,
} from './job.queries.ts'
import { type JobKind, JobRefusedError, type Lease, LeaseLostError, RetryLaterError } from './job-kind.ts'

/** A process renews its lease every `heartbeatMs`; after `leaseMs` without renewal it counts as ended. */
const TIMES = {
  pollMs: SECOND_MS,
  leaseMs: 10 * SECOND_MS,
  heartbeatMs: 3 * SECOND_MS,
  finishMs: 5 * SECOND_MS,
} as const

const KEEP_FAILED_DAYS = 7
const SWEEP_EVERY_MS = 3600 * SECOND_MS

export interface JobRunner {
  start(): void
  /** Looks for work now instead of at the next second. */
  wake(): void
  /** Takes no more, and gives back what does not end soon. */
  stop(): Promise<void>
}

type RunnerTimes = Readonly<Record<keyof typeof TIMES, number>>

/** Runs the jobs of the table, beside any number of other processes that do the same. (JOB-1) */
export function createJobRunner(
  { db, log, metrics }: Pick<Deps, 'db' | 'log' | 'metrics'>,
  kinds: readonly JobKind[],
  times: RunnerTimes = TIMES,
): JobRunner {
  const count = metrics.counter('jobs_total', 'Jobs of this process, by kind and outcome.', {
    label: 'outcome',
    known: kinds.flatMap(({ name }) => [`${name} failed`, `${name} given up`, `${name} refused`]),
  })
  const running = new Map<AbortController, { kind: JobKind; lane: string; ended: Promise<void> }>()
  let stopTimers = () => {}
  let isStopped = false
  let looking: Promise<void> | null = null
  let isWoken = false

  function wake(): void {
    isWoken = true
    looking ??= look().finally(() => {
      looking = null
    })
  }

  async function look(): Promise<void> {
    while (isWoken && !isStopped) {
      isWoken = false
      try {
        while (!isStopped && (await takeMore()));
      } catch (error) {
        log.warn('jobs not looked for', { error })
      }
    }
  }

  /** Fills the free places. @returns whether some may be left that other jobs can take */
  async function takeMore(): Promise<boolean> {
    const requests = kinds.map(requestOf).filter(({ places }) => places > 0)
    if (requests.length === 0) return false
    const leased = await leaseJobs(db, requests, times.leaseMs)
    for (const job of leased) work(kindNamed(job.kind), job)
    return requests.some(({ kind, places }) => {
      const taken = leased.filter((job) => job.kind === kind).length
      return taken === places && requestOf(kindNamed(kind)).places > 0
    })
  }

  function kindNamed(name: string): JobKind {
    const kind = kinds.find((one) => one.name === name)
    if (!kind) throw new RangeError(`no kind of job is named ${name}`)
    return kind
  }

  /** What can be taken at once: all of it may be of one lane. */
  function requestOf(kind: JobKind): JobRequest {
    const entries = [...running.values()].filter((entry) => entry.kind === kind)
    const free = kind.atOnce - entries.length
    const { atOncePerLane } = kind
    if (atOncePerLane === undefined) return { kind: kind.name, places: free, fullLanes: [] }
    const counts = new Map<string, number>()
    for (const { lane } of entries) if (lane !== '') counts.set(lane, (counts.get(lane) ?? 0) + 1)
    const fullLanes = [...counts.keys()].filter((lane) => (counts.get(lane) ?? 0) >= atOncePerLane)
    const busiest = Math.max(0, ...[...counts.values()].filter((count) => count < atOncePerLane))
    return { kind: kind.name, places: Math.min(free, atOncePerLane - busiest), fullLanes }
  }

  function work(kind: JobKind, job: LeasedJob): void {
    const controller = new AbortController()
    const ended = workOn(kind, job, controller)
      .catch((error) => log.warn('job left to others', { kind: kind.name, job: job.id, error }))
      .finally(() => {
        running.delete(controller)
        wake()
      })
    running.set(controller, { kind, lane: job.lane ?? '', ended })
  }

  async function workOn(kind: JobKind, job: LeasedJob, controller: AbortController): Promise<void> {
    const stopHeartbeat = keepLease(job, controller)
    const lease: Lease = {
      signal: controller.signal,
      confirm: async (transaction) => {
        if (!(await lockLease(transaction, job))) throw new LeaseLostError()
      },
    }
    try {
      await kind.run(job, lease)
      await deleteJob(db, job)
      count(`${kind.name} done`)
    } catch (error) {
      if (!controller.signal.aborted) await settleFailure(kind, job, error)
      else if (isStopped) await returnJob(db, job)
      // The next holder of the lease settles it; a slow moment of this process is no failure of the work.
      else log.warn('job left to others', { kind: kind.name, job: job.id })
    } finally {
      stopHeartbeat()
    }
  }

  async function settleFailure(kind: JobKind, job: LeasedJob, error: unknown): Promise<void> {
    if (error instanceof JobRefusedError) {
      await deleteJob(db, job)
      return count(`${kind.name} refused`)
    }
    const isLast = job.attempt >= kind.maxAttempts
    count(`${kind.name} ${isLast ? 'given up' : 'failed'}`)
    log.warn(isLast ? 'job given up' : 'job failed', { kind: kind.name, job: job.id, attempt: job.attempt, error })
    const { delayMs, lane = null } =
      error instanceof RetryLaterError ? error : { delayMs: kind.retryAfterMs(job.attempt) }
    if (!isLast) return postponeJob(db, job, { delayMs, lane })
    if (await failJob(db, job)) await kind.onGivenUp?.(job)
  }

  /** Says regularly that the work goes on; a lease that others may have by now ends it. */
  function keepLease(job: LeasedJob, controller: AbortController): () => void {
    let heldUntil = performance.now() + times.leaseMs
    return every(times.heartbeatMs, async () => {
      const askedAt = performance.now()
      try {
        if (await extendLease(db, job, times.leaseMs)) heldUntil = askedAt + times.leaseMs
        else controller.abort(new LeaseLostError())
      } catch {
        // The database is away; as long as the lease lasts, no other process works on it.
        if (performance.now() > heldUntil) controller.abort(new LeaseLostError())
      }
    })
  }

  async function sweep(): Promise<void> {
    await deleteFailedJobs(db, KEEP_FAILED_DAYS).catch((error) => log.warn('failed jobs not removed', { error }))
  }

  return {
    start: () => {
      const stops = [every(times.pollMs, wake), every(SWEEP_EVERY_MS, sweep)]
      stopTimers = () => {
        for (const stop of stops) stop()
      }
      wake()
    },
    wake,
    stop: async () => {
      isStopped = true
      stopTimers()
      await looking
      for (const controller of running.keys()) controller.abort(new Error('the process stops'))
      const ends = [...running.values()].map(({ ended }) => ended)
      await Promise.race([Promise.all(ends), pause(times.finishMs)])
    },
  }
}
