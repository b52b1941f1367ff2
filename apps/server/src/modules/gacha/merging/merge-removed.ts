import type { LedgerPull } from './ledger-pull.ts'
import { mergeRows } from './merge-rows.ts'
import { groupOf, reassignAbsorbed } from './reassign-absorbed.ts'

interface MergedRemoval {
  /** Rows that are to be written. */
  readonly rows: readonly LedgerPull[]
  /** How many pulls there are more than before. */
  readonly restored: number
}

/**
 * Brings back what a removal took away, into whatever has come since. (LEDGER-5)
 *
 * @param stored all rows that share an id or a time with a removed one
 */
export function mergeRemoved(stored: readonly LedgerPull[], removed: readonly LedgerPull[]): MergedRemoval {
  const after = new Map(stored.map((row) => [row.pull.id, row]))
  const written = new Map<string, LedgerPull>()
  const write = (row: LedgerPull) => {
    after.set(row.pull.id, row)
    written.set(row.pull.id, row)
  }
  const live = removed.filter(({ isAbsorbed }) => !isAbsorbed)
  for (const row of mergeRows(stored, live, 0).rows) write(row)
  for (const row of removed.filter(({ isAbsorbed }) => isAbsorbed)) {
    const present = after.get(row.pull.id)
    if (!present) write(row)
    else write({ ...present, imports: [...new Set([...present.imports, ...row.imports])].sort((a, b) => a - b) })
  }
  const groups = new Set(removed.filter(({ isAbsorbed }) => isAbsorbed).map(({ pull }) => groupOf(pull)))
  for (const row of reassignAbsorbed([...after.values()], groups)) write(row)
  return { rows: [...written.values()], restored: countLive(after.values()) - countLive(stored) }
}

function countLive(rows: Iterable<LedgerPull>): number {
  return [...rows].filter(({ isAbsorbed }) => !isAbsorbed).length
}
