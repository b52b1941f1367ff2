import { GACHA_FACTS } from '@ephemeris/gamedata/gacha-facts'
import { type FactIndex, indexFacts } from './facts.ts'

/** The shipped facts: the rules are tested on what the product runs on. */
export const GENSHIN: FactIndex = indexFacts('genshin', GACHA_FACTS.genshin)
export const STARRAIL: FactIndex = indexFacts('starrail', GACHA_FACTS.starrail)
export const ZENLESS: FactIndex = indexFacts('zenless', GACHA_FACTS.zenless)
export const WUTHERING: FactIndex = indexFacts('wuthering', GACHA_FACTS.wuthering)

const BY_GAME = { genshin: GENSHIN, starrail: STARRAIL, zenless: ZENLESS, wuthering: WUTHERING }

export function sampleFactsOf(gameId: FactIndex['gameId']): FactIndex {
  return BY_GAME[gameId]
}
