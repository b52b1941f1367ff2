import { AppError } from '@ephemeris/contract/errors'
import { runningTask } from '@ephemeris/contract/gacha/gacha-import'
import type { Db } from '#server/db/client'
import { findRunningTaskId } from './task.queries.ts'

/** @throws AppError IMPORT_RUNNING, with the task, while one of the user's runs */
export async function requireNoTask(db: Db, userId: string): Promise<void> {
  const taskId = await findRunningTaskId(db, userId)
  if (taskId !== null) throw taskRuns(taskId)
}

export function taskRuns(taskId: string): AppError {
  return new AppError('IMPORT_RUNNING', '', { data: runningTask.parse({ task_id: taskId }) })
}
