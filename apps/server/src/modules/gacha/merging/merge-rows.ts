import { groupBy } from '@ephemeris/core/gacha/group-by'
import { type Merge, mergePulls } from '@ephemeris/core/gacha/merging/merge-pulls'
import { isSamePull } from '@ephemeris/core/gacha/merging/same-pull'
import { isNamedPull } from '@ephemeris/core/gacha/merging/settle-second'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import type { LedgerPull } from './ledger-pull.ts'

interface MergedRows {
  readonly merge: Merge
  /** Rows to write; each pull occurs once. */
  readonly rows: readonly LedgerPull[]
}

/**
 * Merges pulls into the ledger. A row that another one represents is kept aside, so that it returns when the other
 * one's import is undone. (LEDGER-2, LEDGER-4)
 *
 * @param known all of the account's rows that share an identity or a second with the incoming ones
 * @param settledBelow rows of imports with smaller numbers stay for ever, so that nothing more is noted about them
 */
export function mergeRows(
  known: readonly LedgerPull[],
  incoming: readonly LedgerPull[],
  settledBelow: number,
): MergedRows {
  const stored = new Map(known.map((row) => [pullKey(row.pull), row]))
  const live = known.filter(({ isAbsorbed }) => !isAbsorbed).map(({ pull }) => pull)
  // A row that is kept aside keeps its identity, too.
  const aside = incoming.flatMap(({ pull }) => {
    const present = stored.get(pullKey(pull))
    return present?.isAbsorbed && !isSamePull(present.pull, pull) ? [{ known: present.pull, incoming: pull }] : []
  })
  const isAside = new Set(aside.map((conflict) => conflict.incoming))
  const merged = mergePulls(
    live,
    incoming.map(({ pull }) => pull).filter((pull) => !isAside.has(pull)),
  )
  const merge = { ...merged, conflicting: [...merged.conflicting, ...aside] }
  const after = new Map(merge.pulls.map((pull) => [pullKey(pull), pull]))
  const conflicting = new Set(merge.conflicting.map((conflict) => conflict.incoming))
  const rows = new Map<string, LedgerPull>()

  for (const row of incoming) {
    if (conflicting.has(row.pull)) continue
    const key = pullKey(row.pull)
    const before = stored.get(key)
    const whole = { ...row, pull: after.get(key) ?? row.pull, isAbsorbed: !after.has(key) }
    const next = before ? joined(before, whole, settledBelow) : whole
    if (next) rows.set(key, next)
  }
  for (const pull of merge.replaced) {
    const key = pullKey(pull)
    const before = stored.get(key)
    if (before && !rows.has(key)) rows.set(key, { ...before, isAbsorbed: true })
  }
  for (const pull of merge.changed) {
    const key = pullKey(pull)
    const before = stored.get(key)
    if (before && !rows.has(key)) rows.set(key, { ...before, pull })
  }
  return { merge, rows: [...rows.values()] }
}

/** How many rows, and those of the last one's second, are merged before the event loop has a turn. */
const ROWS_PER_PART = 2000

/**
 * The same part by part: rows meet by their identity or inside their second and nowhere else, so that parts of whole seconds
 * are merged by themselves.
 */
export function* mergeRowsInParts(
  known: readonly LedgerPull[],
  incoming: readonly LedgerPull[],
  { settledBelow, rowsPerPart = ROWS_PER_PART }: { settledBelow: number; rowsPerPart?: number },
): Generator<MergedRows> {
  const byKey = new Map(known.map((row) => [pullKey(row.pull), row]))
  const bySecond = groupBy(known, ({ pull }) => pull.time)
  for (const part of chunksBySecond(incoming, rowsPerPart)) {
    const near = new Set<LedgerPull>()
    for (const second of new Set(part.map(({ pull }) => pull.time))) {
      for (const row of bySecond.get(second) ?? []) near.add(row)
    }
    for (const { pull } of part) {
      const same = byKey.get(pullKey(pull))
      if (same) near.add(same)
    }
    const merged = mergeRows([...near], part, settledBelow)
    for (const row of merged.rows) byKey.set(pullKey(row.pull), row)
    yield merged
  }
}

function* chunksBySecond(rows: readonly LedgerPull[], size: number): Generator<readonly LedgerPull[]> {
  let part: LedgerPull[] = []
  for (const group of groupBy(rows, ({ pull }) => pull.time).values()) {
    for (const row of group) part.push(row)
    if (part.length < size) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

/** `null`: it stays as it is. */
function joined(before: LedgerPull, next: LedgerPull, settledBelow: number): LedgerPull | null {
  const isOfficial = before.isOfficial || next.isOfficial
  // Rows of unknown items are distinguished by the imports that list them together.
  const isNoted = (before.imports[0] ?? settledBelow) >= settledBelow || !isNamedPull(before.pull)
  const isSettled = !isNoted && isOfficial === before.isOfficial
  const imports = isSettled ? before.imports : [...new Set([...before.imports, ...next.imports])].sort((a, b) => a - b)
  const isSame =
    imports.length === before.imports.length &&
    isOfficial === before.isOfficial &&
    next.isAbsorbed === before.isAbsorbed &&
    next.pull === before.pull
  return isSame ? null : { pull: next.pull, imports, isOfficial, isAbsorbed: next.isAbsorbed }
}
