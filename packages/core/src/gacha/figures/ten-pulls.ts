import type { CountedPull, PityNow } from '../counting/count-pulls.ts'
import { TEN_PULL } from '../pull.ts'

/** What one press of the game's button brought: ten pulls, or a single one. */
export interface TenPull {
  /** Oldest first; at least one. */
  readonly pulls: readonly CountedPull[]
  /** Of its first and its last pull: pulls since the last 5-star, itself included. */
  readonly pity: { readonly from: PityNow; readonly to: PityNow }
}

/** Of each pull, in the order of `counted`: pulls since the last 5-star, itself included. (REC-3) */
export function pitiesOf(counted: readonly CountedPull[]): readonly PityNow[] {
  let since = 0
  // The first pull is a break unless the beginning is proven.
  let isAtLeast = false
  return counted.map(({ isAfterBreak, rarity }) => {
    if (isAfterBreak) {
      since = 0
      isAtLeast = true
    }
    since += 1
    const pity = { count: since, isAtLeast }
    if (rarity === 5) {
      since = 0
      isAtLeast = false
    }
    return pity
  })
}

/**
 * The pulls of one pool by the presses that made them: pulls of one second and banner are one press, of ten at most.
 * Oldest first, as `counted` is. (REC-6)
 */
export function tenPullsOf(counted: readonly CountedPull[]): readonly TenPull[] {
  const groups: { pulls: CountedPull[]; pities: PityNow[] }[] = []
  const pities = pitiesOf(counted)
  for (const [place, one] of counted.entries()) {
    const pity = pities[place]
    if (!pity) continue
    const last = groups.at(-1)
    if (last && last.pulls.length < TEN_PULL && isOnePress(last.pulls[0], one)) {
      last.pulls.push(one)
      last.pities.push(pity)
    } else groups.push({ pulls: [one], pities: [pity] })
  }
  return groups.map(({ pulls, pities: own }) => ({ pulls, pity: endsOf(own) }))
}

function isOnePress(first: CountedPull | undefined, other: CountedPull): boolean {
  return first?.pull.time === other.pull.time && first.pull.poolId === other.pull.poolId
}

function endsOf(pities: readonly PityNow[]): TenPull['pity'] {
  const [from] = pities
  const to = pities.at(-1)
  if (!from || !to) throw new RangeError('a press without pulls')
  return { from, to }
}
