import type { Rarity } from '../rarity.ts'

/** Upper ends of the steps of the scale; what is above the last one is `max`. `ui/base/tokens.css` has their colours. */
export const PITY_STEPS: Readonly<Record<4 | 5, readonly number[]>> = { 5: [35, 45, 55, 60, 65, 70, 75], 4: [5, 8, 9] }

/**
 * The step of the pity scale on which a count stands: `35` … `75`, `max`, with a `4-` before that of 4-stars; `null` where
 * it may stand on another: what costs at least so much is on the last step or on none. (REC-3)
 */
export function pityGrade(rarity: Rarity | null, pity: number, isAtLeast: boolean): string | null {
  if (rarity === null || rarity === 3) return null
  const step = PITY_STEPS[rarity].find((end) => pity <= end) ?? 'max'
  if (isAtLeast && step !== 'max') return null
  return rarity === 5 ? String(step) : `4-${step}`
}
