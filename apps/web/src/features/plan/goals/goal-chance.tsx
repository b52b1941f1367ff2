import { shownChance } from '@ephemeris/core/plan/chance/shown-chance'
import { goalEnd } from '@ephemeris/core/plan/goals/goal-end'
import { isPityUnknown } from '@ephemeris/core/plan/goals/player-goals'
import { isWaiting } from '@ephemeris/core/plan/goals/waiting-goals'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { useFormatter, useTranslations } from 'use-intl'
import styles from '#web/features/plan/goals/goals.module.css'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface GoalChanceProps {
  goal: PlannedGoal
  page: PlanPage
  words: PlanWords
}

/** The chance of a goal over what it includes or does not know; beside a trial, what it was before. */
export function GoalChance({ goal, page, words }: GoalChanceProps) {
  const t = useTranslations('plan')
  const format = useFormatter()
  const { situation, goals, answers, keptAnswers } = page
  if (!situation) return null
  const answer = answers.get(goal.id)
  const kept = keptAnswers?.get(goal.id)?.result
  const previous = kept ? words.chance(shownChance(kept)) : null

  if (goal.isSkipped) {
    return (
      <Stack as="span" text="note" className={styles.chance}>
        {previous !== null && <s>{previous}</s>}
        <span>{t('goals.skipped')}</span>
      </Stack>
    )
  }
  if (!answer) {
    const isEnded = goalEnd(goal, situation) <= situation.now
    return (
      <Stack as="span" text="note" className={styles.chance}>
        {isEnded ? null : t('chance.unknown')}
      </Stack>
    )
  }
  if (!answer.result) {
    const { goalId, missing } = answer.blocker
    const first = goals.find(({ id }) => id === goalId)
    return (
      <Stack as="span" text="note" className={styles.chance}>
        {first && first.id !== goal.id
          ? t('goals.blocked', { name: words.goalName(first) })
          : t(missing === 'ticket' ? 'goals.noTicket' : 'goals.noOdds')}
      </Stack>
    )
  }
  const chance = words.chance(shownChance(answer.result))
  const before = goals.slice(0, goals.indexOf(goal)).filter(({ id }) => answers.has(id))
  const date = words.dateOf(goalEnd(goal, situation), isWaiting(goal))
  const reach =
    before.length > 0 ? t('goals.with', { names: format.list(before.map(words.goalName)) }) : t('goals.by', { date })
  const unknown = isPityUnknown(goal.poolId, situation) ? (
    <Text kind="quiet" oneLine>
      {t('chance.noPity')}
    </Text>
  ) : null
  // No line begins with the dot.
  const basis =
    before.length > 0 && unknown !== null ? (
      <>
        <span>{`${reach}\u00A0· `}</span>
        {unknown}
      </>
    ) : (
      (unknown ?? reach)
    )
  return (
    <Stack as="span" text="note" className={styles.chance}>
      <Text kind="title" as="b" figures oneLine>
        {chance}
      </Text>
      <span>{previous !== null && previous !== chance ? t('answer.was', { chance: previous }) : basis}</span>
    </Stack>
  )
}
