import { AppError } from '@ephemeris/contract/errors'
import type { ImportResult, TaskFailure } from '@ephemeris/contract/gacha/gacha-import'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import type { Db } from '#server/db/client'
import { holdUser } from '#server/db/hold-user'
import { withSavepoint } from '#server/db/savepoint'
import type { LogRow } from '#server/db/schema/schema-gacha'
import type { Deps } from '#server/deps'
import { findPullAccount } from '../ledger/account.queries.ts'
import { evidenceOfLog } from '../ledger/coverage.service.ts'
import { type LedgerDeps, mergeImport } from '../ledger/merge.service.ts'
import { isUnread } from '../log-row.ts'
import { listStagedRows, writeAdded } from './page.queries.ts'
import { endTask, findTask, listTaskPools, lockRunningTask, type TaskKey } from './task.queries.ts'

/** After these nothing of the log is believed. */
const WORTHLESS: readonly (TaskFailure | null)[] = ['mixed_uids', 'wrong_game']

/**
 * Brings the pools that were read to their end into the ledger and ends the task, both or neither. A pool that was not
 * would leave a hole, and pulls for which there is no room are left out whole. (IMPORT-8, LEDGER-15)
 *
 * @returns how the task has ended; `null`: whole, or it had ended before
 */
export async function finish(
  transaction: Db,
  deps: LedgerDeps,
  key: TaskKey,
  failure: TaskFailure | null,
): Promise<TaskFailure | null> {
  const task = (await lockRunningTask(transaction, key)) ? await findTask(transaction, key) : null
  if (!task || task.sealedLink === null) return null
  const pools = await listTaskPools(transaction, key)
  const proofs = pools.flatMap(({ poolId, proof }) => (proof === null ? [] : [[poolId, proof] as const]))

  let result: ImportResult = { added: 0, known: 0, conflicting: 0, total: 0, skipped: [] }
  let refusal = failure
  if (task.uid !== null && proofs.length > 0 && !WORTHLESS.includes(failure)) {
    const poolIds = proofs.map(([poolId]) => poolId)
    const staged = await listStagedRows(transaction, key, poolIds)
    const pulls = [...staged.values()].flat().filter((row): row is Pull => !isUnread(row))
    const account = { userId: key.userId, gameId: task.gameId, uid: task.uid }
    // A log of which nothing can be read says nothing, and not that the account is empty.
    if (pulls.length === 0 && staged.size > 0) refusal ??= 'upstream_garbled'
    // A log without a pull says something about an account that is known, and makes none that is not. (IMPORT-14)
    else if (pulls.length > 0 || (await findPullAccount(transaction, account)) !== null) {
      const evidence = evidenceOfLog(account, Object.fromEntries(proofs), staged)
      const merged = await withSavepoint(transaction, () =>
        mergeImport(transaction, deps, account, { kind: 'official', pulls, evidence }),
      ).catch(nullIfFull)
      if (merged === null) refusal = 'ledger_full'
      else {
        const { added, known, conflicting, total } = merged
        await writeAdded(transaction, key, addedByPool(staged, added))
        result = { added: added.length, known, conflicting: conflicting.length, total, skipped: skippedIn(staged) }
      }
    }
  }
  const at = new Date(deps.clock.now())
  await endTask(transaction, key, { failure: refusal, result: refusal === null ? result : null, at })
  return refusal
}

/** What the pools that were asked brought to the ledger; a pull that two of them list counts for the first. */
function addedByPool(
  staged: ReadonlyMap<string, readonly LogRow[]>,
  added: readonly Pull[],
): ReadonlyMap<string, number> {
  const left = new Set(added.map(pullKey))
  return new Map(
    [...staged].map(([poolId, rows]) => [
      poolId,
      rows.filter((row) => !isUnread(row) && left.delete(pullKey(row))).length,
    ]),
  )
}

/** Each with the pull before it, the next older one: many of them have no time themselves. */
function skippedIn(staged: ReadonlyMap<string, readonly LogRow[]>): ImportResult['skipped'] {
  return [...staged].flatMap(([poolId, rows]) =>
    rows.flatMap((row, at) => {
      if (!isUnread(row)) return []
      const older = rows.slice(at).find((one): one is Pull => !isUnread(one))
      return [{ poolId, fault: row.fault, after: older?.time ?? null }]
    }),
  )
}

function nullIfFull(error: unknown): null {
  if (error instanceof AppError && error.code === 'LEDGER_FULL') return null
  throw error
}

/**
 * The same for a task on which no process works, unless one does: whatever keeps the pools out of the ledger does not
 * keep the task from ending. (IMPORT-11)
 */
export async function finishEarly(
  deps: Pick<Deps, 'db'> & LedgerDeps,
  key: TaskKey,
  { failure, isIdle }: { failure: TaskFailure; isIdle: (transaction: Db) => Promise<boolean> },
): Promise<void> {
  const { db, clock } = deps
  try {
    await db.transaction().execute(async (transaction) => {
      await holdUser(transaction, { id: key.userId, sessionId: null })
      if (await isIdle(transaction)) await finish(transaction, deps, key, failure)
    })
  } catch (error) {
    const ending = { failure, result: null, at: new Date(clock.now()) }
    await db.transaction().execute(async (transaction) => {
      if (await isIdle(transaction)) await endTask(transaction, key, ending)
    })
    throw error
  }
}
