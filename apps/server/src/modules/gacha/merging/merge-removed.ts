import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import type { LedgerPull } from './ledger-pull.ts'
import { mergeRows } from './merge-rows.ts'
import { reassignAbsorbed } from './reassign-absorbed.ts'

interface MergedRemoval {
  /** Rows that are to be written. */
  readonly rows: readonly LedgerPull[]
  /** How many pulls there are more than before. */
  readonly restored: number
}

/**
 * Brings back what a removal took away, into whatever has come since. (LEDGER-5)
 *
 * @param stored all rows that share an identity or a time with a removed one
 */
export function mergeRemoved(stored: readonly LedgerPull[], removed: readonly LedgerPull[]): MergedRemoval {
  const after = new Map(stored.map((row) => [pullKey(row.pull), row]))
  const written = new Map<string, LedgerPull>()
  const write = (row: LedgerPull) => {
    after.set(pullKey(row.pull), row)
    written.set(pullKey(row.pull), row)
  }
  const live = removed.filter(({ isAbsorbed }) => !isAbsorbed)
  for (const row of mergeRows(stored, live, 0).rows) write(row)
  for (const row of removed.filter(({ isAbsorbed }) => isAbsorbed)) {
    const present = after.get(pullKey(row.pull))
    if (!present) write(row)
    else write({ ...present, imports: [...new Set([...present.imports, ...row.imports])].sort((a, b) => a - b) })
  }
  const absorbed = removed.filter(({ isAbsorbed }) => isAbsorbed)
  for (const row of reassignAbsorbed([...after.values()], absorbed)) write(row)
  return { rows: [...written.values()], restored: countLive(after.values()) - countLive(stored) }
}

function countLive(rows: Iterable<LedgerPull>): number {
  return [...rows].filter(({ isAbsorbed }) => !isAbsorbed).length
}
