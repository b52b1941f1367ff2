/** @throws RangeError if there is none */
export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (low === undefined || high === undefined) throw new RangeError('no samples')
  return (low + high) / 2
}

/**
 * The smallest sample that so many of a hundred do not exceed.
 * @throws RangeError if there is none
 */
export function percentile(samples: readonly number[], ofHundred: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  const sample = sorted[Math.ceil((ofHundred / 100) * sorted.length) - 1]
  if (sample === undefined) throw new RangeError('no samples')
  return sample
}

/**
 * Measures all variants in turn, round after round, so that a busy moment of the machine meets each of them alike.
 *
 * @returns the samples of each variant, in the order of the rounds
 */
export async function interleaved<V, S>(
  variants: readonly V[],
  rounds: number,
  measure: (variant: V) => Promise<S>,
): Promise<Map<V, S[]>> {
  const samples = new Map(variants.map((variant): [V, S[]] => [variant, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [variant, taken] of samples) taken.push(await measure(variant))
  }
  return samples
}

/** The samples of every variant, reduced to their median. */
export function medians<V>(samples: ReadonlyMap<V, readonly number[]>): Map<V, number> {
  return new Map([...samples].map(([variant, taken]) => [variant, median(taken)]))
}

/** How many times `base` the median of `variant` is. */
export function ratioTo<V>(base: V, variant: V, values: ReadonlyMap<V, number>): number {
  return (values.get(variant) ?? Number.NaN) / (values.get(base) ?? Number.NaN)
}
