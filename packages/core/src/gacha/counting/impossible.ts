import { secondOf } from '../merging/settle-second.ts'
import { type CountablePull, TEN_PULL } from '../pull.ts'
import type { Rarity } from '../rarity.ts'

interface Numbered {
  readonly rarities: readonly (Rarity | null)[]
  /** Whether pulls may be missing before a place. */
  readonly breaks: readonly boolean[]
  /** `null`: the pool has none. */
  readonly hardPity: number | null
}

export interface Impossible {
  /** Places in a second that has more pulls of a log than one press makes. */
  readonly crowded: ReadonlySet<number>
  /** Places at which the hard pity is passed without a 5-star. */
  readonly beyond: ReadonlySet<number>
}

/**
 * Pulls that no game makes: rows are doubled there, or some are missing. Nothing is counted over them. (GACHA-9)
 *
 * @param sorted of one counted pool, oldest first
 */
export function impossibleIn(sorted: readonly CountablePull[], { rarities, breaks, hardPity }: Numbered): Impossible {
  const sizes = new Map<string, number>()
  for (const pull of sorted) sizes.set(secondOf(pull), (sizes.get(secondOf(pull)) ?? 0) + 1)
  const crowded = new Set<number>()
  const beyond = new Set<number>()
  let since = 0
  for (const [place, pull] of sorted.entries()) {
    const isCrowded = (sizes.get(secondOf(pull)) ?? 0) > TEN_PULL
    if (isCrowded) crowded.add(place)
    if (breaks[place] || isCrowded || crowded.has(place - 1)) since = 0
    if (since === hardPity) {
      beyond.add(place)
      since = 0
    }
    since = rarities[place] === 5 ? 0 : since + 1
  }
  return { crowded, beyond }
}
