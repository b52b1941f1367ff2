import { moveOf, shownChance } from '@ephemeris/core/plan/chance/shown-chance'
import type { PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import type { GoalAnswers } from '#web/state/plan/use-goal-answers'
import { dismissToast, showToast } from '#web/ui/message/toasts'

interface Plan {
  readonly situation: PlanSituation
  readonly answers: GoalAnswers
}

interface MoveToast {
  readonly situation: PlanSituation | null
  readonly answers: GoalAnswers | null
  readonly words: PlanWords
}

/** The toast of the last move, of any account: a newer one takes its place. */
let toastId: number | null = null

/** Tells what a mark did to the first goal whose printed chance it changed. (PLAN-32) */
export function useMoveToast({ situation, answers, words }: MoveToast): void {
  const t = useTranslations('plan')
  const former = useRef<Plan | null>(null)

  useEffect(() => {
    const before = former.current
    former.current = situation && answers ? { situation, answers } : null
    if (!before || !situation || !answers || !areMarksAlone(before.situation, situation)) return

    for (const goal of situation.plan.goals) {
      const was = before.answers.get(goal.id)?.result
      const result = answers.get(goal.id)?.result
      if (!was || !result) continue
      const [shown, former] = [shownChance(result), shownChance(was)]
      const move = moveOf(former, shown)
      if (move === null) continue
      if (toastId !== null) dismissToast(toastId)
      const chances = { chance: words.chance(shown), former: words.chance(former) }
      const text = t('bar.moved', { name: words.goalName(goal), ...chances })
      toastId = showToast({ tone: move === 'up' ? 'success' : 'info', text })
      return
    }
  }, [situation, answers, words, t])
}

/** What else moves a chance, such as records that arrive, nobody asked about. */
function areMarksAlone(former: PlanSituation, { marks, plan, histories, index }: PlanSituation): boolean {
  return former.marks !== marks && former.plan === plan && former.histories === histories && former.index === index
}
