import { DAY_MS, type Instant, instant } from '../../time/instant.ts'
import type { Evidence, LogHabits } from './coverage.ts'

/**
 * What a look into the log of a pool proves although rows of it could not be read: everything but the time around each
 * of them, from the pull before it to the pull after it. A second in which one is missing is no part of what is proven,
 * so that nothing is counted over it. (GACHA-23)
 *
 * @param rows as the log lists them, the newest first; `null` is a row that could not be read
 */
export function evidenceAround(
  proof: Evidence,
  rows: readonly (Instant | null)[],
  { warnDays }: Pick<LogHabits, 'warnDays'>,
): readonly Evidence[] {
  if (proof.kind === 'file' || proof.kind === 'doubt' || !rows.includes(null)) return [proof]
  const times = rows.filter((time) => time !== null)
  const oldest = times.at(-1) ?? proof.at
  const begin =
    proof.kind === 'known' ? proof.since : Math.min(proof.first ?? oldest, oldest, proof.at - warnDays * DAY_MS)

  const parts: Evidence[] = []
  let until: number | null = null
  for (const { after, before } of holesIn(rows)) {
    // Newer than the hole, and not newer than the one before it.
    const part = times.filter((time) => time > after && (until === null || time < until))
    const first = part.at(-1)
    if (until === null) parts.push({ kind: 'known', at: proof.at, since: instant(first ?? proof.at) })
    else if (first !== undefined) parts.push({ kind: 'file', first, last: part[0] ?? first })
    until = before
  }
  const rest = times.filter((time) => until === null || time < until)
  const [last] = rest
  return last === undefined ? parts : [...parts, { kind: 'file', first: instant(Math.min(begin, last)), last }]
}

/** The pulls around the rows that could not be read, the newest first; those that follow each other are one hole. */
function holesIn(rows: readonly (Instant | null)[]): readonly { readonly after: number; readonly before: number }[] {
  return rows.flatMap((row, at) => {
    if (row !== null || rows[at - 1] === null) return []
    const after = rows.slice(at).find((time) => time !== null) ?? Number.NEGATIVE_INFINITY
    return [{ after, before: rows[at - 1] ?? Number.POSITIVE_INFINITY }]
  })
}
