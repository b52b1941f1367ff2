import { AppError } from '@ephemeris/contract/errors'
import type { ImportTask, TaskStatus } from '@ephemeris/contract/gacha/gacha-import'
import { DAY_MS, HOUR_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import { holdUser, type Writer } from '#server/db/hold-user'
import type { Deps } from '#server/deps'
import type { LedgerDeps } from '../ledger/merge.service.ts'
import { finish, finishEarly } from './finish.service.ts'
import {
  deleteIdleJob,
  findTask,
  hasJob,
  isAwaited,
  listTaskPools,
  listTasksCreatedBefore,
  markCancelled,
  type TaskKey,
} from './task.queries.ts'

/** A task that is not taken by then, and that no running process could take, has lost the process that had its key. */
const ABANDONED_MS = HOUR_MS
/** No game's link is believed to live longer. */
const LINK_LIFE_MS = DAY_MS

/** How far a task is, to the user whose it is. (IMPORT-4) @throws AppError NOT_FOUND */
export async function taskOf({ db }: Pick<Deps, 'db'>, key: TaskKey): Promise<ImportTask> {
  const task = await findTask(db, key)
  if (!task) throw new AppError('NOT_FOUND')
  const pools = await listTaskPools(db, key)
  const { gameId, status, progress, uid, result, failure } = task
  return {
    ...{ taskId: key.taskId, gameId, status, progress, uid, result, failure },
    pools: pools.map(({ poolId, fetched, added, proof }) => ({ poolId, fetched, added, isDone: proof !== null })),
  }
}

/**
 * Asks a task to end before its next page; one on which no process works ends here. One that has ended stays as it is.
 * (IMPORT-9)
 *
 * @throws AppError NOT_FOUND
 */
export async function cancelTask(
  deps: Pick<Deps, 'db'> & LedgerDeps,
  writer: Writer,
  taskId: string,
): Promise<TaskStatus> {
  const { db } = deps
  const key: TaskKey = { userId: writer.id, taskId }
  await db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    await markCancelled(transaction, key)
    if (await deleteIdleJob(transaction, key)) await finish(transaction, deps, key, 'cancelled')
  })
  const task = await findTask(db, key)
  if (!task) throw new AppError('NOT_FOUND')
  return task.status
}

/**
 * Ends tasks of all users that no process will finish; pools that were read whole are kept. A task in the queue stays
 * there until its link has expired. (IMPORT-11)
 */
export async function endStuckTasks(
  deps: Pick<Deps, 'db'> & LedgerDeps,
  { jobName }: { jobName: string },
): Promise<void> {
  const now = deps.clock.now()
  for (const task of await listTasksCreatedBefore(deps.db, new Date(now - ABANDONED_MS))) {
    const isLinkDead = now - task.createdAt.getTime() > LINK_LIFE_MS
    const isIdle = async (transaction: Db) => {
      if (!isLinkDead && (await isAwaited(transaction, task, { jobName }))) return false
      await deleteIdleJob(transaction, task)
      return !(await hasJob(transaction, task))
    }
    await finishEarly(deps, task, { failure: isLinkDead ? 'link_expired' : 'interrupted', isIdle })
  }
}
