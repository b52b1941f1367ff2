import { mapGames } from '@ephemeris/core/games/map-games'
import { CATALOGUE_FILES_BY_GAME } from '../games/catalogue-files.ts'
import { readPullFacts } from './read-pull-facts.ts'

/** Those of all games; a page loads those of the game that it shows: `load-pull-facts`. */
export const GACHA_FACTS = mapGames((game) => readPullFacts(game, CATALOGUE_FILES_BY_GAME[game]))
