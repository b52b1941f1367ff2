import type { PoolHistory } from '@ephemeris/core/gacha/counting/count-pulls'
import { type FigureText, poolFigures } from '@ephemeris/core/gacha/figures/figure-words'
import { summarisePool } from '@ephemeris/core/gacha/figures/pool-summary'
import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/charts/charts.module.css'
import { useSay } from '#web/features/gacha/share/use-say'
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
  const say = useSay('gacha')
  const language = useLocale()
  const { data: summary } = useSummary(account, history)
  if (!summary) return <Progress label={t('statistics.counting')} />

  const five = t(rarityKey(account.gameId, 5))
  const pool = account.index.pools.get(history.poolId)
  return (
    <Grid as="dl" gap={24} rowGap={16} padY={16} className={styles.list}>
      {poolFigures(summary, pool, { five, say, language }).map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
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

function Figure({ label, value, explanation, meaning }: FigureText) {
  const t = useTranslations('gacha')
  return (
    <Stack>
      <Text kind="hint" weight="medium" as="dt">
        {meaning === null ? (
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
