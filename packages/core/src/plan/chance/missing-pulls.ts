import type { Spend } from './spending.ts'

/**
 * How many pulls are missing at the worst: what has to be added now so that every goal is sure when its banner ends;
 * negative where pulls are left over. (PLAN-5)
 */
export function missingPulls(spends: readonly Spend[]): number {
  const left = [...(spends[0]?.purse.tickets ?? [])]
  let tickets = left.slice()
  let bought = 0
  let unbuyable = 0
  let missing = Number.NEGATIVE_INFINITY
  for (const { cost, kind, isBuyable, purse } of spends) {
    for (const [index, count] of purse.tickets.entries())
      left[index] = (left[index] ?? 0) + count - (tickets[index] ?? 0)
    tickets = [...purse.tickets]
    const sure = cost.first + cost.chances.length - 1
    const used = Math.min(left[kind] ?? 0, sure)
    left[kind] = (left[kind] ?? 0) - used
    if (isBuyable) bought += sure - used
    else unbuyable += sure - used
    const toBuy = bought - purse.bought
    missing = Math.max(missing, unbuyable === 0 ? toBuy : unbuyable + Math.max(0, toBuy))
  }
  return missing
}
