import type { GameId } from '@ephemeris/core/games/game'
import { useTranslations } from 'use-intl'
import { PitySteps } from '#web/features/gacha/rarity/pity-steps.tsx'
import { rarityKey } from '#web/features/gacha/rarity/rarity-key'
import styles from '#web/features/gacha/records/records.module.css'

/** What the colours of the last column mean: one count of each step, of both rarities. (REC-3) */
export function PityLegend({ game }: { game: GameId }) {
  const t = useTranslations('gacha')
  return (
    <div className={styles.legend}>
      {([5, 4] as const).map((rarity) => {
        const word = t(rarityKey(game, rarity))
        return (
          <span key={rarity} className={styles.scale}>
            <span className={styles.label}>{rarity === 5 ? t('records.legend', { five: word }) : word}</span>
            <span className={styles.scaleSteps}>
              <PitySteps rarity={rarity} />
            </span>
          </span>
        )
      })}
    </div>
  )
}
