import type { ImportResult, TaskFailure } from '@ephemeris/contract/gacha/gacha-import'
import type { GameId } from '@ephemeris/core/games/game'
import { sql } from 'kysely'
import type { Db } from '#server/db/client'

/** Names one task of one user. */
export interface TaskKey {
  readonly userId: string
  readonly taskId: string
}

export interface NewTask extends TaskKey {
  readonly gameId: GameId
  readonly sealedLink: Buffer
  /** In the order in which they are to be asked. */
  readonly poolIds: readonly string[]
  readonly at: Date
}

/** @returns whether it was inserted: a user has one that runs at most */
export async function insertTask(transaction: Db, task: NewTask): Promise<boolean> {
  const { userId, taskId, gameId, sealedLink, poolIds, at } = task
  const { numAffectedRows = 0n } = await sql`
    insert into gacha_task (user_id, id, game_id, status, progress, sealed_link, created_at)
    values (${userId}, ${taskId}, ${gameId}, 'pending', 0, ${sealedLink}, ${at})
    on conflict (user_id) where ended_at is null do nothing
  `.execute(transaction)
  if (numAffectedRows === 0n) return false
  await transaction
    .insertInto('gacha_task_pool')
    .values(poolIds.map((poolId, place) => ({ user_id: userId, task_id: taskId, pool_id: poolId, place })))
    .execute()
  return true
}

/** `null`: none of the user's runs. */
export async function findRunningTaskId(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('gacha_task')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Of all users. */
export async function countRunningTasks(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('gacha_task')
    .select((q) => q.fn.countAll<string>().as('total'))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** `null`: the user has none of that id. */
export async function findTask(db: Db, { userId, taskId }: TaskKey) {
  const row = await db
    .selectFrom('gacha_task')
    .select([
      'game_id as gameId',
      'uid',
      'status',
      'progress',
      'failure',
      'result',
      'sealed_link as sealedLink',
      'is_cancelled as isCancelled',
      'created_at as createdAt',
      'started_at as startedAt',
    ])
    .where('user_id', '=', userId)
    .where('id', '=', taskId)
    .executeTakeFirst()
  return row ?? null
}

/** In the order in which they are asked. */
export async function listTaskPools(db: Db, { userId, taskId }: TaskKey) {
  return db
    .selectFrom('gacha_task_pool')
    .select(['pool_id as poolId', 'fetched', 'added', 'pages', 'end_id as endId', 'started_at as startedAt', 'proof'])
    .where('user_id', '=', userId)
    .where('task_id', '=', taskId)
    .orderBy('place')
    .execute()
}

export async function markStarted(transaction: Db, { userId, taskId }: TaskKey, at: Date): Promise<void> {
  await transaction
    .updateTable('gacha_task')
    .set({ status: 'processing', started_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', taskId)
    .where('started_at', 'is', null)
    .execute()
}

/** One that has ended stays as it is. @returns whether it was still running */
export async function markCancelled(db: Db, { userId, taskId }: TaskKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gacha_task')
    .set({ is_cancelled: true })
    .where('user_id', '=', userId)
    .where('id', '=', taskId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes the job of a task that no process works on. @returns whether there was such a job */
export async function deleteIdleJob(transaction: Db, { userId, taskId }: TaskKey): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from job where id in (
      select id from job
      where user_id = ${userId} and payload ->> 'taskId' = ${taskId}
        and (lease_until is null or lease_until < clock_timestamp())
      for update skip locked
    )
  `.execute(transaction)
  return numAffectedRows > 0n
}

/**
 * Whether a process has the job of a task or could take it: the jobs of this name, and those of which one is worked on.
 */
export async function isAwaited(
  transaction: Db,
  { userId, taskId }: TaskKey,
  { jobName }: { jobName: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from job where user_id = ${userId} and payload ->> 'taskId' = ${taskId} and failed_at is null
      and (kind = ${jobName} or exists (
        select from job other where other.kind = job.kind and other.lease_until >= clock_timestamp()
      ))
  `.execute(transaction)
  return rows.length > 0
}

/** Whether a task has a job at all. */
export async function hasJob(transaction: Db, { userId, taskId }: TaskKey): Promise<boolean> {
  const { rows } = await sql`
    select from job where user_id = ${userId} and payload ->> 'taskId' = ${taskId} limit 1
  `.execute(transaction)
  return rows.length > 0
}

/** Progress never falls. @returns whether it goes on; one that has ended stays as it is */
export async function updateProgress(
  transaction: Db,
  { userId, taskId }: TaskKey,
  { uid, progress }: { uid: string | null; progress: number },
): Promise<'running' | 'cancelled' | 'ended'> {
  const { rows } = await sql<{ is_cancelled: boolean }>`
    update gacha_task set uid = coalesce(uid, ${uid}), progress = greatest(progress, ${progress}::smallint)
    where user_id = ${userId} and id = ${taskId} and ended_at is null returning is_cancelled
  `.execute(transaction)
  const [row] = rows
  if (!row) return 'ended'
  return row.is_cancelled ? 'cancelled' : 'running'
}

/** No other transaction ends it before this one is over. @returns whether it has not ended */
export async function lockRunningTask(transaction: Db, { userId, taskId }: TaskKey): Promise<boolean> {
  const row = await transaction
    .selectFrom('gacha_task')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', taskId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

interface Ending {
  readonly failure: TaskFailure | null
  readonly result: ImportResult | null
  readonly at: Date
}

/** Its credential and what was staged are gone with it. */
export async function endTask(
  transaction: Db,
  { userId, taskId }: TaskKey,
  { failure, result, at }: Ending,
): Promise<void> {
  await transaction
    .updateTable('gacha_task')
    .set({
      status: failure === null ? 'completed' : 'failed',
      failure,
      result: result && JSON.stringify(result),
      ended_at: at,
      sealed_link: null,
      ...(failure === null && { progress: 100 }),
    })
    .where('user_id', '=', userId)
    .where('id', '=', taskId)
    .where('ended_at', 'is', null)
    .execute()
  await transaction.deleteFrom('gacha_task_page').where('user_id', '=', userId).where('task_id', '=', taskId).execute()
}

/** Tasks that have not ended, of all users. */
export async function listTasksCreatedBefore(db: Db, moment: Date) {
  return db
    .selectFrom('gacha_task')
    .select(['user_id as userId', 'id as taskId', 'created_at as createdAt'])
    .where('ended_at', 'is', null)
    .where('created_at', '<', moment)
    .execute()
}

export async function deleteTasksEndedBefore(db: Db, moment: Date): Promise<void> {
  await sql`
    with gone as (delete from gacha_task where ended_at < ${moment} returning user_id, id),
    pages as (
      delete from gacha_task_page using gone
      where gacha_task_page.user_id = gone.user_id and gacha_task_page.task_id = gone.id
    )
    delete from gacha_task_pool using gone
    where gacha_task_pool.user_id = gone.user_id and gacha_task_pool.task_id = gone.id
  `.execute(db)
}

/** Of all the user's tasks, without the credential. */
export async function listTaskRows(db: Db, userId: string) {
  return db
    .selectFrom('gacha_task')
    .select(['id', 'game_id', 'uid', 'status', 'failure', 'created_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}
