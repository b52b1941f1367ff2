import type { FactIndex } from '@ephemeris/core/gacha/facts'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { Face } from '#web/ui/face/face.tsx'

interface GoalFaceProps {
  goal: Pick<PlannedGoal, 'itemId' | 'name' | 'copies'>
  index: FactIndex
  words: PlanWords
  sizePx: number
}

/** The face of what a goal is for, beside its name; nothing where the facts do not know it. */
export function GoalFace({ goal, index, words, sizePx }: GoalFaceProps) {
  const item = goal.itemId === null ? undefined : index.items.get(goal.itemId)
  return item && <Face game={index.gameId} item={item} name={words.goalName(goal)} sizePx={sizePx} />
}
