import type { Evidence } from '@ephemeris/core/gacha/coverage/coverage'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import type { Db } from '#server/db/client'
import type { LogRow } from '#server/db/schema/schema-gacha'
import type { TaskKey } from './task.queries.ts'

export interface StagedPage {
  readonly poolId: string
  /** From 0. */
  readonly page: number
  readonly rows: readonly LogRow[]
  /** How many of them are pulls. */
  readonly fetched: number
  /** How many of these the ledger does not know yet. */
  readonly added: number
  /** Where the next page begins. */
  readonly endId: string
  /** When the pool's first page was asked. */
  readonly startedAt: Date
  /** `null`: there is more to come. */
  readonly proof: Evidence | null
}

export async function insertPage(transaction: Db, { userId, taskId }: TaskKey, staged: StagedPage): Promise<void> {
  const { poolId, page, rows, fetched, added, endId, startedAt, proof } = staged
  if (rows.length > 0) {
    await transaction
      .insertInto('gacha_task_page')
      .values({ user_id: userId, task_id: taskId, pool_id: poolId, page, pulls: JSON.stringify(rows) })
      .execute()
  }
  await transaction
    .updateTable('gacha_task_pool')
    .set((pool) => ({
      fetched: pool('fetched', '+', fetched),
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

/** How many pulls of each pool the ledger has taken; while a log is read, that is an estimate. */
export async function writeAdded(
  transaction: Db,
  { userId, taskId }: TaskKey,
  addedByPool: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [poolId, added] of addedByPool) {
    await transaction
      .updateTable('gacha_task_pool')
      .set({ added })
      .where('user_id', '=', userId)
      .where('task_id', '=', taskId)
      .where('pool_id', '=', poolId)
      .execute()
  }
}

/** Of the given pools, each in the order in which its log lists it. */
export async function listStagedRows(
  db: Db,
  { userId, taskId }: TaskKey,
  poolIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LogRow[]>> {
  if (poolIds.length === 0) return new Map()
  const pages = await db
    .selectFrom('gacha_task_page')
    .select(['pool_id as poolId', 'pulls as rows'])
    .where('user_id', '=', userId)
    .where('task_id', '=', taskId)
    .where('pool_id', 'in', poolIds)
    .orderBy('pool_id')
    .orderBy('page')
    .execute()
  return new Map(
    [...groupBy(pages, ({ poolId }) => poolId)].map(([pool, own]) => [pool, own.flatMap(({ rows }) => rows)]),
  )
}
