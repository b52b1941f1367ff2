import { mergePulls } from '@ephemeris/core/gacha/merging/merge-pulls'
import { itemKey, type Pull } from '@ephemeris/core/gacha/pull'
import { hasIdLength } from '@ephemeris/core/gacha/rows/game-id'
import type { LedgerPull } from './ledger-pull.ts'

/** What rows must share so that one can represent another. */
export function groupOf(pull: Pull): string {
  return `${pull.time} ${itemKey(pull)}`
}

/**
 * Decides again which rows represent which, in groups that have changed: first rows of the game among each other,
 * then rows without an id. (LEDGER-4)
 *
 * @returns the rows whose representative has changed
 */
export function reassignAbsorbed(rows: readonly LedgerPull[], groups: ReadonlySet<string>): readonly LedgerPull[] {
  const touched = rows.filter(({ pull }) => groups.has(groupOf(pull)))
  if (!touched.some(({ pull, isAbsorbed }) => isAbsorbed || !hasIdLength(pull.id))) return []

  const own = rows.filter(({ pull }) => hasIdLength(pull.id))
  const derived = touched.filter(({ pull }) => !hasIdLength(pull.id))
  const absorbed = touched.filter(({ pull, isAbsorbed }) => isAbsorbed && hasIdLength(pull.id))
  const ofGame = mergePulls(pullsOf(own.filter(({ isAbsorbed }) => !isAbsorbed)), pullsOf(absorbed))
  const live = new Set(mergePulls(ofGame.pulls, pullsOf(derived)).pulls.map(({ id }) => id))
  return [...derived, ...absorbed]
    .map((row) => ({ ...row, isAbsorbed: !live.has(row.pull.id) }))
    .filter(({ isAbsorbed }, index) => isAbsorbed !== [...derived, ...absorbed][index]?.isAbsorbed)
}

function pullsOf(rows: readonly LedgerPull[]): readonly Pull[] {
  return rows.map(({ pull }) => pull)
}
