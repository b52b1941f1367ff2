import { MINUTE_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import type { LeasedJob } from './job.queries.ts'

/** The right to work on a job, which ends when its holder is silent for too long. */
export interface Lease {
  /** Aborted when the lease is lost or the process stops: whatever is unfinished is to be left alone. */
  readonly signal: AbortSignal
  /**
   * To be called first in every transaction that writes a result: until it ends no other process gets the job. (JOB-3)
   * @throws LeaseLostError
   */
  confirm(transaction: Db): Promise<void>
}

/** Another process has the job by now. */
export class LeaseLostError extends Error {
  constructor() {
    super('the lease of this job is lost')
    this.name = 'LeaseLostError'
  }
}

interface RetryLaterOptions extends ErrorOptions {
  /** In which the job waits from now on; unset: in its own. */
  readonly lane?: string
}

/** A failed attempt that names its own pause, as others asked for it. */
export class RetryLaterError extends Error {
  readonly delayMs: number
  readonly lane: string | undefined

  constructor(delayMs: number, { lane, ...options }: RetryLaterOptions = {}) {
    super('to be tried again later', options)
    this.name = 'RetryLaterError'
    this.delayMs = delayMs
    this.lane = lane
  }
}

/** The other side will never take what the job brings: nothing is left to do, and nothing was done. */
export class JobRefusedError extends Error {
  constructor(options?: ErrorOptions) {
    super('refused for good', options)
    this.name = 'JobRefusedError'
  }
}

/** A kind of work that is done later, at least once, by any process. */
export interface JobKind {
  readonly name: string
  /** So many in one process. */
  readonly atOnce: number
  /** So many of one lane in one process; unset: as many as of the kind. */
  readonly atOncePerLane?: number
  /** After so many failures it is given up. */
  readonly maxAttempts: number
  /** The pause after a failure, by the number of the attempt, from 1. */
  retryAfterMs(attempt: number): number
  /** @throws JobRefusedError, which ends the job; whatever else is thrown is a failed attempt */
  run(job: LeasedJob, lease: Lease): Promise<void>
  /** Called once, when the job is given up. */
  onGivenUp?(job: LeasedJob): Promise<void>
}

/** A job that is tried again after pauses of so many minutes, and given up after the last one. */
export function retriedAfter(minutes: readonly number[]): Pick<JobKind, 'maxAttempts' | 'retryAfterMs'> {
  return {
    maxAttempts: minutes.length + 1,
    retryAfterMs: (attempt) => (minutes[Math.min(attempt, minutes.length) - 1] ?? 0) * MINUTE_MS,
  }
}
