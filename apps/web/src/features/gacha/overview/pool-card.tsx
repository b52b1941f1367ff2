import type { CountedPull, PoolHistory } from '@ephemeris/core/gacha/counting/count-pulls'
import type { FactIndex, PoolFacts } from '@ephemeris/core/gacha/facts'
import { provenPities } from '@ephemeris/core/gacha/figures/pool-summary'
import { mean } from '@ephemeris/core/gacha/figures/statistics'
import { itemNameIn } from '@ephemeris/core/gacha/names/pull-text'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import type { GameId } from '@ephemeris/core/games/game'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/overview/overview.module.css'
import { PityChip } from '#web/features/gacha/rarity/pity-chip.tsx'
import { RarityChip } from '#web/features/gacha/rarity/rarity-chip.tsx'
import { rarityKey } from '#web/features/gacha/rarity/rarity-key'
import { ItemTile } from '#web/features/gacha/records/item-tile.tsx'
import { poolNameIn } from '#web/state/pulls/pool-names'
import { choosePool } from '#web/state/pulls/pull-choice'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { ActivityArt } from '#web/ui/art/activity-art.tsx'
import { PityDial } from '#web/ui/art/pity-dial.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'

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
    <article className={styles.poolCard} data-pool={poolId}>
      <ActivityArt
        className={styles.art}
        game={gameId}
        type="gacha"
        id={poolId}
        widthPx={260}
        heightPx={100}
        unitPx={44}
      />
      <div className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <PageLink
          to="/gacha/records"
          className={styles.arrow}
          aria-label={t('pools.records', { pool: name })}
          title={t('pools.records', { pool: name })}
          onClick={() => choosePool(gameId, poolId)}
        >
          {t('pools.word')}
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </PageLink>
      </div>
      <div className={styles.content}>
        <div className={styles.body}>
          <PityDial
            count={five.count}
            figure={five.isAtLeast ? t('pity.atLeast', { pity: five.count }) : String(five.count)}
            caption={hard === null ? t('pity.noHard') : t('pity.of', { hard })}
            hard={hard}
            lastFlat={pool?.lastFlatPull ?? null}
          />
          <div className={styles.facts}>
            <GuaranteeChip game={gameId} history={history} pool={pool} />
            <p className={styles.poolCardLine}>
              {t.rich(average === null ? 'pools.pulls' : 'pools.pullsAndAverage', {
                b: (words) => <b>{words}</b>,
                count: pulls.length,
                average: format.number(average ?? 0, { maximumFractionDigits: 1 }),
              })}
            </p>
            <div className={styles.counts}>
              <RarityChip gameId={gameId} rarity={5} count={fiveStars.length} />
              <RarityChip gameId={gameId} rarity={4} count={fourStars.length} />
            </div>
          </div>
        </div>
        <LastFiveStars index={index} fiveStars={fiveStars} />
      </div>
    </article>
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
  if (fiveStars.length === 0) return <p className={styles.none}>{t('pools.none', { five })}</p>
  const shown = fiveStars.slice(-SHOWN).toReversed()
  const hasOutcomes = shown.some(({ outcome }) => outcome !== null && outcome !== 'unknown')
  return (
    <ol className={styles.last} aria-label={t('pools.last', { five })}>
      {shown.map((counted) => (
        <li key={pullKey(counted.pull)} className={styles.one}>
          <ItemTile counted={counted} index={index} sizePx={40} />
          <span className={styles.name}>{itemNameIn(language, counted.pull, index)}</span>
          <PityChip counted={counted} />
          {hasOutcomes && counted.outcome && <span className={styles.word}>{t(`outcome.${counted.outcome}`)}</span>}
        </li>
      ))}
    </ol>
  )
}
