import { pastMomentText } from '@ephemeris/core/language/dates'
import type { Instant } from '@ephemeris/core/time/instant'
import type { IncomeSource } from '@ephemeris/gamedata/income/income'
import { type CSSProperties, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/income/income.module.css'
import { IncomeLine } from '#web/features/plan/income/income-line.tsx'
import { incomeRows } from '#web/features/plan/income/income-rows'
import { SourceDialog } from '#web/features/plan/income/source-dialog.tsx'
import { LayerSwatch } from '#web/features/plan/picture/layer-swatch.tsx'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { now } from '#web/lib/server/server-clock'
import { useMomentStyle } from '#web/state/words/moment-style'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface IncomeBodyProps {
  page: PlanPage
  words: PlanWords
  /** By which the amounts are shown. */
  dates: readonly Instant[]
}

/** Every source with its switch, its running period and what it brings in time. (PLAN-17) */
export function IncomeBody({ page, words, dates }: IncomeBodyProps) {
  const t = useTranslations('plan')
  const style = useMomentStyle()
  const [explained, setExplained] = useState<IncomeSource | null>(null)
  const { situation } = page
  if (!situation) return null
  const { loadedAt } = page.calendar

  return (
    <Stack padX={20} padY={10} style={{ '--dates': dates.length } as CSSProperties}>
      <Grid
        gap={14}
        rowGap={0}
        padY={8}
        align="center"
        text="note"
        weight="bold"
        className={styles.columns}
        aria-hidden
      >
        <span>{t('income.count')}</span>
        <span className={styles.cycle}>{t('income.cycle')}</span>
        {dates.map((date) => (
          <span key={date} className={styles.date}>
            {t('income.by', { date: words.date(date) })}
          </span>
        ))}
      </Grid>
      {incomeRows(situation, dates).map(({ layer, rows }) => (
        <section key={layer} aria-label={t(`income.${layer}.name`)}>
          <Row as="h3" gap={8} rowGap={2} padY={12} wrap text="strong" className={styles.group}>
            <LayerSwatch layer={layer} />
            {t(`income.${layer}.name`)}
            <Text kind="note">{t(`income.${layer}.hint`)}</Text>
          </Row>
          <Stack as="ul" divided>
            {rows.map((row) => (
              <IncomeLine
                key={row.source.id}
                row={row}
                page={page}
                words={words}
                onExplain={() => setExplained(row.source)}
              />
            ))}
          </Stack>
        </section>
      ))}
      {loadedAt !== null && (
        <Text as="p" kind="note">
          {t('income.asOf', { time: pastMomentText(loadedAt, now(), style) })}
        </Text>
      )}
      {explained && <SourceDialog source={explained} page={page} words={words} onClose={() => setExplained(null)} />}
    </Stack>
  )
}
