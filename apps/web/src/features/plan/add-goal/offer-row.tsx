import type { FactIndex } from '@ephemeris/core/gacha/facts'
import type { GameId } from '@ephemeris/core/games/game'
import { UNKNOWN_POOL } from '@ephemeris/core/plan/goals/banner-goals'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/add-goal/offer-row.module.css'
import type { OfferedGoal } from '#web/features/plan/add-goal/use-offered-goals'
import { GoalFace } from '#web/features/plan/goals/goal-face.tsx'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { Tag } from '#web/ui/chip/tag.tsx'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface OfferRowProps {
  offer: OfferedGoal
  gameId: GameId
  index: FactIndex
  words: PlanWords
  /** Beside the name. */
  tag?: string | null
  /** At the right. */
  children: ReactNode
}

/** Something that can be chosen, with its chance and what that is based on: found here, since React can pause between two rows, not inside one. */
export function OfferRow({ offer, gameId, index, words, tag = null, children }: OfferRowProps) {
  const t = useTranslations('plan')
  const { expected, isExpected, findChance, isPityUnknown, until, startAt, poolId } = offer
  const chance = isPityUnknown ? null : findChance()
  const isKnown = offer.itemId !== null && index.items.has(offer.itemId)
  return (
    <Grid as="span" gap={12} rowGap={0} align="center" padY={8} className={styles.row}>
      <span className={styles.face}>
        {isKnown ? (
          <GoalFace goal={{ ...offer, copies: 1 }} index={index} words={words} sizePx={40} />
        ) : (
          <span className={styles.tile} data-expected={isExpected || undefined}>
            <GameGlyph game={gameId} size={20} />
          </span>
        )}
      </span>
      <Stack as="span" grow>
        <Row as="span" gap={8} rowGap={2} wrap text="strong">
          <span data-item-name={expected ? undefined : ''}>{words.offerName(offer)}</span>
          {tag !== null && <Tag>{tag}</Tag>}
        </Row>
        <Text kind="note" tight>
          {expected
            ? t('goals.span', { from: words.date(startAt), to: words.date(until) })
            : t('add.until', { pool: words.poolName(poolId), date: words.date(until) })}
        </Text>
      </Stack>
      {!isPityUnknown && (
        <Stack as="span" align="end" gap={2} className={styles.chance}>
          <Text kind="strong" figures oneLine>
            {chance ? words.chance(chance) : t(poolId === UNKNOWN_POOL ? 'goals.noOdds' : 'chance.unknown')}
          </Text>
          {chance && expected && <Text kind="note">{t('add.any')}</Text>}
        </Stack>
      )}
      {children}
    </Grid>
  )
}
