import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { mapGames } from '../games/map-games.ts'
import { type FactIndex, indexFacts } from './facts.ts'

/** The shipped facts: the rules are tested on what the product runs on. */
const BY_GAME = mapGames((gameId) => indexFacts(gameId, GACHA_FACTS[gameId]))

export function sampleFactsOf(gameId: FactIndex['gameId']): FactIndex {
  return BY_GAME[gameId]
}

export const { genshin: GENSHIN, starrail: STARRAIL, zenless: ZENLESS, wuthering: WUTHERING } = BY_GAME
