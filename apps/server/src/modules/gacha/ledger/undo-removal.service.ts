import type { Pull } from '@ephemeris/core/gacha/pull'
import type { Db } from '#server/db/client'
import type { LedgerPull } from '../merging/ledger-pull.ts'
import { mergeRemoved } from '../merging/merge-removed.ts'
import { type LedgerRow, markUndone } from './import.queries.ts'
import type { OwnedAccount } from './owned-account.ts'
import { listOverlap, upsertPulls } from './pull.queries.ts'
import { takeRemovedPulls } from './removed-pull.queries.ts'

interface UndoRemoval {
  /** A clearing or a revocation. */
  readonly removal: LedgerRow
  readonly ledger: readonly LedgerRow[]
  readonly at: Date
}

/**
 * Undoes a removal: its rows are merged into whatever has come since; those whose imports have been undone meanwhile stay
 * away. (LEDGER-5, LEDGER-6)
 *
 * @returns how many pulls there are more than before
 */
export async function undoRemoval(
  transaction: Db,
  key: OwnedAccount,
  { removal, ledger, at }: UndoRemoval,
): Promise<number> {
  const rows = holdingOf(await takeRemovedPulls(transaction, key, removal.id), ledger)
  const stored = await overlapOf(
    transaction,
    key,
    rows.map(({ pull }) => pull),
  )
  const result = mergeRemoved(stored, rows)
  await upsertPulls(transaction, key, result.rows)
  const undoing = { removedIds: [], removedPools: [], restored: result.restored }
  await markUndone(transaction, key.userId, { id: removal.id, at, undoing })
  return result.restored
}

/** Removed rows but for those whose imports have been undone. */
export function holdingOf(removed: readonly LedgerPull[], ledger: readonly LedgerRow[]): readonly LedgerPull[] {
  const undone = new Set(ledger.filter(({ undoneAt }) => undoneAt !== null).map(({ number }) => number))
  const official = new Set(officialNumbers(ledger))
  return removed.flatMap((row): LedgerPull[] => {
    if (!row.imports.some((number) => undone.has(number))) return [row]
    const imports = row.imports.filter((number) => !undone.has(number))
    return imports.length === 0 ? [] : [{ ...row, imports, isOfficial: imports.some((number) => official.has(number)) }]
  })
}

/** Numbers of the imports that came from the games themselves and hold. */
export function officialNumbers(ledger: readonly LedgerRow[]): readonly number[] {
  return ledger.filter(({ kind, undoneAt }) => kind === 'official' && undoneAt === null).map(({ number }) => number)
}

/** The rows with which pulls share an id or a time. */
export async function overlapOf(db: Db, key: OwnedAccount, pulls: readonly Pull[]): Promise<readonly LedgerPull[]> {
  const times = pulls.map(({ time }) => time).sort()
  const [from, to] = [times[0], times.at(-1)]
  if (from === undefined || to === undefined) return []
  return listOverlap(db, key, { ids: pulls.map(({ id }) => id), from, to })
}
