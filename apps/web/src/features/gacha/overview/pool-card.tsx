import type { CountedPull, PoolHistory } from '@ephemeris/core/gacha/counting/count-pulls'
import type { FactIndex, PoolFacts } from '@ephemeris/core/gacha/facts'
import { provenPities } from '@ephemeris/core/gacha/figures/pool-summary'
import { mean } from '@ephemeris/core/gacha/figures/statistics'
import { itemNameIn } from '@ephemeris/core/gacha/names/pull-text'
import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import type { GameId } from '@ephemeris/core/games/game'
import { poolNameIn } from '@ephemeris/gamedata/pulls/pool-names'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { ReactNode } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/overview/overview.module.css'
import { PityChip } from '#web/features/gacha/rarity/pity-chip.tsx'
import { RarityChip } from '#web/features/gacha/rarity/rarity-chip.tsx'
import { ItemTile } from '#web/features/gacha/records/item-tile.tsx'
import { choosePool } from '#web/state/pulls/pull-choice'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { ActivityArt } from '#web/ui/art/activity-art.tsx'
import { PityDial } from '#web/ui/art/pity-dial.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Grid, Panel, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface PoolCardProps {
  account: CountedAccount
  history: PoolHistory
}

/** What one pool amounts to, and the way to its records. */
export function PoolCard({ account: { gameId, index }, history }: PoolCardProps) {
  const t = useTranslations('gacha')
  const format = useFormatter()
  const language = useLocale()
  const { poolId, pulls, pity } = history
  const pool = index.pools.get(poolId)
  const five = pity[5]
  const hard = pool?.hardPity5 ?? null
  const name = poolNameIn(language, gameId, poolId)
  const average = mean(provenPities(pulls, 5))
  const fiveStars = pulls.filter(({ rarity }) => rarity === 5)
  const fourStars = pulls.filter(({ rarity }) => rarity === 4)

  return (
    <Panel as="article" className={styles.poolCard} data-pool={poolId}>
      <ActivityArt
        className={styles.art}
        game={gameId}
        type="gacha"
        id={poolId}
        widthPx={260}
        heightPx={100}
        unitPx={44}
      />
      <Row gap={8}>
        <Text kind="title" as="h2" grow anywhere>
          {name}
        </Text>
        <LinkButton
          to="/gacha/records"
          aria-label={t('pools.records', { pool: name })}
          title={t('pools.records', { pool: name })}
          onClick={() => choosePool(gameId, poolId)}
        >
          {t('pools.word')}
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </LinkButton>
      </Row>
      <Stack gap={12} grow className={styles.content}>
        <Row gap={16} className={styles.body}>
          <PityDial
            count={five.count}
            figure={five.isAtLeast ? t('pity.atLeast', { pity: five.count }) : String(five.count)}
            caption={hard === null ? t('pity.noHard') : t('pity.of', { hard })}
            hard={hard}
            lastFlat={pool?.lastFlatPull ?? null}
          />
          <Stack gap={8} align="start" className={styles.facts}>
            <GuaranteeChip game={gameId} history={history} pool={pool} />
            <Text kind="hint" as="p" figures>
              {t.rich(average === null ? 'pools.pulls' : 'pools.pullsAndAverage', {
                b: (words) => (
                  <Text kind="bold" as="b">
                    {words}
                  </Text>
                ),
                count: pulls.length,
                average: format.number(average ?? 0, { maximumFractionDigits: 1 }),
              })}
            </Text>
            <Row gap={6} align="stretch">
              <RarityChip gameId={gameId} rarity={5} count={fiveStars.length} />
              <RarityChip gameId={gameId} rarity={4} count={fourStars.length} />
            </Row>
          </Stack>
        </Row>
        <LastFiveStars index={index} fiveStars={fiveStars} />
      </Stack>
    </Panel>
  )
}

interface GuaranteeChipProps {
  game: GameId
  history: PoolHistory
  pool: PoolFacts | undefined
}

/** Whether the next 5-star is a featured one for sure, or what the odds of that are. */
function GuaranteeChip({ game, history: { isGuaranteed }, pool }: GuaranteeChipProps) {
  const t = useTranslations('gacha')
  const chip = (children: ReactNode, isSure = false) => (
    <Row
      as="span"
      inline
      gap={5}
      padX={8}
      text="note"
      weight="bold"
      className={styles.guaranteeChip}
      data-guaranteed={isSure || undefined}
    >
      {children}
    </Row>
  )
  if (pool?.hasFiftyFifty === false) return chip(t('guarantee.none'))
  if (!pool?.isOutcomeComputed || !pool.hasFiftyFifty || isGuaranteed === null) return chip(t('guarantee.unknown'))
  if (isGuaranteed) {
    return chip(
      <>
        <ShieldCheck size={14} strokeWidth={2} aria-hidden />
        <span>{t('guarantee.next')}</span>
      </>,
      true,
    )
  }
  const win = Math.round(100 * (pool.featuredRate5 ?? 0.5))
  return chip(
    <>
      <span aria-hidden>{t('guarantee.flip', { win, lose: 100 - win })}</span>
      <span className="visually-hidden">{t('guarantee.flipWords', { five: t(rarityKey(game, 5)), win })}</span>
    </>,
  )
}

const SHOWN = 5

interface LastFiveStarsProps {
  index: FactIndex
  /** Oldest first. */
  fiveStars: readonly CountedPull[]
}

/** Who came last, the newest first: face, name, what it cost and how it came about. */
function LastFiveStars({ index, fiveStars }: LastFiveStarsProps) {
  const t = useTranslations('gacha')
  const language = useLocale()
  const five = t(rarityKey(index.gameId, 5))
  if (fiveStars.length === 0)
    return (
      <Text kind="note" as="p" className={styles.none}>
        {t('pools.none', { five })}
      </Text>
    )
  const shown = fiveStars.slice(-SHOWN).toReversed()
  const hasOutcomes = shown.some(({ outcome }) => outcome !== null && outcome !== 'unknown')
  return (
    <Grid as="ol" gap={4} className={styles.last} aria-label={t('pools.last', { five })}>
      {shown.map((counted) => (
        <Stack as="li" gap={4} align="center" key={pullKey(counted.pull)} className={styles.one}>
          <ItemTile counted={counted} index={index} sizePx={40} />
          <Text kind="small" weight="medium" tight className={styles.name}>
            {itemNameIn(language, counted.pull, index)}
          </Text>
          <PityChip counted={counted} />
          {hasOutcomes && counted.outcome && <Text kind="note">{t(`outcome.${counted.outcome}`)}</Text>}
        </Stack>
      ))}
    </Grid>
  )
}
