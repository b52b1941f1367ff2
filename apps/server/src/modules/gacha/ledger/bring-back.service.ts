import type { Db } from '#server/db/client'
import type { AccountKey } from './account.ts'
import { type LedgerRow, markUndone } from './import.queries.ts'
import { listOverlap, upsertPulls } from './pull.queries.ts'
import { takeRemovedPulls } from './removed-pull.queries.ts'
import type { StoredPull } from './stored-pull.ts'
import { weave } from './weave.ts'

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
  const undone = new Set(ledger.filter(({ undoneAt }) => undoneAt !== null).map(({ number }) => number))
  const official = new Set(officialNumbers(ledger))
  const removed = await takeRemovedPulls(transaction, key, removal.id)
  const rows = removed.flatMap((row): StoredPull[] => {
    if (!row.imports.some((number) => undone.has(number))) return [row]
    const imports = row.imports.filter((number) => !undone.has(number))
    return imports.length === 0 ? [] : [{ ...row, imports, isOfficial: imports.some((number) => official.has(number)) }]
  })
  await markUndone(transaction, key.userId, { id: removal.id, at })
  return weaveIn(transaction, key, rows)
}

/** Numbers of the imports that came from the games themselves and hold. */
export function officialNumbers(ledger: readonly LedgerRow[]): readonly number[] {
  return ledger.filter(({ kind, undoneAt }) => kind === 'official' && undoneAt === null).map(({ number }) => number)
}

/** @returns how many pulls there are more than before */
export async function weaveIn(transaction: Db, key: AccountKey, rows: readonly StoredPull[]): Promise<number> {
  const times = rows.map(({ pull }) => pull.time).sort()
  const [from, to] = [times[0], times.at(-1)]
  if (from === undefined || to === undefined) return 0
  const known = await listOverlap(transaction, key, { ids: rows.map(({ pull }) => pull.id), from, to })
  const { merge, rows: written } = weave(known, rows, 0)
  await upsertPulls(transaction, key, written)
  return merge.added.length - merge.replaced.length
}
