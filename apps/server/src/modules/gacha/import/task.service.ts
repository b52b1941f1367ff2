import { AppError } from '@ephemeris/contract/errors'
import type { ImportTask, TaskStatus } from '@ephemeris/contract/gacha-import'
import type { Db } from '#server/db/client'
import type { Deps } from '#server/deps'
import { finish, finishAnyway } from './finish.service.ts'
import {
  deleteIdleJob,
  findTask,
  hasJob,
  listTaskPools,
  listTasksCreatedBefore,
  markCancelled,
  type TaskKey,
} from './task.queries.ts'

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
 * Asks a task to end before its next page; one on which nobody works ends here. One that has ended stays as it is.
 * (IMPORT-9)
 *
 * @throws AppError NOT_FOUND
 */
export async function cancelTask(deps: Pick<Deps, 'db' | 'clock'>, key: TaskKey): Promise<TaskStatus> {
  const { db } = deps
  await markCancelled(db, key)
  await db.transaction().execute(async (transaction) => {
    if (await deleteIdleJob(transaction, key)) await finish(transaction, deps, key, 'cancelled')
  })
  const task = await findTask(db, key)
  if (!task) throw new AppError('NOT_FOUND')
  return task.status
}

/** Ends tasks of all users on which nobody has worked to their end; what they have read whole is kept. (IMPORT-11) */
export async function endStuckTasks(deps: Pick<Deps, 'db' | 'clock'>, createdBefore: Date): Promise<void> {
  for (const key of await listTasksCreatedBefore(deps.db, createdBefore)) {
    const isIdle = async (transaction: Db) => {
      await deleteIdleJob(transaction, key)
      return !(await hasJob(transaction, key))
    }
    await finishAnyway(deps, key, { failure: 'interrupted', isIdle })
  }
}
