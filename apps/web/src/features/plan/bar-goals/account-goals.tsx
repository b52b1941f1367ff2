import { startCertaintyOf } from '@ephemeris/core/activity/activity'
import { moveOf, type ShownChance, shownChance } from '@ephemeris/core/plan/chance/shown-chance'
import { isPityUnknown, type PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import type { PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import Flag from 'lucide-react/icons/flag'
import { useEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/plan/bar-goals/goal-chip.module.css'
import { type PlanWords, usePlanWords } from '#web/features/plan/use-plan-words'
import { joinNames } from '#web/i18n/words/join-names'
import { type GoalAnswers, useAnswersOf } from '#web/state/plan/use-goal-answers'
import { usePlanSituation } from '#web/state/plan/use-plan-situation'
import { type ActivityExtra, useBarExtras } from '#web/state/timeline/bar-extras'
import { Row } from '#web/ui/layout/layout.tsx'
import { showToast } from '#web/ui/message/toasts'

/** The goals of one account on the bars of their banners; of two on one bar the first. Shows nothing itself. */
export function AccountGoals({ account }: { account: PlanAccount }) {
  const t = useTranslations('plan')
  const language = useLocale()
  const { situation, calendar } = usePlanSituation(account)
  const { activities } = calendar
  const answers = useAnswersOf(situation)
  const words = usePlanWords(situation?.index ?? null)
  useMoveToast({ situation, answers, words })

  useEffect(() => {
    if (!situation || !answers) return
    const spoken = (shown: ShownChance): string => {
      if (shown.kind === 'guaranteed') return t('bar.guaranteed')
      const isSpan = shown.kind === 'range' && shown.low !== shown.high
      return t('bar.goal', { chance: isSpan ? t('bar.range', shown) : words.chance(shown) })
    }
    const extras = new Map<string, ActivityExtra>()
    for (const { id, bannerId, poolId } of situation.plan.goals) {
      const result = answers.get(id)?.result
      const banner = activities.find((activity) => activity.id === bannerId)
      if (!result || !banner || extras.has(banner.id)) continue
      const shown = shownChance(result)
      extras.set(banner.id, {
        kind: 'goal',
        node: <GoalChip chance={words.chance(shown)} isExpected={startCertaintyOf(banner) === 'expected'} />,
        label: joinNames([spoken(shown), ...(isPityUnknown(poolId, situation) ? [t('chance.noPity')] : [])], language),
      })
    }
    useBarExtras.setState(({ goal }) => ({ goal: new Map([...goal, ...extras]) }))
    return () => {
      useBarExtras.setState(({ goal }) => ({ goal: new Map([...goal].filter(([id]) => !extras.has(id))) }))
    }
  }, [situation, answers, activities, words, language, t])

  return null
}

interface GoalChipProps {
  /** As it is printed: `59–64%`. */
  chance: string
  /** The banner is only expected. */
  isExpected: boolean
}

function GoalChip({ chance, isExpected }: GoalChipProps) {
  return (
    <Row
      as="span"
      inline
      gap={5}
      text="small"
      weight="bold"
      className={styles.chip}
      data-bar-goal
      data-expected={isExpected || undefined}
    >
      <Flag size={12} strokeWidth={2} fill="currentColor" aria-hidden />
      {chance}
    </Row>
  )
}

interface Plan {
  readonly situation: PlanSituation
  readonly answers: GoalAnswers
}

interface MoveToast {
  readonly situation: PlanSituation | null
  readonly answers: GoalAnswers | null
  readonly words: PlanWords
}

/** Says what a mark did to the first goal whose printed chance it changed. (PLAN-32) */
function useMoveToast({ situation, answers, words }: MoveToast): void {
  const t = useTranslations('plan')
  const previous = useRef<Plan | null>(null)

  useEffect(() => {
    const before = previous.current
    previous.current = situation && answers ? { situation, answers } : null
    if (!before || !situation || !answers || !areMarksAlone(before.situation, situation)) return

    for (const goal of situation.plan.goals) {
      const was = before.answers.get(goal.id)?.result
      const result = answers.get(goal.id)?.result
      if (!was || !result) continue
      const [shown, previous] = [shownChance(result), shownChance(was)]
      const move = moveOf(previous, shown)
      if (move === null) continue
      const chances = { chance: words.chance(shown), previous: words.chance(previous) }
      const text = t('bar.moved', { name: words.goalName(goal), ...chances })
      showToast({ tone: move === 'up' ? 'success' : 'info', topic: 'chance', text })
      return
    }
  }, [situation, answers, words, t])
}

/** What else moves a chance, such as records that arrive, no one asked about. */
function areMarksAlone(previous: PlanSituation, { marks, plan, histories, index }: PlanSituation): boolean {
  return (
    previous.marks !== marks && previous.plan === plan && previous.histories === histories && previous.index === index
  )
}
