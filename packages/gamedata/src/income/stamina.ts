import { mapGames } from '@ephemeris/core/games/map-games'
import { inEveryLanguage } from '@ephemeris/core/language/language'
import { NAMED_GAMES } from '../games/named-games.ts'

/** What each game calls its stamina, how much is full, and how long one takes. Sources: data/README.md. */
export const STAMINA = mapGames((game) => {
  const { stamina } = NAMED_GAMES[game]
  return { ...stamina, name: inEveryLanguage(stamina.name) }
})
