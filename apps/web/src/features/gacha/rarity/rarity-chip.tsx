import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import { type Rarity, rankLetterOf } from '@ephemeris/core/gacha/rarity'
import type { GameId } from '@ephemeris/core/games/game'
import Star from 'lucide-react/icons/star'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/rarity/rarity.module.css'
import { Row } from '#web/ui/layout/layout.tsx'

interface RarityChipProps {
  gameId: GameId
  /** `null`: not known. */
  rarity: Rarity | null
  /** As the log has it, of a rarity that is none of the game's. */
  rank?: string
  /** How many there are, in the place of the rarity's own number. */
  count?: number
}

/** A rarity as the game writes it: stars or letters; or how many of it there are. */
export function RarityChip({ gameId, rarity, rank = '', count }: RarityChipProps) {
  const t = useTranslations('gacha')
  if (rarity === null) {
    return (
      <Row as="span" inline gap={5} padX={8} text="small" weight="bold" className={styles.rarityChip}>
        <span aria-hidden>{rank || '?'}</span>
        <span className="visually-hidden">{rank === '' ? t('rarity.unknown') : t('rarity.stars', { rank })}</span>
      </Row>
    )
  }
  const letter = rankLetterOf(gameId, rarity)
  return (
    <Row
      as="span"
      inline
      gap={5}
      padX={8}
      text="small"
      weight="bold"
      className={styles.rarityChip}
      data-rarity={rarity}
    >
      {letter === null ? <Star size={13} strokeWidth={1.75} aria-hidden /> : <span aria-hidden>{letter}</span>}
      <span className="visually-hidden">{t(rarityKey(gameId, rarity))}</span>
      {count !== undefined && <span>{t('count', { count })}</span>}
      {count === undefined && letter === null && <span aria-hidden>{rarity}</span>}
    </Row>
  )
}
