import { AppError } from '@ephemeris/contract/errors'
import type { LedgerEntry, Undoing } from '@ephemeris/contract/gacha/gacha-ledger'
import type { LedgerLimits } from '@ephemeris/contract/gacha/ledger-limits'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { uigfPoolOf } from '@ephemeris/core/gacha/rows/uigf-pool'
import { instant } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import { holdUser, type Writer } from '#server/db/hold-user'
import type { Limit } from '#server/db/limits/rate-limits'
import type { Deps } from '#server/deps'
import type { HeavyCaller } from '#server/platform/processes/heavy-work'
import { requireNoTask } from '../import/running-task.service.ts'
import { findPullAccount, lockAccount, updateAccount } from '../ledger/account.queries.ts'
import {
  countUndoneIds,
  deleteOldUndoings,
  findImport,
  findUndoing,
  type LedgerRow,
  listLedger,
  markUndone,
} from '../ledger/import.queries.ts'
import { holdsManyPulls, lockLedger, measureLedger } from '../ledger/ledger-size.queries.ts'
import { isUndoable, type LedgerDeps } from '../ledger/merge.service.ts'
import type { OwnedAccount } from '../ledger/owned-account.ts'
import { deletePulls, listPullsOfImport, upsertPulls } from '../ledger/pull.queries.ts'
import { requireCapacity } from '../ledger/require-capacity.ts'
import { officialNumbers, overlapOf, undoRemoval } from '../ledger/undo-removal.service.ts'
import { subtractImport } from '../merging/subtract-import.ts'

/** Of all answers of one user that are stored: as many as one user has pulls. */
const MAX_STORED_IDS = 300_000
/** From this many on, a repeated answer is heavy work. */
const MANY_IDS = 5000
/** In thousands of ids: the largest answer, six times. */
export const REPEATED_ANSWERS: Limit = { name: 'repeated undo answers', points: 1000, seconds: 3600 }

/**
 * What has changed an account's pulls, the newest first; of a revoked one too, as long as that can be undone.
 * (LEDGER-4)
 */
export async function ledgerOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  account: PullAccount,
): Promise<readonly LedgerEntry[]> {
  const key = { ...account, userId }
  if ((await findPullAccount(db, key)) === null) throw new AppError('RECORDS_ABSENT')
  const now = new Date(clock.now())
  return (await listLedger(db, key)).map((row) => ({
    importId: row.id,
    kind: row.kind,
    at: instant(row.madeAt.getTime()),
    added: row.added,
    removed: row.removed,
    undoableUntil: isUndoable(row, now) ? instant(row.undoableUntil.getTime()) : null,
    undoneAt: row.undoneAt === null ? null : instant(row.undoneAt.getTime()),
  }))
}

/** Undoes one entry of the ledger; an undo cannot be undone. (LEDGER-4, LEDGER-5, LEDGER-6) */
export async function undoEntry(
  deps: Pick<Deps, 'db' | 'heavyWork' | 'limits'> & LedgerDeps,
  writer: Writer & HeavyCaller,
  importId: string,
): Promise<Undoing> {
  const userId = writer.id
  const found = await findImport(deps.db, userId, importId)
  if (!found) throw new AppError('NOT_FOUND')
  // A client that missed the answer asks again.
  if (found.undoneAt !== null) return repeatAnswer(deps, writer, importId)
  await requireNoTask(deps.db, userId)
  const undo = () => undoFound(deps, writer, found)
  return (await holdsManyPulls(deps.db, userId)) ? deps.heavyWork.run('file', writer, undo) : undo()
}

/** An answer may name as many pulls as an account has, so repeating it counts by its size. (LEDGER-19) */
async function repeatAnswer(
  { db, heavyWork, limits }: Pick<Deps, 'db' | 'heavyWork' | 'limits'>,
  caller: HeavyCaller,
  importId: string,
): Promise<Undoing> {
  const ids = await countUndoneIds(db, caller.id, importId)
  await limits.take(REPEATED_ANSWERS, caller.id, Math.ceil((ids + 1) / 1000))
  const answer = () => undoingOf(db, caller.id, importId)
  return ids >= MANY_IDS ? heavyWork.run('file', caller, answer) : answer()
}

/** What undoing it answered; nothing after a week. */
async function undoingOf(db: Db, userId: string, importId: string): Promise<Undoing> {
  return (await findUndoing(db, userId, importId)) ?? { removedIds: [], removedPools: [], restored: 0 }
}

async function undoFound(
  { db, clock, ledgerLimits }: Pick<Deps, 'db'> & LedgerDeps,
  writer: Writer,
  { id: importId, ...found }: Pick<LedgerRow, 'id'> & PullAccount,
): Promise<Undoing> {
  return db.transaction().execute(async (transaction) => {
    const at = new Date(clock.now())
    const userId = writer.id
    const key: OwnedAccount = { userId, gameId: found.gameId, uid: found.uid }
    await holdUser(transaction, writer)
    await lockLedger(transaction, userId)
    const account = await lockAccount(transaction, key)
    const ledger = await listLedger(transaction, key)
    const entry = ledger.find(({ id }) => id === importId)
    if (!account || !entry) throw new AppError('NOT_FOUND')
    if (entry.undoneAt !== null) return undoingOf(transaction, userId, importId)
    if (!isUndoable(entry, at)) throw new AppError('NOT_FOUND')

    const undoing = isRemoval(entry)
      ? {
          ...{ removedIds: [], removedPools: [] },
          restored: await restoreWithin(ledgerLimits, transaction, { key, removal: entry, ledger, at }),
        }
      : await undoMerge(transaction, key, { entry, ledger, at })
    const revokedAt = entry.kind === 'revoke' ? null : account.revokedAt
    await updateAccount(transaction, key, { importsMade: account.importsMade, changedAt: at, revokedAt })
    return undoing
  })
}

/** @throws AppError LEDGER_FULL where what comes back and what has come since are too much together (LEDGER-15) */
async function restoreWithin(
  limits: LedgerLimits,
  transaction: Db,
  { key, ...removal }: Parameters<typeof undoRemoval>[2] & { readonly key: OwnedAccount },
): Promise<number> {
  const restored = await undoRemoval(transaction, key, removal)
  const { pullsOfUid, ...size } = await measureLedger(transaction, key)
  requireCapacity(
    limits,
    { ...size, pullsOfUid: pullsOfUid - restored },
    { pulls: restored, poolIds: [], uids: 0, at: removal.at },
  )
  return restored
}

function isRemoval({ kind }: Pick<LedgerRow, 'kind'>): boolean {
  return kind === 'clear' || kind === 'revoke'
}

interface UndoMerge {
  readonly entry: LedgerRow
  readonly ledger: readonly LedgerRow[]
  readonly at: Date
}

async function undoMerge(transaction: Db, key: OwnedAccount, { entry, ledger, at }: UndoMerge): Promise<Undoing> {
  const official = new Set(officialNumbers(ledger.filter(({ id }) => id !== entry.id)))
  const imported = await listPullsOfImport(transaction, key, entry.number)
  const stored = await overlapOf(transaction, key, imported)
  const { gone, rows, removed, restored } = subtractImport(stored, entry.number, official)
  await deletePulls(transaction, key, gone)
  await upsertPulls(transaction, key, rows)
  const undoing = {
    removedIds: removed.map(({ id }) => id),
    removedPools: removed.map(({ poolId }) => uigfPoolOf(poolId)),
    restored,
  }
  await markUndone(transaction, key.userId, { id: entry.id, at, undoing })
  await deleteOldUndoings(transaction, key.userId, { ids: MAX_STORED_IDS, keptId: entry.id })
  return undoing
}
