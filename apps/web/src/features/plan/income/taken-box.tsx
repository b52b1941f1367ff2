import type { PlanSituation } from '@ephemeris/core/plan/player-goals'
import type { PlanAccount } from '@ephemeris/core/plan/player-plan'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/income/income-card.module.css'
import type { IncomeRow } from '#web/features/plan/income/income-rows'
import { setTaken } from '#web/state/plan/plan-actions'
import { Checkbox } from '#web/ui/control/checkbox.tsx'

interface TakenBoxProps {
  row: IncomeRow
  period: NonNullable<IncomeRow['period']>
  account: PlanAccount
  income: PlanSituation
}

const WORDS = {
  day: 'day',
  pass_day: 'day',
  week: 'week',
  month: 'month',
  version: 'version',
  cycle: 'cycle',
  year: 'year',
} as const

/** Whether the running period was taken; a mark on the timeline says it too. (PLAN-9) */
export function TakenBox({ row, period, account, income }: TakenBoxProps) {
  const t = useTranslations('plan')
  const id = useId()
  const { unit } = row.source.cadence
  const word = unit in WORDS ? WORDS[unit as keyof typeof WORDS] : 'cycle'
  return (
    <>
      <Checkbox
        id={id}
        checked={period.isTaken}
        onChange={() => setTaken([period.key], !period.isTaken, { account, income })}
      />
      <label htmlFor={id} className={styles.takenLabel}>
        {t(`income.taken.${word}`)}
        {period.isTaken && period.isMarked && <span className={styles.rule}>{t('income.fromMark')}</span>}
      </label>
    </>
  )
}
