import { PITY_STEPS } from '@ephemeris/core/gacha/figures/pity-grade'
import { PityChip } from '#web/features/gacha/rarity/pity-chip.tsx'

/** One count of each step of colour, the last one for all above. (REC-3) */
export function PitySteps({ rarity }: { rarity: 4 | 5 }) {
  const last = Math.max(...PITY_STEPS[rarity])
  return [...PITY_STEPS[rarity], last + 1].map((pity) => (
    <PityChip key={pity} counted={{ rarity, pity, isPityAtLeast: pity > last }} />
  ))
}
