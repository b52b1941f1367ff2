import { mergePulls } from '@ephemeris/core/gacha/merging/merge-pulls'
import { isNamedPull, secondOf } from '@ephemeris/core/gacha/merging/settle-second'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { hasIdLength } from '@ephemeris/core/gacha/rows/game-id'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import type { LedgerPull } from './ledger-pull.ts'

/**
 * Decides again which rows represent which, in the seconds of rows that have changed: first rows of the game among each
 * other, then rows without an id, and last those of unknown items, import by import. (LEDGER-4)
 *
 * @returns the rows of which it is decided otherwise now
 */
export function reassignAbsorbed(
  rows: readonly LedgerPull[],
  changed: readonly Pick<LedgerPull, 'pull'>[],
): readonly LedgerPull[] {
  const seconds = new Set(changed.map(({ pull }) => secondOf(pull)))
  const touched = rows.filter(({ pull }) => seconds.has(secondOf(pull)))
  if (!touched.some(({ pull, isAbsorbed }) => isAbsorbed || !hasIdLength(pull.id))) return []

  const views: Pull[][] = [[], [], []]
  const nameless = new Map<number, Pull[]>()
  for (const { pull, imports, isAbsorbed } of touched) {
    const view = hasIdLength(pull.id) ? Number(isAbsorbed) : 2
    if (isNamedPull(pull)) views[view]?.push(pull)
    else for (const number of imports) nameless.set(number, [...(nameless.get(number) ?? []), pull])
  }
  const ordered = [...nameless].sort(([a], [b]) => a - b).map(([, view]) => view)
  const whole = [...views, ...ordered].reduce<readonly Pull[]>((all, view) => mergePulls(all, view).pulls, [])
  const live = new Set(whole.map(pullKey))
  return touched.flatMap((row) => {
    const isAbsorbed = !live.has(pullKey(row.pull))
    return isAbsorbed === row.isAbsorbed ? [] : [{ ...row, isAbsorbed }]
  })
}
