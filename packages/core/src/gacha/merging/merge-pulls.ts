import { groupBy } from '../group-by.ts'
import type { Pull } from '../pull.ts'
import { comparePulls } from '../pull-order.ts'
import { pullKey } from '../rows/pull-key.ts'
import { combine, isSamePull } from './same-pull.ts'
import { secondOf, settleSecond } from './settle-second.ts'

/** The same identity for two different pulls. */
export interface PullConflict {
  readonly known: Pull
  readonly incoming: Pull
}

export interface Merge {
  /** The union, oldest first. */
  readonly pulls: readonly Pull[]
  /** By what the union is larger than what was known. */
  readonly added: readonly Pull[]
  /** Known rows of which the incoming ones say more: the same pull, new content. */
  readonly changed: readonly Pull[]
  /** Known rows whose pulls have come under the ids by which the union has them. */
  readonly replaced: readonly Pull[]
  /** How many known rows turned out to be one pull with another known one. */
  readonly joined: number
  /** How many incoming rows were there already: all that are neither new nor conflicting. */
  readonly known: number
  /** The known row stays. */
  readonly conflicting: readonly PullConflict[]
}

/**
 * The union of two views of one account's log. Nothing is ever lost, whatever the two overlap in, and it does not
 * matter which comes first or how often. (GACHA-4)
 *
 * Rows are the same by pool and id of the game (`pullKey`); rows of one second may be the same in other ways, too
 * (`settleSecond`).
 */
export function mergePulls(known: readonly Pull[], incoming: readonly Pull[]): Merge {
  const before = new Map(known.map((pull) => [pullKey(pull), pull]))
  const after = new Map(before)
  const conflicting: PullConflict[] = []
  for (const pull of incoming) {
    const key = pullKey(pull)
    const present = after.get(key)
    if (!present) after.set(key, pull)
    else if (isSamePull(present, pull)) after.set(key, combine(present, pull))
    else conflicting.push({ known: present, incoming: pull })
  }
  settleSeconds(after, known, incoming)

  const fresh: Pull[] = []
  const changed: Pull[] = []
  const sorted = [...after].sort(([, a], [, b]) => comparePulls(a, b))
  for (const [key, pull] of sorted) {
    const was = before.get(key)
    if (!was) fresh.push(pull)
    else if (was !== pull) changed.push(pull)
  }
  const replaced = [...before].flatMap(([key, pull]) => (after.has(key) ? [] : [pull]))
  const added = withoutPlacesOf(replaced, fresh)
  return {
    pulls: sorted.map(([, pull]) => pull),
    added,
    changed,
    replaced,
    joined: replaced.length - (fresh.length - added.length),
    known: incoming.length - added.length - conflicting.length,
    conflicting,
  }
}

/** Only seconds of incoming rows can have changed. */
function settleSeconds(after: Map<string, Pull>, known: readonly Pull[], incoming: readonly Pull[]): void {
  const whole = groupBy(after.values(), secondOf)
  const there = groupBy(known, secondOf)
  for (const [second, come] of groupBy(incoming, secondOf)) {
    const rows = whole.get(second) ?? []
    if (rows.length < 2) continue
    const { gone, kept } = settleSecond(rows, [there.get(second) ?? [], come])
    for (const pull of gone) after.delete(pullKey(pull))
    for (const pull of kept) after.set(pullKey(pull), pull)
  }
}

/** A row that takes the place of a known one of its second makes the history no larger. */
function withoutPlacesOf(replaced: readonly Pull[], fresh: readonly Pull[]): readonly Pull[] {
  if (replaced.length === 0) return fresh
  const places = new Map<string, number>()
  for (const pull of replaced) places.set(secondOf(pull), (places.get(secondOf(pull)) ?? 0) + 1)
  return fresh.filter((pull) => {
    const left = places.get(secondOf(pull)) ?? 0
    if (left > 0) places.set(secondOf(pull), left - 1)
    return left === 0
  })
}
