import type { PoolHistory } from '@ephemeris/core/gacha/counting/count-pulls'
import { pullsIn, pullsPerMonth } from '@ephemeris/core/gacha/figures/pulls-per-month'
import { monthText } from '@ephemeris/core/gacha/names/month-text'
import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import type { GameId } from '@ephemeris/core/games/game'
import { useLocale, useTranslations } from 'use-intl'
import { ChartFrame } from '#web/features/gacha/charts/chart-frame.tsx'
import styles from '#web/features/gacha/charts/charts.module.css'
import { type Column, Columns } from '#web/features/gacha/charts/columns.tsx'
import { Row } from '#web/ui/layout/layout.tsx'

/** As many as fit on a phone. */
const SHOWN = 12

/** How much was pulled in each of the last months. */
export function MonthChart({ gameId, history }: { gameId: GameId; history: PoolHistory }) {
  const t = useTranslations('gacha')
  const language = useLocale()
  const all = pullsPerMonth(history.pulls)
  const shown = all.slice(-SHOWN)
  const count = shown.reduce((sum, month) => sum + pullsIn(month), 0)

  return (
    <ChartFrame
      title={t('charts.months.title')}
      hint={t('charts.months.hint', { count, months: shown.length })}
      summary={t('charts.months.hint', { count, months: shown.length })}
      table={{
        columns: [t('charts.months.month'), t('charts.months.pulls'), t(rarityKey(gameId, 5)), t(rarityKey(gameId, 4))],
        rows: all
          .toReversed()
          .map((month) => [
            monthText(month.month, language, 'long'),
            String(pullsIn(month)),
            String(month.counts[5]),
            String(month.counts[4]),
          ]),
      }}
    >
      <Columns
        columns={shown.map(
          (month): Column => ({
            key: month.month,
            label: monthText(month.month, language, 'narrow'),
            parts: [
              { tone: 'full', value: month.counts[3] },
              { tone: 'light', value: month.counts[4] },
              { tone: 'star', value: month.counts[5] },
            ],
            title: t('charts.months.column', {
              month: monthText(month.month, language, 'long'),
              count: pullsIn(month),
            }),
          }),
        )}
      />
      <Row as="p" gap={12} rowGap={2} align="stretch" wrap text="note" className={styles.legend} aria-hidden>
        <Row as="span" inline gap={5} data-tone="full">
          {t(rarityKey(gameId, 3))}
        </Row>
        <Row as="span" inline gap={5} data-tone="light">
          {t(rarityKey(gameId, 4))}
        </Row>
        <Row as="span" inline gap={5} data-tone="star">
          {t(rarityKey(gameId, 5))}
        </Row>
      </Row>
    </ChartFrame>
  )
}
