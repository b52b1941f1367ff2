import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import type { Instant } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import type { GoalRowProps } from '#web/features/plan/goals/goal-row-props'
import styles from '#web/features/plan/goals/goals.module.css'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { changeGoal } from '#web/state/plan/plan-actions'

/** The banner is over: the plan asks how it ended. (PLAN-15) */
export function EndedGoal({ name, onGot, onAgain, onRemove }: GoalRowProps & { name: string }) {
  const t = useTranslations('plan')
  return (
    <div className={styles.tools}>
      <span className={styles.question}>{t('goals.ended', { name })}</span>
      <button type="button" onClick={onGot}>
        {t('goals.yes')}
      </button>
      <button type="button" onClick={onAgain}>
        {t('goals.no')}
      </button>
      <button type="button" onClick={onRemove}>
        {t('goals.remove', { name })}
      </button>
    </div>
  )
}

interface MovedGoalProps {
  page: PlanPage
  goal: PlannedGoal
  until: Instant
  words: PlanWords
}

/** The publisher has moved the end since the player saw it last. (PLAN-15) */
export function MovedGoal({ page, goal, until, words }: MovedGoalProps) {
  const t = useTranslations('plan')
  return (
    <div className={styles.moved}>
      <span>{t('goals.moved', { date: words.date(until), previous: words.date(goal.until) })}</span>
      <button type="button" onClick={() => changeGoal(page.account, goal.id, { until })}>
        {t('ok')}
      </button>
    </div>
  )
}
