import type { Evidence } from '@ephemeris/core/gacha/coverage/coverage'
import type { Pull } from '@ephemeris/core/gacha/pull'
import type { Db } from '#server/db/client'
import type { TaskKey } from './task.queries.ts'

export interface StagedPage {
  readonly poolId: string
  /** From 0. */
  readonly page: number
  readonly pulls: readonly Pull[]
  /** How many of them the ledger does not know. */
  readonly added: number
  /** Where the next page begins. */
  readonly endId: string
  /** When the pool's first page was asked. */
  readonly startedAt: Date
  /** `null`: there is more to come. */
  readonly proof: Evidence | null
}

export async function insertPage(transaction: Db, { userId, taskId }: TaskKey, staged: StagedPage): Promise<void> {
  const { poolId, page, pulls, added, endId, startedAt, proof } = staged
  if (pulls.length > 0) {
    await transaction
      .insertInto('gacha_task_page')
      .values({ user_id: userId, task_id: taskId, pool_id: poolId, page, pulls: JSON.stringify(pulls) })
      .execute()
  }
  await transaction
    .updateTable('gacha_task_pool')
    .set((pool) => ({
      fetched: pool('fetched', '+', pulls.length),
      added: pool('added', '+', added),
      pages: page + 1,
      end_id: endId,
      started_at: startedAt,
      proof: proof && JSON.stringify(proof),
    }))
    .where('user_id', '=', userId)
    .where('task_id', '=', taskId)
    .where('pool_id', '=', poolId)
    .execute()
}

/** Of the given pools, in the order in which they came. */
export async function listStagedPulls(
  db: Db,
  { userId, taskId }: TaskKey,
  poolIds: readonly string[],
): Promise<readonly Pull[]> {
  if (poolIds.length === 0) return []
  const rows = await db
    .selectFrom('gacha_task_page')
    .select('pulls')
    .where('user_id', '=', userId)
    .where('task_id', '=', taskId)
    .where('pool_id', 'in', poolIds)
    .orderBy('pool_id')
    .orderBy('page')
    .execute()
  return rows.flatMap(({ pulls }) => pulls)
}
