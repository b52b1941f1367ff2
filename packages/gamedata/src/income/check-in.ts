import { mapGames } from '@ephemeris/core/games/map-games'
import { utcOffset } from '@ephemeris/core/time/zone'
import { NAMED_GAMES } from '../games/named-games.ts'

/** The publishers' pages of the daily check-in; `null` of a game that has none. Sources: data/README.md. */
export const CHECK_IN_PAGES = mapGames((game) => NAMED_GAMES[game].checkInPage)

/** Their days end at midnight here, whatever the server of the player. */
export const CHECK_IN_ZONE = utcOffset(480)
