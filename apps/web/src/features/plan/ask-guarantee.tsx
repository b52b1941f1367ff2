import { countedPoolOf } from '@ephemeris/core/gacha/facts'
import { shownChance } from '@ephemeris/core/plan/chance/shown-chance'
import { type GuaranteeCases, guaranteeCases } from '@ephemeris/core/plan/goals/open-guarantee'
import { enteredIn, type PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import type { PlanAccount, PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { FieldLabel } from '#web/features/plan/owned/field-row.tsx'
import styles from '#web/features/plan/owned/owned.module.css'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { setStanding } from '#web/state/plan/plan-actions'
import { SegmentedControl } from '#web/ui/control/segmented-control.tsx'
import { Row } from '#web/ui/layout/layout.tsx'

/** @param goals the plan; `null`: that of the situation */
export function useGuaranteeCases(
  goalId: string | null,
  situation: PlanSituation | null,
  goals: readonly PlannedGoal[] | null = null,
): GuaranteeCases | null {
  return useMemo(() => {
    if (!situation || goalId === null) return null
    return guaranteeCases(goalId, goals ? { ...situation, plan: { ...situation.plan, goals } } : situation)
  }, [goalId, situation, goals])
}

interface AskGuaranteeProps {
  account: PlanAccount
  situation: PlanSituation
  poolId: string
  words: PlanWords
  /** What either answer makes of the chance; `null`: there is no chance to show it with. */
  cases: GuaranteeCases | null
  onAnswer?: () => void
}

/** Whether the next 5-star of a pool is guaranteed, where no record says it, with the chance in both cases. (PLAN-51) */
export function AskGuarantee({ account, situation, poolId, words, cases, onAnswer }: AskGuaranteeProps) {
  const t = useTranslations('plan')
  const { index, histories } = situation
  const counted = countedPoolOf(index, poolId)
  const pool = index.pools.get(counted)
  const isRecorded = (histories.get(counted)?.isGuaranteed ?? null) !== null
  if (!pool?.guaranteeAfterLoss || isRecorded) return null
  const { isGuaranteed } = enteredIn(counted, situation)
  const chance = (result: GuaranteeCases['open']) => words.chance(shownChance(result))
  const question = t('ask.guarantee', { pool: words.poolName(counted) })

  return (
    <Row gap={12} rowGap={6} wrap padY={8} className={styles.asked} data-ask-guarantee>
      <FieldLabel hint={cases && t('ask.cases', { guaranteed: chance(cases.guaranteed), open: chance(cases.open) })}>
        {question}
      </FieldLabel>
      <SegmentedControl
        label={question}
        segments={[
          { value: 'yes', label: t('ask.yes') },
          { value: 'no', label: t('ask.no', { odds: words.guarantee(pool, false) }) },
        ]}
        value={isGuaranteed === null ? null : isGuaranteed ? 'yes' : 'no'}
        onChange={(answer) => {
          setStanding(counted, { isGuaranteed: answer === 'yes' }, { account, situation })
          onAnswer?.()
        }}
      />
    </Row>
  )
}
