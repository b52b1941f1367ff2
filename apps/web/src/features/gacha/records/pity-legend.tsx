import type { GameId } from '@ephemeris/core/games/game'
import { useTranslations } from 'use-intl'
import { PityChip } from '#web/features/gacha/rarity/pity-chip.tsx'
import { rarityKey } from '#web/features/gacha/rarity/rarity-key'
import { PITY_STEPS } from '#web/features/gacha/records/pity-grade'
import styles from '#web/features/gacha/records/records.module.css'

const LAST = Math.max(...PITY_STEPS[5])
/** One count of each step, in its colour. */
const COUNTS = [...PITY_STEPS[5], LAST + 1]

/** What the colours of the last column mean. */
export function PityLegend({ game }: { game: GameId }) {
  const t = useTranslations('gacha')
  return (
    <span className={styles.legend}>
      <span className={styles.label}>{t('records.legend', { five: t(rarityKey(game, 5)) })}</span>
      {COUNTS.map((pity) => (
        <PityChip key={pity} counted={{ rarity: 5, pity, isPityAtLeast: pity > LAST }} />
      ))}
    </span>
  )
}
