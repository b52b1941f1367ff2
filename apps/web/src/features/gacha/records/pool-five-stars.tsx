import type { CountedPull } from '@ephemeris/core/gacha/counting/count-pulls'
import { itemNameIn } from '@ephemeris/core/gacha/names/pull-text'
import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { PityChip } from '#web/features/gacha/rarity/pity-chip.tsx'
import { ItemTile } from '#web/features/gacha/records/item-tile.tsx'
import { OutcomeMark } from '#web/features/gacha/records/outcome-mark.tsx'
import styles from '#web/features/gacha/records/records.module.css'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

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
    <Row as="section" panel className={styles.fives} aria-labelledby={titleId}>
      <Text
        kind="note"
        weight="bold"
        as="h2"
        tight
        fixed
        id={titleId}
        className={`${styles.fivesTitle} visually-hidden-on-phone`}
      >
        {t('pools.last', { five: t(rarityKey(gameId, 5)) })}
      </Text>
      <Row
        as="ol"
        align="stretch"
        grow
        className={styles.fivesList}
        onBlur={({ currentTarget }) => {
          // The focus brings 5-stars into view that have no room in the line.
          currentTarget.scrollTop = 0
        }}
      >
        {shown.map((counted) => (
          <Row as="li" fixed key={pullKey(counted.pull)}>
            <Row as={Pressable} gap={8} padX={8} className={styles.five} onClick={() => onShow(counted)}>
              <ItemTile counted={counted} index={index} sizePx={32} />
              <Stack as="span" gap={2}>
                <Text kind="strong" oneLine>
                  {itemNameIn(language, counted.pull, index)}
                </Text>
                <Row as="span" gap={6}>
                  <PityChip counted={counted} />
                  {counted.outcome && counted.outcome !== 'unknown' && <OutcomeMark outcome={counted.outcome} />}
                </Row>
              </Stack>
            </Row>
          </Row>
        ))}
      </Row>
    </Row>
  )
}
