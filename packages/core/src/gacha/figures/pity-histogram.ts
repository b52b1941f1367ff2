import { costOfFiveStar } from './distribution.ts'
import type { OddsCurve } from './odds.ts'

/** Costs `from` to `to`, both inside. */
export interface PityBin {
  readonly from: number
  readonly to: number
  readonly count: number
  /** How many the official odds expect among as many 5-stars; `null` where they are not known. */
  readonly expected: number | null
}

/**
 * Costs of 5-stars in bins of equal width, up to the hard pity or the largest cost. (GACHA-33)
 *
 * @param curve the official odds; `null` where they are not known
 */
export function pityHistogram(costs: readonly number[], curve: OddsCurve | null, width: number): readonly PityBin[] {
  const largest = costs.reduce((most, cost) => Math.max(most, cost), curve?.length ?? 0)
  const expected = curve ? costOfFiveStar(curve).chances : null
  return Array.from({ length: Math.ceil(largest / width) }, (_, index) => {
    const [from, to] = [index * width + 1, (index + 1) * width]
    return {
      from,
      to,
      count: costs.filter((cost) => from <= cost && cost <= to).length,
      expected: expected
        ? costs.length * expected.slice(from - 1, to).reduce((total, chance) => total + chance, 0)
        : null,
    }
  })
}
