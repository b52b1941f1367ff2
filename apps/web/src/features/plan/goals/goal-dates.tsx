import { expectedBanner, goalEnd } from '@ephemeris/core/plan/goals/goal-end'
import type { PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import { isWaiting } from '@ephemeris/core/plan/goals/waiting-goals'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/goals/goals.module.css'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { shortMomentText } from '#web/i18n/dates'
import { useMomentStyle } from '#web/state/words/moment-style'

interface GoalDatesProps {
  goal: PlannedGoal
  situation: PlanSituation
  words: PlanWords
}

/** Where a goal is had, and until when. */
export function GoalDates({ goal, situation, words }: GoalDatesProps) {
  const t = useTranslations('plan')
  const style = useMomentStyle()
  const until = goalEnd(goal, situation)
  if (goal.bannerId === null && !goal.expected && isWaiting(goal)) {
    return (
      <span className={styles.dates}>
        {goal.isRerun ? t('goals.rerun') : t('goals.hopedBy', { date: words.date(until) })}
      </span>
    )
  }
  if (goal.bannerId !== null || !goal.expected) {
    // Kept on one line.
    const time = shortMomentText(until, style).replaceAll(' ', '\u00a0')
    return <span className={styles.dates}>{t('goals.ends', { pool: words.poolName(goal.poolId), time })}</span>
  }
  const span = expectedBanner(goal.expected, situation.calendar.versions)
  return (
    <span className={styles.dates}>
      {t('goals.half', { half: String(goal.expected.half), version: goal.expected.version })}
      <br />
      {span
        ? t('goals.span', { from: words.date(span.startAt), to: words.date(span.endAt) })
        : words.dateOf(until, true)}
    </span>
  )
}
