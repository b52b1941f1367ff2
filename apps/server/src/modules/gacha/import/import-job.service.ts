import type { PullLogLink } from '@ephemeris/core/gacha/link/pull-log-link'
import { instant, SECOND_MS } from '@ephemeris/core/time/instant'
import * as z from 'zod'
import { holdUser } from '#server/db/hold-user'
import type { Deps } from '#server/deps'
import type { JobKind } from '#server/jobs/job-kind'
import type { Seal } from '#server/platform/secrets/seal'
import { finish, finishEarly } from './finish.service.ts'
import { readLog } from './read-log.service.ts'
import { importJobName } from './start-import.service.ts'
import { findTask, markStarted, type TaskKey } from './task.queries.ts'

/** Of one process. */
const AT_ONCE = 4
const MAX_ATTEMPTS = 5

const payload = z.object({ taskId: z.string() })

type JobDeps = Pick<Deps, 'db' | 'clock' | 'outbound' | 'env' | 'metrics' | 'wait' | 'ledgerLimits'> & {
  readonly seal: Seal
}

/** Reads a log and brings it into the ledger; whatever happens, the task ends. (IMPORT-2, IMPORT-11) */
export function importJob(deps: JobDeps): JobKind {
  const { db, clock, seal, metrics } = deps
  const count = metrics.counter('pull_imports_total', 'Imports of pulls, by how they ended.', {
    label: 'outcome',
    known: ['internal'],
  })

  return {
    name: importJobName(seal),
    atOnce: AT_ONCE,
    maxAttempts: MAX_ATTEMPTS,
    retryAfterMs: (attempt) => attempt * SECOND_MS,
    run: async (job, lease) => {
      const key = keyOf(job)
      const task = await findTask(db, key)
      if (!task || task.sealedLink === null) return

      const now = clock.now()
      await db.transaction().execute(async (transaction) => {
        await holdUser(transaction, { id: key.userId, sessionId: null })
        await lease.confirm(transaction)
        await markStarted(transaction, key, new Date(now))
      })
      const link = JSON.parse(seal.open(task.sealedLink, key.taskId)) as PullLogLink
      const startedAt = instant(task.startedAt?.getTime() ?? now)
      const failure = task.isCancelled
        ? 'cancelled'
        : await readLog(deps, { ...key, gameId: task.gameId, uid: task.uid, link, startedAt }, lease)
      const ended = await db.transaction().execute(async (transaction) => {
        await holdUser(transaction, { id: key.userId, sessionId: null })
        await lease.confirm(transaction)
        return finish(transaction, deps, key, failure)
      })
      count(ended ?? 'completed')
    },
    onGivenUp: async (job) => {
      const key = keyOf(job)
      count('internal')
      await finishEarly(deps, key, { failure: 'internal', isIdle: async () => true })
    },
  }
}

function keyOf(job: { readonly userId: string | null; readonly payload: object }): TaskKey {
  return { userId: job.userId ?? '', taskId: payload.parse(job.payload).taskId }
}
