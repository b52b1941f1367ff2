import type { LedgerPull } from './ledger-pull.ts'
import { groupOf, reassignAbsorbed } from './reassign-absorbed.ts'

interface Subtraction {
  /** Rows that nothing brings any more. */
  readonly gone: readonly string[]
  /** Rows that are to be written. */
  readonly rows: readonly LedgerPull[]
  /** Pulls that counted before and do not now. */
  readonly removedIds: readonly string[]
  /** How many pulls count now that did not before. */
  readonly restored: number
}

/**
 * Takes an import away from all that it brought. What something else has brought as well stays. (LEDGER-4)
 *
 * @param stored all rows that share a time with one of the import's
 * @param official numbers of the game's own imports that hold
 */
export function subtractImport(
  stored: readonly LedgerPull[],
  number: number,
  official: ReadonlySet<number>,
): Subtraction {
  const imported = stored.filter(({ imports }) => imports.includes(number))
  const after = new Map(stored.map((row) => [row.pull.id, row]))
  const written = new Map<string, LedgerPull>()
  for (const row of imported) {
    const imports = row.imports.filter((one) => one !== number)
    if (imports.length === 0) {
      after.delete(row.pull.id)
      continue
    }
    const left = { ...row, imports, isOfficial: imports.some((one) => official.has(one)) }
    after.set(row.pull.id, left)
    written.set(row.pull.id, left)
  }
  for (const row of reassignAbsorbed([...after.values()], new Set(imported.map(({ pull }) => groupOf(pull))))) {
    after.set(row.pull.id, row)
    written.set(row.pull.id, row)
  }

  const isLive = (row: LedgerPull | undefined) => row !== undefined && !row.isAbsorbed
  const before = new Map(stored.map((row) => [row.pull.id, row]))
  return {
    gone: imported.map(({ pull }) => pull.id).filter((id) => !after.has(id)),
    rows: [...written.values()],
    removedIds: stored.map(({ pull }) => pull.id).filter((id) => isLive(before.get(id)) && !isLive(after.get(id))),
    restored: [...after.values()].filter((row) => isLive(row) && !isLive(before.get(row.pull.id))).length,
  }
}
