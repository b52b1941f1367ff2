import type { FactsOf } from '../../gacha/exchange/facts-of.ts'
import { nameKey } from '../../gacha/facts.ts'
import { GAME_IDS } from '../../games/game.ts'
import { isColumnName } from './lenient-row.ts'
import { poolByName } from './pool-names.ts'

/** Whether a text is a word of files of pulls: an item, its kind, a pool or a column, in any language. (DOC-30) */
export function wordsOf(factsOf: FactsOf): (text: string) => boolean {
  return (text) => {
    const key = nameKey(text)
    return (
      isColumnName(text) ||
      GAME_IDS.some((gameId) => {
        const { itemsByName, wireTypes, poolIdsByName } = factsOf(gameId)
        const isOfGame = itemsByName.has(key) || wireTypes.has(key) || poolIdsByName.has(key)
        return isOfGame || poolByName(gameId, text) !== null
      })
    )
  }
}
