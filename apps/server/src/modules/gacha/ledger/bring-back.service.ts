import type { Pull } from '@ephemeris/core/gacha/pull'
import type { Db } from '#server/db/client'
import type { AccountKey } from './account.ts'
import { type LedgerRow, markUndone } from './import.queries.ts'
import { listOverlap, upsertPulls } from './pull.queries.ts'
import { takeRemovedPulls } from './removed-pull.queries.ts'
import { restore } from './restore.ts'
import type { StoredPull } from './stored-pull.ts'

interface BringBack {
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
export async function bringBack(transaction: Db, key: AccountKey, { removal, ledger, at }: BringBack): Promise<number> {
  const rows = holdingOf(await takeRemovedPulls(transaction, key, removal.id), ledger)
  await markUndone(transaction, key.userId, { id: removal.id, at })
  const stored = await overlapOf(
    transaction,
    key,
    rows.map(({ pull }) => pull),
  )
  const result = restore(stored, rows)
  await upsertPulls(transaction, key, result.rows)
  return result.restored
}

/** Removed rows but for those whose imports have been undone. */
export function holdingOf(removed: readonly StoredPull[], ledger: readonly LedgerRow[]): readonly StoredPull[] {
  const undone = new Set(ledger.filter(({ undoneAt }) => undoneAt !== null).map(({ number }) => number))
  const official = new Set(officialNumbers(ledger))
  return removed.flatMap((row): StoredPull[] => {
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
export async function overlapOf(db: Db, key: AccountKey, pulls: readonly Pull[]): Promise<readonly StoredPull[]> {
  const times = pulls.map(({ time }) => time).sort()
  const [from, to] = [times[0], times.at(-1)]
  if (from === undefined || to === undefined) return []
  return listOverlap(db, key, { ids: pulls.map(({ id }) => id).join('\n'), from, to })
}
