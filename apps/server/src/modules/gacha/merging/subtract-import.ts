import type { Pull } from '@ephemeris/core/gacha/pull'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import type { LedgerPull } from './ledger-pull.ts'
import { reassignAbsorbed } from './reassign-absorbed.ts'

interface Subtraction {
  /** Rows that nothing brings any more. */
  readonly gone: readonly Pull[]
  /** Rows that are to be written. */
  readonly rows: readonly LedgerPull[]
  /** Pulls that counted before and do not now. */
  readonly removed: readonly Pull[]
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
  const before = new Map(stored.map((row) => [pullKey(row.pull), row]))
  const after = new Map(before)
  const written = new Map<string, LedgerPull>()
  const write = (row: LedgerPull) => {
    after.set(pullKey(row.pull), row)
    written.set(pullKey(row.pull), row)
  }
  for (const row of imported) {
    const imports = row.imports.filter((one) => one !== number)
    if (imports.length === 0) {
      after.delete(pullKey(row.pull))
      continue
    }
    write({ ...row, imports, isOfficial: imports.some((one) => official.has(one)) })
  }
  for (const row of reassignAbsorbed([...after.values()], imported)) write(row)

  const isLive = (row: LedgerPull | undefined) => row !== undefined && !row.isAbsorbed
  return {
    gone: imported.map(({ pull }) => pull).filter((pull) => !after.has(pullKey(pull))),
    rows: [...written.values()],
    removed: stored.flatMap((row) => (isLive(row) && !isLive(after.get(pullKey(row.pull))) ? [row.pull] : [])),
    restored: [...after].filter(([key, row]) => isLive(row) && !isLive(before.get(key))).length,
  }
}
