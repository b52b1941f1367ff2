import { isDerivedId } from './merging/derived-id.ts'
import type { CountablePull } from './pull.ts'

/**
 * Oldest first: by time, then by the game's id, which counts up inside a second; rows without one by their order.
 * Where both kinds share a second, those without an id are the older ones: only the oldest logs lack ids. (GACHA-3)
 */
export function comparePulls(
  a: Pick<CountablePull, 'id' | 'time' | 'order'>,
  b: Pick<CountablePull, 'id' | 'time' | 'order'>,
): number {
  if (a.time !== b.time) return a.time < b.time ? -1 : 1

  const [derivedA, derivedB] = [isDerivedId(a.id), isDerivedId(b.id)]
  if (derivedA !== derivedB) return derivedA ? -1 : 1
  return derivedA ? a.order - b.order || compareText(a.id, b.id) : compareIds(a.id, b.id)
}

/** Compares ids of the game as the numbers they are, without making numbers of them: those end at 16 digits. */
export function compareIds(a: string, b: string): number {
  return a.length - b.length || compareText(a, b)
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
