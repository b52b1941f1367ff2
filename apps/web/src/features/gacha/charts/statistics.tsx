import type { PoolHistory } from '@ephemeris/core/gacha/counting/count-pulls'
import { type Luck, luckGatesOf } from '@ephemeris/core/gacha/figures/luck'
import { type CostSummary, type FiftyFiftySummary, summarisePool } from '@ephemeris/core/gacha/figures/pool-summary'
import { clampedPercentile } from '@ephemeris/core/gacha/figures/share-figures'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/charts/charts.module.css'
import { rarityKey } from '#web/features/gacha/rarity/rarity-key'
import { joinSentences } from '#web/i18n/words/join-names'
import { whenIdle } from '#web/lib/time/idle'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { Hint } from '#web/ui/hint/hint.tsx'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'
import { Progress } from '#web/ui/message/progress.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface StatisticsProps {
  account: CountedAccount
  history: PoolHistory
}

/** A pool's figures, each with its sample. */
export function Statistics({ account, history }: StatisticsProps) {
  const t = useTranslations('gacha')
  const { data: summary } = useSummary(account, history)
  if (!summary) return <Progress label={t('statistics.counting')} />

  const { rarities, fiftyFifty, luck, isCompleteFromStart } = summary
  const five = t(rarityKey(account.gameId, 5))
  const cost = rarities[5].pity
  const odds = oddsWords(account.index.pools.get(history.poolId)?.featuredRate5 ?? null)
  const gates = luckGatesOf(account.index.pools.get(history.poolId))
  return (
    <Grid as="dl" gap={24} rowGap={16} padY={16} className={styles.list}>
      {cost && <Cost five={five} name="cost" cost={cost} />}
      {fiftyFifty && <Cost five={five} name="featured" cost={fiftyFifty.cost} />}
      {fiftyFifty && <WinRate flips={fiftyFifty} odds={odds} />}
      {luck && <LuckFigure five={five} name="luck" luck={luck} gate={gates.fiveStar} />}
      {fiftyFifty?.luck && <LuckFigure five={five} name="featuredLuck" luck={fiftyFifty.luck} gate={gates.featured} />}
      <ShareFigure five={five} count={rarities[5].count} total={summary.total} isComplete={isCompleteFromStart} />
    </Grid>
  )
}

/** The odds of hundreds of pulls are summed up while no one waits for the page. */
function useSummary(account: CountedAccount, history: PoolHistory) {
  const { gameId, uid, updatedAt, index } = account
  return useQuery({
    queryKey: ['pull-summary', gameId, uid, history.poolId, updatedAt, history.pulls.length],
    queryFn: async () => {
      await new Promise<void>(whenIdle)
      return summarisePool(history, index)
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}

interface FigureProps {
  label: string
  /** `null`: nothing to show yet. */
  value: string | null
  explanation: string
  /** Behind a `?`, where the label alone does not say it. */
  meaning?: string
}

function Figure({ label, value, explanation, meaning }: FigureProps) {
  const t = useTranslations('gacha')
  return (
    <Stack>
      <Text kind="hint" weight="medium" as="dt">
        {meaning === undefined ? (
          label
        ) : (
          <Hint term={label} label={t('statistics.what', { term: label })}>
            {meaning}
          </Hint>
        )}
      </Text>
      <Text kind="heading" as="dd" weight="medium" figures>
        {value ?? '–'}
      </Text>
      <Text kind="note" as="dd">
        {explanation}
      </Text>
    </Stack>
  )
}

interface CostProps {
  five: string
  name: 'cost' | 'featured'
  cost: CostSummary
}

function Cost({ five, name, cost }: CostProps) {
  const t = useTranslations('gacha')
  const decimal = useDecimal()
  const { mean, median, sample, min, max } = cost
  return (
    <Figure
      label={t(`statistics.${name}.label`, { five })}
      value={mean === null ? null : decimal(mean)}
      explanation={
        mean === null
          ? t(`statistics.${name}.none`, { five })
          : t(`statistics.${name}.explanation`, {
              five,
              sample,
              median: decimal(median ?? 0),
              min: min ?? 0,
              max: max ?? 0,
            })
      }
    />
  )
}

interface WinRateProps {
  flips: FiftyFiftySummary
  odds: string
}

/** `75/25`: what a flip of the pool is called. */
function oddsWords(share: number | null): string {
  return share === null ? '50/50' : `${Math.round(share * 100)}/${Math.round((1 - share) * 100)}`
}

function WinRate({ flips: { flips, byPoint, winRate }, odds }: WinRateProps) {
  const t = useTranslations('gacha')
  const percent = usePercent()
  const language = useLocale()
  const byPoints = byPoint === 0 ? [] : [t('statistics.wins.byPoints', { count: byPoint })]
  return (
    <Figure
      label={t('statistics.wins.label', { odds })}
      value={winRate && percent(winRate.value)}
      explanation={joinSentences(
        [
          winRate
            ? t('statistics.wins.explanation', { won: flips.won, flips: flips.total, odds })
            : t('statistics.wins.none', { odds }),
          ...byPoints,
        ],
        language,
      )}
      {...(winRate && {
        meaning: t('statistics.wins.meaning', { low: percent(winRate.low), high: percent(winRate.high) }),
      })}
    />
  )
}

interface LuckFigureProps {
  five: string
  name: 'luck' | 'featuredLuck'
  luck: Luck
  /** From how many pulls on it is shown. */
  gate: number | null
}

function LuckFigure({ five, name, luck: { percentile, doubts, sample, pulls }, gate }: LuckFigureProps) {
  const t = useTranslations('gacha')
  const percent = usePercent()
  const language = useLocale()
  if (percentile === null) {
    return (
      <Figure
        label={t(`statistics.${name}.label`, { five })}
        value={null}
        explanation={t('statistics.tooFew', { count: Math.max(1, (gate ?? 0) - pulls) })}
      />
    )
  }
  const [low, high] = [clampedPercentile(percentile.low), clampedPercentile(percentile.high)]
  const isRange = percent(low) !== percent(high)
  return (
    <Figure
      label={t(`statistics.${name}.label`, { five })}
      value={isRange ? t('statistics.percentRange', { low: percent(low), high: percent(high) }) : percent(low)}
      explanation={t(`statistics.${name}.explanation`, { sample, pulls })}
      meaning={joinSentences(
        [
          t(`statistics.${name}.meaning`, { five }),
          ...(isRange ? doubts.map((doubt) => t(`statistics.doubt.${doubt}`, { five })) : []),
        ],
        language,
      )}
    />
  )
}

interface ShareFigureProps {
  five: string
  count: number
  total: number
  isComplete: boolean
}

function ShareFigure({ five, count, total, isComplete }: ShareFigureProps) {
  const t = useTranslations('gacha')
  const format = useFormatter()
  const share = format.number(count / total, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <Figure
      label={t('statistics.share.label', { five })}
      value={share}
      explanation={t(isComplete ? 'statistics.share.whole' : 'statistics.share.part', { count, total })}
    />
  )
}

function useDecimal(): (value: number) => string {
  const format = useFormatter()
  return (value) => format.number(value, { maximumFractionDigits: 1 })
}

function usePercent(): (value: number) => string {
  const format = useFormatter()
  return (value) => format.number(value, { style: 'percent', maximumFractionDigits: 0 })
}
