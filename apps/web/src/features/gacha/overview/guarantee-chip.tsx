import type { PoolHistory } from '@ephemeris/core/gacha/counting/count-pulls'
import type { PoolFacts } from '@ephemeris/core/gacha/facts'
import type { GameId } from '@ephemeris/core/games/game'
import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/overview/overview.module.css'
import { rarityKey } from '#web/features/gacha/rarity-key'

interface GuaranteeChipProps {
  game: GameId
  history: PoolHistory
  pool: PoolFacts | undefined
}

/** Whether the next 5-star is a featured one for sure, or what the odds of that are. */
export function GuaranteeChip({ game, history: { isGuaranteed }, pool }: GuaranteeChipProps) {
  const t = useTranslations('gacha')
  if (pool?.hasCoinFlip === false) return <span className={styles.guaranteeChip}>{t('guarantee.none')}</span>
  if (!pool?.isOutcomeComputed || !pool.hasCoinFlip || isGuaranteed === null)
    return <span className={styles.guaranteeChip}>{t('guarantee.unknown')}</span>
  if (isGuaranteed) {
    return (
      <span className={styles.guaranteeChip} data-guaranteed>
        <ShieldCheck size={14} strokeWidth={2} aria-hidden />
        {t('guarantee.next')}
      </span>
    )
  }
  const win = Math.round(100 * (pool.featuredRate5 ?? 0.5))
  return (
    <span className={styles.guaranteeChip}>
      <span aria-hidden>{t('guarantee.flip', { win, lose: 100 - win })}</span>
      <span className="visually-hidden">{t('guarantee.flipWords', { five: t(rarityKey(game, 5)), win })}</span>
    </span>
  )
}
