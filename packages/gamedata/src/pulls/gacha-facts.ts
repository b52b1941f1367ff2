import { lazyByGame } from '../by-game.ts'
import { CATALOGUE_FILES_BY_GAME } from '../games/catalogue-files.ts'
import { readPullFacts } from './read-pull-facts.ts'

/** Those of all games; a page loads those of the game that it shows: `load-pull-facts`. */
export const GACHA_FACTS = lazyByGame((game) => readPullFacts(game, CATALOGUE_FILES_BY_GAME[game]))
