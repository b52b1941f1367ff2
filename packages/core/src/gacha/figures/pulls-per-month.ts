import type { CountedPull } from '../counting/count-pulls.ts'
import type { CountablePull } from '../pull.ts'
import type { Rarity } from '../rarity.ts'

export interface PullMonth {
  /** `2026-05`, on the server's clock. */
  readonly month: string
  readonly counts: Readonly<Record<Rarity, number>>
}

/** Pulls by month from the first to the last, months without any included. (GACHA-34) */
export function pullsPerMonth(pulls: readonly CountedPull<CountablePull>[]): readonly PullMonth[] {
  const counts = new Map<number, Record<Rarity, number>>()
  for (const { pull, rarity } of pulls) {
    const month = monthNumber(pull.time)
    const count = counts.get(month) ?? { 3: 0, 4: 0, 5: 0 }
    if (rarity !== null) count[rarity] += 1
    counts.set(month, count)
  }
  if (counts.size === 0) return []

  const months = [...counts.keys()].sort((a, b) => a - b)
  const [first = 0] = months
  const last = months.at(-1) ?? first
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    month: monthName(first + index),
    counts: counts.get(first + index) ?? { 3: 0, 4: 0, 5: 0 },
  }))
}

function monthNumber(time: string): number {
  return Number(time.slice(0, 4)) * 12 + Number(time.slice(5, 7)) - 1
}

function monthName(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}

export function pullsIn({ counts }: PullMonth): number {
  return counts[3] + counts[4] + counts[5]
}
