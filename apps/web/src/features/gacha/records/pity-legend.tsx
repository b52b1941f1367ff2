import type { GameId } from '@ephemeris/core/games/game'
import { useTranslations } from 'use-intl'
import { PityChip } from '#web/features/gacha/rarity/pity-chip.tsx'
import { rarityKey } from '#web/features/gacha/rarity/rarity-key'
import { PITY_STEPS } from '#web/features/gacha/records/pity-grade'
import styles from '#web/features/gacha/records/records.module.css'

/** What the colours of the last column mean: one count of each step, of both rarities. (REC-3) */
export function PityLegend({ game }: { game: GameId }) {
  const t = useTranslations('gacha')
  return (
    <div className={styles.legend}>
      {([5, 4] as const).map((rarity) => {
        const word = t(rarityKey(game, rarity))
        const last = Math.max(...PITY_STEPS[rarity])
        return (
          <span key={rarity} className={styles.scale}>
            <span className={styles.label}>{rarity === 5 ? t('records.legend', { five: word }) : word}</span>
            <span className={styles.scaleSteps}>
              {[...PITY_STEPS[rarity], last + 1].map((pity) => (
                <PityChip key={pity} counted={{ rarity, pity, isPityAtLeast: pity > last }} />
              ))}
            </span>
          </span>
        )
      })}
    </div>
  )
}
