import { UNUSED_CODES } from '@ephemeris/core/codes/code-payments'
import { pullWorthOf } from '@ephemeris/core/income/holdings'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { switchSource } from '#web/state/plan/plan-actions'
import { Switch } from '#web/ui/control/switch.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** Whether the plan counts codes that are not used; nothing where there is none that gives pulls. (PLAN-55) */
export function CodesSwitch({ page, words }: { page: PlanPage; words: PlanWords }) {
  const t = useTranslations('plan')
  const id = useId()
  const { situation, account, plan } = page
  const payments = situation?.codes ?? []
  if (!situation || payments.length === 0) return null
  const pulls = payments.reduce((sum, { gives, usual }) => {
    const { limited, standard } = pullWorthOf({ [gives]: usual }, situation.facts)
    return sum + limited + standard
  }, 0)

  return (
    <Row gap={14} padX={20} padY={8} data-codes>
      <Switch
        id={id}
        checked={plan.counted[UNUSED_CODES] === true}
        describedBy={`${id}-worth`}
        onChange={(isCounted) => switchSource(account, UNUSED_CODES, isCounted)}
      />
      <Stack as="label" htmlFor={id} text="body">
        <Text kind="medium">{t('income.unusedCodes')}</Text>
        <Text kind="note" id={`${id}-worth`}>
          {words.pulls({ low: pulls, high: pulls })}
        </Text>
      </Stack>
    </Row>
  )
}
