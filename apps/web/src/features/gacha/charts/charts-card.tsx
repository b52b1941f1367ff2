import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/charts/charts.module.css'
import { LaneChart } from '#web/features/gacha/charts/lane-chart.tsx'
import { MonthChart } from '#web/features/gacha/charts/month-chart.tsx'
import { PityChart } from '#web/features/gacha/charts/pity-chart.tsx'
import { Statistics } from '#web/features/gacha/charts/statistics.tsx'
import { ImpossibleNotice } from '#web/features/gacha/impossible-notice.tsx'
import { PoolSelect } from '#web/features/gacha/pool-select.tsx'
import { useChoice } from '#web/state/pulls/pull-choice'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { Grid, Panel, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** One pool looked at closely: its 5-stars over time, what they cost, how much was pulled, and what that amounts to. */
export function ChartsCard({ account }: { account: CountedAccount }) {
  const t = useTranslations('gacha')
  const { poolId } = useChoice()
  const history = account.histories.get(poolId)

  return (
    <Panel as="section" gap={12} padX={16} padY={16} aria-labelledby="pull-charts">
      <Row gap={16} rowGap={8} justify="between" wrap>
        <Text kind="heading" as="h2" id="pull-charts">
          {t('charts.heading')}
        </Text>
        <PoolSelect pools={[...account.histories.keys()]} />
      </Row>
      {history ? (
        <Stack divided gap={8} key={poolId}>
          <ImpossibleNotice gameId={account.gameId} history={history} />
          <LaneChart account={account} history={history} />
          <Grid gap={24} className={styles.pair}>
            <PityChart game={account.gameId} history={history} pool={account.index.pools.get(poolId)} />
            <MonthChart gameId={account.gameId} history={history} />
          </Grid>
          <Statistics account={account} history={history} />
        </Stack>
      ) : (
        <Text kind="quiet" as="p">
          {t(account.apart.has(poolId) ? 'pools.apart' : 'charts.comingSoon')}
        </Text>
      )}
    </Panel>
  )
}
