import { shownChance } from '@ephemeris/core/plan/chance/shown-chance'
import { announcedUntil, comingHalves } from '@ephemeris/core/plan/goals/goal-end'
import { goalAnswersOf, type PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/add-goal/add-goal.module.css'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

const HALVES = 3

interface ComingChancesProps {
  situation: PlanSituation
  /** With the draft among them. */
  planned: readonly PlannedGoal[]
  /** Of the draft. */
  goalId: string
  words: PlanWords
}

/** What the chance would be if the banner came in each of the next halves of versions. (PLAN-45) */
export function ComingChances({ situation, planned, goalId, words }: ComingChancesProps) {
  const t = useTranslations('plan')
  const chances = useMemo(
    () =>
      comingHalves(situation, announcedUntil(situation))
        .slice(0, HALVES)
        .map((half) => {
          const goals = planned.map((goal) => (goal.id === goalId ? { ...goal, expected: half, isRerun: false } : goal))
          const answers = goalAnswersOf({ ...situation, plan: { ...situation.plan, goals } })
          return { half, result: answers.find(({ id }) => id === goalId)?.result ?? null }
        }),
    [situation, planned, goalId],
  )
  if (chances.length === 0 || chances.some(({ result }) => result === null)) {
    return (
      <Text as="p" kind="note">
        {t('add.resultNone')}
      </Text>
    )
  }
  return (
    <Stack gap={8} aria-live="polite">
      <Text as="h3" kind="strong">
        {t('add.grows')}
      </Text>
      <Grid as="ol" columns={3} gap={8}>
        {chances.map(({ half, result }) => (
          <Stack as="li" padY={10} padX={12} text="small" key={`${half.version}/${half.half}`} className={styles.half}>
            <Text kind="title" as="b" figures oneLine>
              {result && words.chance(shownChance(result))}
            </Text>
            <span>{words.dateOf(half.endAt, true)}</span>
            <Text kind="note">{t('goals.half', { half: String(half.half), version: half.version })}</Text>
          </Stack>
        ))}
      </Grid>
      <Text as="p" kind="note">
        {t('unknown.expected.detail')}
      </Text>
    </Stack>
  )
}
