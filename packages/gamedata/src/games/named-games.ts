import { mapGames } from '@ephemeris/core/games/map-games'
import type { ByGame } from '../by-game.ts'
import { GAME as genshin } from './genshin/game.ts'
import type { NamedGame } from './named-game.ts'
import { GAME as starrail } from './starrail/game.ts'
import { GAME as wuthering } from './wuthering/game.ts'
import { GAME as zenless } from './zenless/game.ts'

export const NAMED_GAMES: ByGame<NamedGame> = { genshin, starrail, zenless, wuthering }

export const GAME_FILES = mapGames((game) => NAMED_GAMES[game].files)
