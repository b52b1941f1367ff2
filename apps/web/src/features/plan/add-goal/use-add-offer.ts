import type { PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import { useTranslations } from 'use-intl'
import type { OfferedGoal } from '#web/features/plan/add-goal/use-offered-goals'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { addGoal, type NewGoal } from '#web/state/plan/plan-actions'
import { showToast } from '#web/ui/message/toasts'

/** Adds one copy of an offer as the last goal, with one press and a way back. */
export function useAddOffer(account: PlanAccount, words: PlanWords): (offer: OfferedGoal) => void {
  const t = useTranslations('plan')

  return (offer) => {
    const goal = goalOf(offer)
    const undo = addGoal(account, goal)
    const text = t('add.added', { name: words.goalName(goal) })
    showToast({ tone: 'success', topic: 'plan', text, action: { label: t('undo'), onPress: undo } })
  }
}

/** One copy of an offer. */
export function goalOf({ poolId, bannerId, expected, isRerun, itemId, name, until }: OfferedGoal): NewGoal {
  return { poolId, bannerId, expected, isRerun, itemId, name, until, copies: 1 }
}
