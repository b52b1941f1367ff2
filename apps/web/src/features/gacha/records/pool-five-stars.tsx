import type { CountedPull } from '@ephemeris/core/gacha/counting/count-pulls'
import { itemNameIn } from '@ephemeris/core/gacha/names/pull-text'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { PityChip } from '#web/features/gacha/rarity/pity-chip.tsx'
import { rarityKey } from '#web/features/gacha/rarity/rarity-key'
import { ItemTile } from '#web/features/gacha/records/item-tile.tsx'
import { OutcomeMark } from '#web/features/gacha/records/outcome-mark.tsx'
import styles from '#web/features/gacha/records/records.module.css'
import type { CountedAccount } from '#web/state/pulls/use-pulls'

const SHOWN = 10

interface PoolFiveStarsProps {
  account: CountedAccount
  /** Oldest first. */
  pulls: readonly CountedPull[]
  onShow: (counted: CountedPull) => void
}

/** The last 5-stars of a pool, the newest first, in one line: a click shows one among its records. (REC-8) */
export function PoolFiveStars({ account: { gameId, index }, pulls, onShow }: PoolFiveStarsProps) {
  const t = useTranslations('gacha')
  const language = useLocale()
  const titleId = useId()
  const shown = pulls
    .filter(({ rarity }) => rarity === 5)
    .slice(-SHOWN)
    .toReversed()
  if (shown.length === 0) return null

  return (
    <section className={styles.fives} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.fivesTitle}>
        {t('pools.last', { five: t(rarityKey(gameId, 5)) })}
      </h2>
      <ol
        className={styles.fivesList}
        onBlur={({ currentTarget }) => {
          // The focus brings 5-stars into view that have no room in the line.
          currentTarget.scrollTop = 0
        }}
      >
        {shown.map((counted) => (
          <li key={pullKey(counted.pull)} className={styles.fiveItem}>
            <button type="button" className={styles.five} onClick={() => onShow(counted)}>
              <ItemTile counted={counted} index={index} sizePx={32} />
              <span className={styles.fiveWords}>
                <span className={styles.fiveName}>{itemNameIn(language, counted.pull, index)}</span>
                <span className={styles.fiveCost}>
                  <PityChip counted={counted} />
                  {counted.outcome && counted.outcome !== 'unknown' && <OutcomeMark outcome={counted.outcome} />}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
