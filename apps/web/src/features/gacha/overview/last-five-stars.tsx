import type { CountedPull } from '@ephemeris/core/gacha/counting/count-pulls'
import type { FactIndex } from '@ephemeris/core/gacha/facts'
import { itemNameIn } from '@ephemeris/core/gacha/names/pull-text'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/overview/overview.module.css'
import { PityChip } from '#web/features/gacha/pity-chip.tsx'
import { rarityKey } from '#web/features/gacha/rarity-key'
import { ItemTile } from '#web/features/gacha/records/item-tile.tsx'

const SHOWN = 5

interface LastFiveStarsProps {
  index: FactIndex
  /** Oldest first. */
  fiveStars: readonly CountedPull[]
}

/** Who came last, the newest first: face, name, what it cost and how it came about. */
export function LastFiveStars({ index, fiveStars }: LastFiveStarsProps) {
  const t = useTranslations('gacha')
  const language = useLocale()
  const five = t(rarityKey(index.gameId, 5))
  if (fiveStars.length === 0) return <p className={styles.none}>{t('pools.none', { five })}</p>
  const shown = fiveStars.slice(-SHOWN).toReversed()
  const hasOutcomes = shown.some(({ outcome }) => outcomeWord(outcome) !== null)
  return (
    <ol className={styles.last} aria-label={t('pools.last', { five })}>
      {shown.map((counted) => (
        <li key={counted.pull.id} className={styles.one}>
          <ItemTile counted={counted} index={index} sizePx={40} />
          <span className={styles.name}>{itemNameIn(language, counted.pull, index)}</span>
          <PityChip counted={counted} />
          {hasOutcomes && <span className={styles.word}>{outcomeText(counted.outcome)}</span>}
        </li>
      ))}
    </ol>
  )

  /** Empty where none is known: the figures of all stay in one row. */
  function outcomeText(outcome: CountedPull['outcome']): string {
    const word = outcomeWord(outcome)
    return word === null ? '' : t(`outcome.${word}`)
  }
}

function outcomeWord(outcome: CountedPull['outcome']) {
  return outcome === 'unknown' ? null : outcome
}
