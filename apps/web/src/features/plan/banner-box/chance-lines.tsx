import type { GoalResult } from '@ephemeris/core/plan/chance/plan'
import { shownChance } from '@ephemeris/core/plan/chance/shown-chance'
import type { GoalCandidate } from '@ephemeris/core/plan/goals/banner-goals'
import { answersAlone } from '@ephemeris/core/plan/goals/goal-alone'
import type { PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/banner-box/banner-box.module.css'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { useAnswersOf } from '#web/state/plan/use-goal-answers'

interface ChanceLinesProps {
  situation: PlanSituation
  candidate: GoalCandidate
  /** The goal of the plan that the candidate is, if it is one. */
  goal: PlannedGoal | undefined
  /** With what can be earned by the banner's end, as if it were the only goal. */
  alone: GoalResult | null
  words: PlanWords
}

/**
 * The chance with what is there, and with what can be earned by the end of the banner. A goal of the plan has the chance
 * that the plan gives it; after other goals, what is there now is not for it alone. (PLAN-30)
 */
export function ChanceLines({ situation, candidate, goal, alone, words }: ChanceLinesProps) {
  const t = useTranslations('plan')
  const today = useMemo(() => answersAlone([candidate], situation, 'today')(candidate), [candidate, situation])
  const answers = useAnswersOf(situation)
  const planned = goal && answers?.get(goal.id)
  const isFirst = !planned || answers?.keys().next().value === goal?.id
  const pulls = Math.floor(today?.pulls.certain ?? 0)
  const byEnd = planned ? planned.result : alone
  const chanceOf = (result: GoalResult | null) => (result ? words.chance(shownChance(result)) : t('chance.unknown'))
  return (
    <dl className={styles.lines}>
      {pulls > 0 && isFirst && (
        <>
          <dt>{chanceOf(today)}</dt>
          <dd>{t('box.today', { count: pulls })}</dd>
        </>
      )}
      <dt>{chanceOf(byEnd)}</dt>
      <dd>{t(planned ? 'box.inPlan' : 'box.byEnd', { date: words.date(candidate.until) })}</dd>
    </dl>
  )
}
