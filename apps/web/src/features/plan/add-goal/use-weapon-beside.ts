import { isCharacter } from '@ephemeris/core/gacha/facts'
import { goalEnd, goalStart } from '@ephemeris/core/plan/goals/goal-end'
import { signatureItem } from '@ephemeris/core/plan/goals/signature-item'
import { useMemo } from 'react'
import type { GoalDraft } from '#web/features/plan/add-goal/goal-draft'
import { type OfferedGoal, useOfferedGoals } from '#web/features/plan/add-goal/use-offered-goals'
import type { PlanPage } from '#web/features/plan/use-plan-page'

/**
 * The banner of what was made for the character of a draft, while it runs beside hers; `null`: there is none, the facts
 * leave a doubt, or it is a goal already. (PLAN-54)
 */
export function useWeaponBeside(page: PlanPage, draft: GoalDraft): OfferedGoal | null {
  const { running, coming } = useOfferedGoals(page)
  const { situation, goals } = page
  return useMemo(() => {
    const { itemId, bannerId } = draft
    const item = situation && itemId !== null && bannerId !== null ? situation.index.items.get(itemId) : undefined
    if (!situation || !item || !isCharacter(situation.index, item.type)) return null
    const weaponId = signatureItem(item.id, { index: situation.index, server: situation.calendar.server })
    if (weaponId === null || goals.some((goal) => goal.itemId === weaponId)) return null
    const goal = { ...draft, id: '', isSkipped: false }
    const [from, to] = [goalStart(goal, situation) ?? situation.now, goalEnd(goal, situation)]
    const isBeside = (offer: OfferedGoal) => offer.itemId === weaponId && offer.startAt < to && from < offer.until
    return [...running, ...coming].find(isBeside) ?? null
  }, [draft, situation, goals, running, coming])
}
