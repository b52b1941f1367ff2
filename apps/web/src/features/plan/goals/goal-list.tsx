import { moved } from '@ephemeris/core/games/selection/order'
import { type GotCost, isRecorded } from '@ephemeris/core/plan/goals/got-goal'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Adding } from '#web/features/plan/add-goal/adding'
import { GoalRow } from '#web/features/plan/goals/goal-row.tsx'
import { GotDialog } from '#web/features/plan/goals/got-dialog.tsx'
import { SuggestedGoals } from '#web/features/plan/goals/suggested-goals.tsx'
import { PlanCard } from '#web/features/plan/plan-card.tsx'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { gotGoal, removeGoal } from '#web/state/plan/plan-actions'
import { showToast } from '#web/ui/message/toasts'
import { type Placed, SortableList } from '#web/ui/sort/sortable-list.tsx'

interface GoalListProps {
  page: PlanPage
  words: PlanWords
  /** The goal whose answer is shown. */
  shown: string | null
  onShow: (goalId: string) => void
  onAdd: (adding: Adding) => void
}

/** The goals in the player's order: moved by dragging, by buttons and by keys. (PLAN-14) */
export function GoalList({ page, words, shown, onShow, onAdd }: GoalListProps) {
  const t = useTranslations('plan')
  const { goals } = page
  const [got, setGot] = useState<PlannedGoal | null>(null)
  const ids = goals.map(({ id }) => id)

  function valuesOf({ id, ...place }: Placed) {
    const goal = goals.find((one) => one.id === id)
    return { name: goal ? words.goalName(goal) : '', ...place }
  }

  function move(goalId: string, place: number): void {
    if (place < 0 || place >= goals.length) return
    page.tryGoals((previous) => moved(previous, ids.indexOf(goalId), place))
  }

  function toggle(goal: PlannedGoal): void {
    page.tryGoals((previous) =>
      previous.map((one) => (one.id === goal.id ? { ...one, isSkipped: !goal.isSkipped } : one)),
    )
  }

  function remove(goal: PlannedGoal): void {
    const undo = removeGoal(page.account, goal.id)
    const text = t('goals.removed', { name: words.goalName(goal) })
    showToast({ tone: 'success', topic: 'plan', text, action: { label: t('undo'), onPress: undo } })
  }

  function finish(goal: PlannedGoal, cost: GotCost): void {
    const { situation, account } = page
    if (!situation) return
    const undo = gotGoal(goal, cost, { account, situation })
    const text = t('goals.gotIt', { name: words.goalName(goal) })
    showToast({ tone: 'success', topic: 'plan', text, action: { label: t('undo'), onPress: undo } })
    setGot(null)
  }

  /** What the records contain is not asked for. */
  function askWhatItCost(goal: PlannedGoal): void {
    if (page.situation && isRecorded(goal, page.situation)) finish(goal, { kind: 'settled' })
    else setGot(goal)
  }

  return (
    <PlanCard title={t('goals.title')} side={t('goals.count', { count: goals.length })}>
      <SortableList
        ids={ids}
        words={{
          instructions: t('goals.instructions'),
          picked: (placed) => t('goals.picked', valuesOf(placed)),
          placed: (placed) => t('goals.placed', valuesOf(placed)),
          dropped: (placed) => t('goals.dropped', { name: valuesOf(placed).name }),
        }}
        onMove={(from, to) => page.tryGoals((previous) => moved(previous, from, to))}
      >
        <ol>
          {goals.map((goal, place) => (
            <GoalRow
              key={goal.id}
              goal={goal}
              place={place}
              page={page}
              words={words}
              isShown={goal.id === shown}
              onShow={() => onShow(goal.id)}
              onMove={(by) => move(goal.id, place + by)}
              onToggle={() => toggle(goal)}
              onEdit={() => onAdd({ kind: 'edit', goal })}
              onAgain={() => onAdd({ kind: 'again', goal })}
              onRemove={() => remove(goal)}
              onGot={() => askWhatItCost(goal)}
            />
          ))}
        </ol>
      </SortableList>
      <SuggestedGoals page={page} words={words} />
      {got && (
        <GotDialog name={words.goalName(got)} onSave={(cost) => finish(got, cost)} onClose={() => setGot(null)} />
      )}
    </PlanCard>
  )
}
