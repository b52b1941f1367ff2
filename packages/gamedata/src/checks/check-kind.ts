import type { GameId } from '@ephemeris/core/games/game'
import type { GameCatalogue } from '../catalogue.ts'

export type FactFinding = readonly [where: string, message: string]

/** What one check finds in one game's facts. */
export type Check = (facts: GameCatalogue, game: GameId) => readonly FactFinding[]
