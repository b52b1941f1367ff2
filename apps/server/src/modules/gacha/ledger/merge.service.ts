import type { LedgerKind } from '@ephemeris/contract/gacha/gacha-ledger'
import type { PullConflict } from '@ephemeris/core/gacha/merging/merge-pulls'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import { DAY_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import { holdUser } from '#server/db/hold-user'
import type { Deps } from '#server/deps'
import { newId } from '#server/platform/secrets/tokens'
import { yieldToEventLoop } from '#server/platform/timers'
import type { LedgerPull } from '../merging/ledger-pull.ts'
import { mergeRowsInParts } from '../merging/merge-rows.ts'
import { findPullAccount, lockOrInsertAccount, updateAccount } from './account.queries.ts'
import { evidenceIn, withDoubts } from './coverage.service.ts'
import { insertImport, type LedgerRow, listLedger, type PoolEvidence } from './import.queries.ts'
import { lockLedger, measureLedger } from './ledger-size.queries.ts'
import type { OwnedAccount } from './owned-account.ts'
import { countByPool, upsertPulls } from './pull.queries.ts'
import { listRemovedPulls } from './removed-pull.queries.ts'
import { requireCapacity } from './require-capacity.ts'
import { holdingOf, overlapOf, undoRemoval } from './undo-removal.service.ts'

/** How long an import, a clearing or a revocation can be undone. */
export const UNDOABLE_MS = 7 * DAY_MS

export type LedgerDeps = Pick<Deps, 'clock' | 'ledgerLimits'>

export interface NewImport {
  readonly kind: Extract<LedgerKind, 'official' | 'file'>
  /** Each pull once. */
  readonly pulls: readonly Pull[]
  readonly evidence: PoolEvidence
}

export interface MergedImport {
  readonly importId: string
  /** By what the account is larger now. */
  readonly added: readonly Pull[]
  readonly known: number
  /** Other pulls of the account have their ids: these were not stored. */
  readonly conflicting: readonly PullConflict[]
  /** Of the account, now. */
  readonly total: number
}

/**
 * Brings an import into the ledger, as one part of the caller's transaction: all of it or nothing. Two imports of one
 * account take turns. An account that was taken off the list comes back with what it had. (LEDGER-2, LEDGER-3)
 *
 * @throws AppError LEDGER_FULL (LEDGER-15)
 */
export async function mergeImport(
  transaction: Db,
  { clock, ledgerLimits }: LedgerDeps,
  key: OwnedAccount,
  { kind, pulls, evidence }: NewImport,
): Promise<MergedImport> {
  const at = new Date(clock.now())
  await holdUser(transaction, { id: key.userId, sessionId: null })
  await lockLedger(transaction, key.userId)
  const { importsMade, revokedAt } = await lockOrInsertAccount(transaction, key, at)
  const ledger = await listLedger(transaction, key)
  const revocation = revokedAt === null ? undefined : revocationIn(ledger, at)
  if (revocation) await undoRemoval(transaction, key, { removal: revocation, ledger, at })

  const number = importsMade + 1
  const incoming: LedgerPull[] = pulls.map((pull) => ({
    pull,
    imports: [number],
    isOfficial: kind === 'official',
    isAbsorbed: false,
  }))
  const present = await overlapOf(transaction, key, pulls)
  const size = await measureLedger(transaction, key)
  requireCapacity(ledgerLimits, size, { pulls: 0, poolIds: poolsOf(pulls), uids: 0, at })
  if (importsMade === 0)
    requireCapacity(ledgerLimits, { ...size, uidsOfUser: size.uidsOfUser - 1 }, { pulls: 0, poolIds: [], uids: 1, at })
  const presentKeys = new Set(present.map(({ pull }) => pullKey(pull)))
  const totalBefore = await countPulls(transaction, key)
  const added: Pull[] = []
  const conflicting: PullConflict[] = []
  let [known, fresh, joined] = [0, 0, 0]
  for (const { merge, rows } of mergeRowsInParts(present, incoming, {
    settledBelow: settledBelow(ledger, at) ?? number,
  })) {
    fresh += rows.filter(({ pull }) => !presentKeys.has(pullKey(pull))).length
    requireCapacity(ledgerLimits, size, { pulls: fresh, poolIds: [], uids: 0, at })
    await upsertPulls(transaction, key, rows)
    for (const pull of merge.added) added.push(pull)
    for (const conflict of merge.conflicting) conflicting.push(conflict)
    known += merge.known
    joined += merge.joined
    await yieldToEventLoop()
  }

  const importId = newId('gi')
  await insertImport(transaction, key, {
    ...{ id: importId, number, kind, madeAt: at, undoneAt: null },
    evidence: withDoubts(key, evidence, conflicting),
    ...{ added: added.length, removed: 0, undoableUntil: new Date(at.getTime() + UNDOABLE_MS) },
  })
  await updateAccount(transaction, key, { importsMade: number, changedAt: at, revokedAt: null })
  const total = await countPulls(transaction, key)
  // The ledger itself is asked: an answer that it contradicts is no answer. (LEDGER-3)
  if (total !== totalBefore + added.length - joined || added.length + known + conflicting.length !== pulls.length) {
    throw new RangeError(
      `import of ${pulls.length}: ${added.length} new, ${known} known, ${conflicting.length} conflicting, ` +
        `and ${joined} that were one; the ledger had ${totalBefore} and has ${total}`,
    )
  }
  return { importId, added, known, conflicting, total }
}

async function countPulls(transaction: Db, key: OwnedAccount): Promise<number> {
  return [...(await countByPool(transaction, key)).values()].reduce((sum, count) => sum + count, 0)
}

function poolsOf(pulls: readonly Pick<Pull, 'poolId'>[]): ReadonlySet<string> {
  return new Set(pulls.map(({ poolId }) => poolId))
}

/**
 * What an import of this account would find: the pulls and proofs that come back with one that was taken off the list.
 */
export async function removedRowsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: OwnedAccount,
): Promise<{ rows: readonly LedgerPull[]; evidence: readonly PoolEvidence[] }> {
  const account = await findPullAccount(db, key)
  const ledger = await listLedger(db, key)
  const at = new Date(clock.now())
  const revocation = account && account.revokedAt !== null ? revocationIn(ledger, at) : undefined
  if (!revocation) return { rows: [], evidence: evidenceIn(ledger) }
  const rows = holdingOf(await listRemovedPulls(db, key, revocation.id), ledger)
  return { rows, evidence: evidenceIn(ledger.filter((row) => row !== revocation)) }
}

function revocationIn(ledger: readonly LedgerRow[], at: Date): LedgerRow | undefined {
  return ledger.find((row) => row.kind === 'revoke' && isUndoable(row, at))
}

export function isUndoable({ undoneAt, undoableUntil }: LedgerRow, now: Date): boolean {
  return undoneAt === null && undoableUntil > now
}

/** The smallest number that can be undone; `null`: none. @param ledger the newest first */
function settledBelow(ledger: readonly LedgerRow[], now: Date): number | null {
  return ledger.findLast((row) => isUndoable(row, now))?.number ?? null
}
