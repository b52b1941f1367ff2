import type { GameId } from '@ephemeris/core/games/game'
import { type Language, textIn } from '@ephemeris/core/language/language'
import { CYCLES } from '../timeline/recurring'

/** What a cycle is called: the publisher's name, in languages that have none ours; `null`: it is not known. */
export function cycleName(gameId: GameId, cycleId: string, language: Language): string | null {
  const cycle = CYCLES[gameId].find(({ id }) => id === cycleId)
  return cycle ? (textIn({ ...cycle.ours, ...cycle.name }, language)?.text ?? null) : null
}
