import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/charts/charts.module.css'
import { ticksTo } from '#web/features/gacha/charts/ticks'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'

export interface Column {
  readonly key: string
  /** Below the axis; empty where the neighbours say enough. */
  readonly label: string
  /** From below, each as high as its value. */
  readonly parts: readonly { readonly tone: 'full' | 'light' | 'star'; readonly value: number }[]
  /** Above the column. */
  readonly mark?: string | undefined
  /** The tooltip. */
  readonly title: string
}

interface ColumnsProps {
  columns: readonly Column[]
  /** What else has to fit under the end of the axis. */
  atLeast?: number
  /** Drawn above the columns, on a square of 100 by 100. */
  overlay?: (scale: number) => ReactNode
}

/** Columns over an axis; decoration for those who see, the frame around it has the same as a table. */
export function Columns({ columns, atLeast = 0, overlay }: ColumnsProps) {
  const t = useTranslations('gacha')
  const totals = columns.map(({ parts }) => parts.reduce((total, { value }) => total + value, 0))
  const ticks = ticksTo(Math.max(atLeast, ...totals))
  const end = ticks.at(-1) ?? 1

  return (
    <Grid gap={8} rowGap={4} text="note" className={styles.chart} aria-hidden>
      <Stack justify="between" className={styles.axis}>
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{t('count', { count: tick })}</span>
        ))}
      </Stack>
      <Row align="end" className={styles.plot}>
        {ticks.map((tick) => (
          <div key={tick} className={styles.gridLine} style={{ bottom: `${(100 * tick) / end}%` }} />
        ))}
        {columns.map(({ key, parts, mark, title }) => (
          <Stack align="center" justify="end" grow key={key} className={styles.column} title={title}>
            {mark && <span className={styles.mark}>{mark}</span>}
            {parts.toReversed().map(({ tone, value }) => (
              <div key={tone} className={styles.part} data-tone={tone} style={{ height: `${(100 * value) / end}%` }} />
            ))}
          </Stack>
        ))}
        {overlay && (
          <svg className={styles.overlay} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {overlay(100 / end)}
          </svg>
        )}
      </Row>
      <Row align="stretch" className={styles.labels}>
        {columns.map(({ key, label }) => (
          <span key={key}>{label}</span>
        ))}
      </Row>
    </Grid>
  )
}
