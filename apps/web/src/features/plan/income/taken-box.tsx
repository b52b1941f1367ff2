import { comesInParts } from '@ephemeris/core/income/income-facts'
import type { PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import type { PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import { useId } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { IncomeRow } from '#web/features/plan/income/income-rows'
import { toggleAdded } from '#web/state/plan/plan-actions'
import { setTaken } from '#web/state/plan/set-taken'
import { Checkbox } from '#web/ui/control/checkbox.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

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
  const format = useFormatter()
  const id = useId()
  const { unit } = row.source.cadence
  const word = comesInParts(row.source) ? 'part' : unit in WORDS ? WORDS[unit as keyof typeof WORDS] : 'cycle'
  const { added, amount, key } = period
  const payment = { gives: row.source.gives, key }
  return (
    <>
      <Row as="span" gap={8}>
        <Checkbox
          id={id}
          checked={period.isTaken}
          onChange={() => setTaken([period.key], !period.isTaken, { account, income })}
        />
        <label htmlFor={id}>
          {t(`income.taken.${word}`)}
          {period.isTaken && period.isMarked && (
            <Text kind="note" as="div" tight>
              {t('income.fromMark')}
            </Text>
          )}
        </label>
      </Row>
      {added === 'later' && amount !== null && (
        <Text kind="note" as="div" tight>
          {t('income.addedIt', { amount: format.number(amount) })}
        </Text>
      )}
      {(added === 'said' || added === 'not') && amount !== null && (
        <Row as="span" gap={8}>
          <Checkbox
            id={`${id}-added`}
            checked={added === 'said'}
            onChange={() => toggleAdded(payment, { account, situation: income })}
          />
          <label htmlFor={`${id}-added`}>
            {t(period.isTaken ? 'income.addIt' : 'income.toCome', { amount: format.number(amount) })}
          </label>
        </Row>
      )}
    </>
  )
}
