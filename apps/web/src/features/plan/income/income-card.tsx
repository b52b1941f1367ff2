import { goalEnd } from '@ephemeris/core/plan/goal-end'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import type { IncomeSource } from '@ephemeris/gamedata/income'
import { type CSSProperties, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/income/income-card.module.css'
import { IncomeLine } from '#web/features/plan/income/income-line.tsx'
import { incomeRows } from '#web/features/plan/income/income-rows'
import { SourceDialog } from '#web/features/plan/income/source-dialog.tsx'
import { LayerSwatch } from '#web/features/plan/picture/layer-swatch.tsx'
import { PlanCard } from '#web/features/plan/plan-card.tsx'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { shortMomentText } from '#web/i18n/dates'
import { useMomentStyle } from '#web/state/words/moment-style'

/** Without goals, amounts are shown for this time. */
const OUTLOOK_MS = 30 * DAY_MS

interface IncomeCardProps {
  page: PlanPage
  words: PlanWords
}

/** Where pulls come from: every source with its switch, its running period and what it brings in time. (PLAN-17) */
export function IncomeCard({ page, words }: IncomeCardProps) {
  const t = useTranslations('plan')
  const style = useMomentStyle()
  const [explained, setExplained] = useState<IncomeSource | null>(null)
  const { situation } = page
  if (!situation) return null
  const dates = datesOf(page)
  const { loadedAt } = page.calendar

  return (
    <PlanCard
      title={t('income.title')}
      side={loadedAt !== null && t('income.asOf', { time: shortMomentText(loadedAt, style) })}
    >
      <div className={styles.body} style={{ '--dates': dates.length } as CSSProperties}>
        <div className={styles.columns} aria-hidden>
          <span>{t('income.count')}</span>
          <span className={styles.cycle}>{t('income.cycle')}</span>
          {dates.map((date) => (
            <span key={date} className={styles.date}>
              {t('income.by', { date: words.date(date) })}
            </span>
          ))}
        </div>
        {incomeRows(situation, dates).map(({ layer, rows }) => (
          <section key={layer} aria-label={t(`income.${layer}.name`)}>
            <h3 className={styles.group}>
              <LayerSwatch layer={layer} />
              {t(`income.${layer}.name`)}
              <span>{t(`income.${layer}.hint`)}</span>
            </h3>
            <ul>
              {rows.map((row) => (
                <IncomeLine
                  key={row.source.id}
                  row={row}
                  page={page}
                  words={words}
                  onExplain={() => setExplained(row.source)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {explained && <SourceDialog source={explained} page={page} words={words} onClose={() => setExplained(null)} />}
    </PlanCard>
  )
}

/** The ends of the first and the last goal that count. */
function datesOf({ situation, goals, answers }: PlanPage): readonly Instant[] {
  if (!situation) return []
  const ends = goals
    .filter(({ id }) => answers.has(id))
    .map((goal) => goalEnd(goal, situation))
    .toSorted((one, other) => one - other)
  const [first, last] = [ends[0], ends.at(-1)]
  if (first === undefined || last === undefined) return [instant(situation.now + OUTLOOK_MS)]
  return last - first < DAY_MS ? [last] : [first, last]
}
