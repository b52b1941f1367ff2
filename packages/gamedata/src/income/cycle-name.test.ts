import { GAME_IDS } from '@ephemeris/core/games/game'
import { namedLanguages } from '@ephemeris/core/language/language'
import { expect, test } from 'vitest'
import { cycleName } from './cycle-name.ts'
import { INCOME } from './income.ts'

/** Pure Fiction has no other French name. */
const ALIKE = new Set(['pure_fiction fr'])

test('LANG-30 every cycle that pays has a name in every language', () => {
  for (const gameId of GAME_IDS) {
    for (const { cadence } of INCOME[gameId].sources) {
      if (cadence.unit !== 'cycle') continue
      const english = cycleName(gameId, cadence.cycle, 'en')?.toLowerCase()
      for (const language of namedLanguages().filter((one) => one !== 'en')) {
        if (ALIKE.has(`${cadence.cycle} ${language}`)) continue
        expect(cycleName(gameId, cadence.cycle, language)?.toLowerCase(), `${cadence.cycle} ${language}`).not.toBe(
          english,
        )
      }
    }
  }
})
