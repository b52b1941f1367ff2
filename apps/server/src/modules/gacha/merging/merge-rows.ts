import { groupBy } from '@ephemeris/core/gacha/group-by'
import { type Merge, mergePulls } from '@ephemeris/core/gacha/merging/merge-pulls'
import type { LedgerPull } from './ledger-pull.ts'

interface MergedRows {
  readonly merge: Merge
  /** Rows to write; each id occurs once. */
  readonly rows: readonly LedgerPull[]
}

/**
 * Merges pulls into the ledger. A row that another one represents is kept aside, so that it returns when the other
 * one's import is undone. (LEDGER-2, LEDGER-4)
 *
 * @param known all of the account's rows that share an id or a second with the incoming ones
 * @param settledBelow rows of imports with smaller numbers stay for ever, so that nothing more is noted about them
 */
export function mergeRows(
  known: readonly LedgerPull[],
  incoming: readonly LedgerPull[],
  settledBelow: number,
): MergedRows {
  const live = known.filter(({ isAbsorbed }) => !isAbsorbed).map(({ pull }) => pull)
  const merge = mergePulls(
    live,
    incoming.map(({ pull }) => pull),
  )
  const after = new Map(merge.pulls.map((pull) => [pull.id, pull]))
  const conflicting = new Set(merge.conflicting.map((conflict) => conflict.incoming.id))
  const stored = new Map(known.map((row) => [row.pull.id, row]))
  const rows = new Map<string, LedgerPull>()

  for (const row of incoming) {
    const { id } = row.pull
    if (conflicting.has(id)) continue
    const before = stored.get(id)
    const whole = { ...row, pull: after.get(id) ?? row.pull, isAbsorbed: !after.has(id) }
    const next = before ? joined(before, whole, settledBelow) : whole
    if (next) rows.set(id, next)
  }
  for (const { id } of merge.replaced) {
    const before = stored.get(id)
    if (before && !rows.has(id)) rows.set(id, { ...before, isAbsorbed: true })
  }
  for (const pull of merge.changed) {
    const before = stored.get(pull.id)
    if (before && !rows.has(pull.id)) rows.set(pull.id, { ...before, pull })
  }
  return { merge, rows: [...rows.values()] }
}

/** How many rows, and those of the last one's second, are merged before the event loop has a turn. */
const ROWS_PER_PART = 2000

/**
 * The same part by part: rows meet by their id or inside their second and nowhere else, so that parts of whole seconds
 * are merged by themselves.
 */
export function* mergeRowsInParts(
  known: readonly LedgerPull[],
  incoming: readonly LedgerPull[],
  { settledBelow, rowsPerPart = ROWS_PER_PART }: { settledBelow: number; rowsPerPart?: number },
): Generator<MergedRows> {
  const byId = new Map(known.map((row) => [row.pull.id, row]))
  const bySecond = groupBy(known, ({ pull }) => pull.time)
  for (const part of wholeSeconds(incoming, rowsPerPart)) {
    const near = new Set<LedgerPull>()
    for (const second of new Set(part.map(({ pull }) => pull.time))) {
      for (const row of bySecond.get(second) ?? []) near.add(row)
    }
    for (const { pull } of part) {
      const same = byId.get(pull.id)
      if (same) near.add(same)
    }
    yield mergeRows([...near], part, settledBelow)
  }
}

function* wholeSeconds(rows: readonly LedgerPull[], size: number): Generator<readonly LedgerPull[]> {
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
  const isSettled = (before.imports[0] ?? settledBelow) < settledBelow && isOfficial === before.isOfficial
  const imports = isSettled ? before.imports : [...new Set([...before.imports, ...next.imports])].sort((a, b) => a - b)
  const isSame =
    imports.length === before.imports.length &&
    isOfficial === before.isOfficial &&
    next.isAbsorbed === before.isAbsorbed &&
    next.pull === before.pull
  return isSame ? null : { pull: next.pull, imports, isOfficial, isAbsorbed: next.isAbsorbed }
}
