import { DAY_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import { holdUser } from '#server/db/hold-user'
import type { Deps } from '#server/deps'
import type { Seal } from '#server/platform/secrets/seal'
import { deleteExpiredPreviews } from './file/preview.queries.ts'
import { importJobName } from './import/start-import.service.ts'
import { deleteTasksEndedBefore } from './import/task.queries.ts'
import { endStuckTasks } from './import/task.service.ts'
import { deleteAccountRows, listRevokedBefore, lockAccount } from './ledger/account.queries.ts'
import { deleteUndoingsBefore } from './ledger/import.queries.ts'
import { UNDOABLE_MS } from './ledger/merge.service.ts'
import type { OwnedAccount } from './ledger/owned-account.ts'
import { deleteLapsedPulls } from './ledger/removed-pull.queries.ts'

const TASK_KEPT_MS = 7 * DAY_MS

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'ledgerLimits'> & { readonly seal: Pick<Seal, 'keyId'> }

/** Erases what can come back no longer, and ends tasks that no process will work on. (LEDGER-4, LEDGER-5, LEDGER-6, IMPORT-11) */
export async function sweepExpiredPulls({ db, clock, ledgerLimits, seal }: SweepDeps): Promise<void> {
  const now = new Date(clock.now())
  const ago = (ms: number) => new Date(clock.now() - ms)
  await endStuckTasks({ db, clock, ledgerLimits }, { jobName: importJobName(seal) })
  await deleteTasksEndedBefore(db, ago(TASK_KEPT_MS))
  await deleteExpiredPreviews(db, now)
  await deleteLapsedPulls(db, now)
  await deleteUndoingsBefore(db, now)
  for (const key of await listRevokedBefore(db, ago(UNDOABLE_MS))) {
    await db.transaction().execute((transaction) => eraseRevoked(transaction, key, ago(UNDOABLE_MS)))
  }
}

/** Unless it has come back since it was found. (LEDGER-6) */
async function eraseRevoked(transaction: Db, key: OwnedAccount, limit: Date): Promise<void> {
  await holdUser(transaction, { id: key.userId, sessionId: null })
  const account = await lockAccount(transaction, key)
  if (!account || account.revokedAt === null || account.revokedAt >= limit) return
  await deleteAccountRows(transaction, key)
}
