import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import type { Instant } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import type { GoalRowProps } from '#web/features/plan/goals/goal-row-props'
import styles from '#web/features/plan/goals/goals.module.css'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { changeGoal } from '#web/state/plan/plan-actions'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** The banner is over: the plan asks how it ended. (PLAN-15) */
export function EndedGoal({ name, onGot, onAgain, onRemove }: GoalRowProps & { name: string }) {
  const t = useTranslations('plan')
  return (
    <Row wrap className={styles.tools}>
      <Text kind="small" className={styles.question}>
        {t('goals.ended', { name })}
      </Text>
      <Text as={Pressable} kind="label" oneLine onClick={onGot}>
        {t('goals.yes')}
      </Text>
      <Text as={Pressable} kind="label" oneLine onClick={onAgain}>
        {t('goals.no')}
      </Text>
      <Text as={Pressable} kind="label" oneLine onClick={onRemove}>
        {t('goals.remove', { name })}
      </Text>
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
    <Row gap={8} justify="between" text="small" className={styles.moved}>
      <span>{t('goals.moved', { date: words.date(until), previous: words.date(goal.until) })}</span>
      <Text as={Pressable} kind="bold" onClick={() => changeGoal(page.account, goal.id, { until })}>
        {t('ok')}
      </Text>
    </Row>
  )
}
