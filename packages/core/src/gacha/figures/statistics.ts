/** `null` of an empty list. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length
}

/** The middle value, or the mean of the two middle ones; `null` of an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}

export interface Share {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** 95 % of a normal distribution lie within as many deviations. */
const Z = 1.959963984540054

/**
 * A share with Wilson's interval at 95 %; `null` of nothing. It stays within 0 and 1 and is right for small numbers
 * (E. B. Wilson, Journal of the American Statistical Association 22, 1927). (GACHA-14)
 */
export function wilson(hits: number, trials: number): Share | null {
  if (trials === 0) return null
  const value = hits / trials
  const scale = 1 + (Z * Z) / trials
  const centre = (value + (Z * Z) / (2 * trials)) / scale
  const margin = (Z / scale) * Math.sqrt((value * (1 - value)) / trials + (Z * Z) / (4 * trials * trials))
  // Rounding may put an end on the wrong side of a share of exactly 0 or 1.
  return { value, low: within(centre - margin, 0, value), high: within(centre + margin, value, 1) }
}

function within(number: number, low: number, high: number): number {
  return Math.min(Math.max(number, low), high)
}
