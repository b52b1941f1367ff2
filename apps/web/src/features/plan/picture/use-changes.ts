import type { GameId } from '@ephemeris/core/games/game'
import type { SavedDay } from '@ephemeris/core/plan/chance/saved-pulls'
import { INCOME } from '@ephemeris/gamedata/income/income'
import { useSourceWords } from '#web/features/plan/income/use-source-words'
import type { PlanWords } from '#web/features/plan/use-plan-words'

/** What comes on a day beside what comes every day. */
export function useChanges(gameId: GameId, words: PlanWords): (day: SavedDay) => string {
  const { nameOf } = useSourceWords(gameId, words)
  return ({ sources }) => {
    const named = INCOME[gameId].sources.filter(
      ({ id, cadence, arrival }) =>
        sources.includes(id) && cadence.unit !== 'day' && cadence.unit !== 'pass_day' && arrival.kind !== 'evenly',
    )
    return [...new Set(named.map(nameOf))].join(', ')
  }
}
