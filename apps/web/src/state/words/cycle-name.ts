import type { GameId } from '@ephemeris/core/games/game'
import { type Language, textIn } from '@ephemeris/core/language/language'
import { CYCLE_TRANSLATIONS } from '@ephemeris/gamedata/timeline/cycle-translations'
import { CYCLES } from '@ephemeris/gamedata/timeline/recurring'

/** What a cycle is called: the publisher's name, in languages that have none ours; `null`: it is not known. */
export function cycleName(gameId: GameId, cycleId: string, language: Language): string | null {
  const official = CYCLES[gameId].find(({ id }) => id === cycleId)?.name
  return official ? (textIn({ ...CYCLE_TRANSLATIONS[gameId].get(cycleId), ...official }, language)?.text ?? null) : null
}
