import type { PoolHistory } from '@ephemeris/core/gacha/counting/count-pulls'
import type { PoolFacts } from '@ephemeris/core/gacha/facts'
import { oddsCurveOf } from '@ephemeris/core/gacha/figures/odds'
import { type PityBin, pityHistogram } from '@ephemeris/core/gacha/figures/pity-histogram'
import { provenPities } from '@ephemeris/core/gacha/figures/pool-summary'
import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import type { GameId } from '@ephemeris/core/games/game'
import { useFormatter, useTranslations } from 'use-intl'
import { ChartFrame } from '#web/features/gacha/charts/chart-frame.tsx'
import styles from '#web/features/gacha/charts/charts.module.css'
import { type Column, Columns } from '#web/features/gacha/charts/columns.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** Pulls per column. */
const WIDTH = 5
const LABELLED_EVERY = 3

interface PityChartProps {
  game: GameId
  history: PoolHistory
  pool: PoolFacts | undefined
}

/** What the 5-stars of a pool have cost, beside what the official odds expect of as many. */
export function PityChart({ game, history, pool }: PityChartProps) {
  const t = useTranslations('gacha')
  const format = useFormatter()
  const curve = pool ? oddsCurveOf(pool) : null
  const lastFlat = curve && pool?.lastFlatPull && pool.lastFlatPull < curve.length ? pool.lastFlatPull : null
  const bins = pityHistogram(provenPities(history.pulls, 5), curve, WIDTH)
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  const decimal = (number: number) => format.number(number, { maximumFractionDigits: 1 })
  const binText = ({ from, to }: PityBin) => t('charts.range', { from, to })

  return (
    <ChartFrame
      title={t('charts.pity.title', { five: t(rarityKey(game, 5)) })}
      hint={curve ? t('charts.pity.hint') : undefined}
      summary={t('charts.pity.summary', { five: t(rarityKey(game, 5)), count: total })}
      table={{
        columns: [t('charts.pity.pulls'), t('charts.pity.drawn'), t('charts.pity.expected')],
        rows: bins.map((bin) => [binText(bin), String(bin.count), bin.expected === null ? '–' : decimal(bin.expected)]),
      }}
    >
      <Columns
        columns={bins.map((bin, index): Column => {
          const isLabelled = index % LABELLED_EVERY === 0
          return {
            key: String(bin.to),
            label: isLabelled ? binText(bin) : '',
            parts: [{ tone: 'full', value: bin.count }],
            mark: bin.count > 0 ? String(bin.count) : undefined,
            title: t('charts.pity.bin', { range: binText(bin), count: bin.count }),
          }
        })}
        atLeast={Math.max(0, ...bins.map(({ expected }) => expected ?? 0))}
        overlay={(scale) => (
          <>
            {curve && <path className={styles.expected} d={expectedPath(bins, scale)} />}
            {lastFlat !== null && (
              <path className={styles.soft} d={`M${(100 * lastFlat) / (bins.length * WIDTH)} 0V100`} />
            )}
          </>
        )}
      />
      {lastFlat !== null && (
        <Text kind="note" as="p">
          {t('charts.pity.soft', { pull: lastFlat })}
        </Text>
      )}
    </ChartFrame>
  )
}

function expectedPath(bins: readonly PityBin[], scale: number): string {
  return bins
    .map(({ expected }, index) => {
      const x = (100 * (index + 0.5)) / bins.length
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${(100 - scale * (expected ?? 0)).toFixed(2)}`
    })
    .join('')
}
