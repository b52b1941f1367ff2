import type { GameId } from '@ephemeris/core/games/game'
import { useTranslations } from 'use-intl'
import { PityChip } from '#web/features/gacha/pity-chip.tsx'
import { rarityKey } from '#web/features/gacha/rarity-key'
import styles from '#web/features/gacha/records/pity-legend.module.css'

/** One count of each step, in its colour. */
const STEPS = [35, 45, 55, 60, 65, 70, 75, 76] as const

/** What the colours of the last column mean. */
export function PityLegend({ game }: { game: GameId }) {
  const t = useTranslations('gacha')
  return (
    <span className={styles.legend}>
      <span className={styles.label}>{t('records.legend', { five: t(rarityKey(game, 5)) })}</span>
      {STEPS.map((pity) => (
        <PityChip key={pity} counted={{ rarity: 5, pity, isPityAtLeast: pity > 75 }} />
      ))}
    </span>
  )
}
