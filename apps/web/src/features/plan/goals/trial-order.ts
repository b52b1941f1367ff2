import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'

type Goals = readonly PlannedGoal[]

/**
 * The goals as they are kept, in the order and with the skips that are tried; goals that were added meanwhile are in
 * their place, and goals that were removed are absent. `null`: nothing differs from what is kept. (PLAN-13)
 */
export function triedOrder(tried: Goals | null, kept: Goals): Goals | null {
  if (tried === null) return null
  const goals = tried.flatMap(({ id, isSkipped }) => {
    const goal = kept.find((one) => one.id === id)
    return goal ? [{ ...goal, isSkipped }] : []
  })
  for (const [place, goal] of kept.entries()) {
    if (!tried.some(({ id }) => id === goal.id)) goals.splice(place, 0, goal)
  }
  return keyOf(goals) === keyOf(kept) ? null : goals
}

/** What is tried after another change of what is shown. `null`: the change led back to what is kept. (PLAN-13) */
export function changedTrial(tried: Goals | null, kept: Goals, change: (goals: Goals) => Goals): Goals | null {
  return triedOrder(change(triedOrder(tried, kept) ?? kept), kept)
}

function keyOf(goals: Goals): string {
  return goals.map(({ id, isSkipped }) => `${id} ${isSkipped}`).join()
}
