import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import type { Instant } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import type { GoalRowProps } from '#web/features/plan/goals/goal-row-props'
import styles from '#web/features/plan/goals/goals.module.css'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { changeGoal } from '#web/state/plan/plan-actions'
import { Button } from '#web/ui/button/button.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** The banner is over: the plan asks how it ended. (PLAN-15) */
export function EndedGoal({ name, onGot, onAgain, onRemove }: GoalRowProps & { name: string }) {
  const t = useTranslations('plan')
  return (
    <Row wrap className={styles.tools}>
      <Text kind="small">{t('goals.ended', { name })}</Text>
      <Button look="ghost" onClick={onGot}>
        {t('goals.yes')}
      </Button>
      <Button look="ghost" onClick={onAgain}>
        {t('goals.no')}
      </Button>
      <Button look="ghost" onClick={onRemove}>
        {t('goals.remove', { name })}
      </Button>
    </Row>
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
    <Row gap={8} justify="between" padX={10} padY={2} text="small" className={`${styles.tools} ${styles.moved}`}>
      <span>{t('goals.moved', { date: words.date(until), previous: words.date(goal.until) })}</span>
      <Button look="ghost" onClick={() => changeGoal(page.account, goal.id, { until })}>
        {t('ok')}
      </Button>
    </Row>
  )
}
