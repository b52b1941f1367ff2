import type { PoolHistory } from '@ephemeris/core/gacha/counting/count-pulls'
import { provenPities } from '@ephemeris/core/gacha/figures/pool-summary'
import { mean } from '@ephemeris/core/gacha/figures/statistics'
import { ArrowRight } from 'lucide-react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { GuaranteeChip } from '#web/features/gacha/overview/guarantee-chip.tsx'
import { LastFiveStars } from '#web/features/gacha/overview/last-five-stars.tsx'
import styles from '#web/features/gacha/overview/overview.module.css'
import { RarityChip } from '#web/features/gacha/rarity-chip.tsx'
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
