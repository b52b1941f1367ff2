import { GAME_IDS } from '@ephemeris/core/games/game'
import { expect, test } from 'vitest'
import { CURRENCY_NAMES, currencyName } from './currency-names.ts'

test.each([
  ['en', ['0 Star Rail Passes', '1 Star Rail Pass', '2 Star Rail Passes', '5 Star Rail Passes', '21 Star Rail Passes']],
  [
    'fr',
    [
      '0 Pass du Star Rail',
      '1 Pass du Star Rail',
      '2 Pass du Star Rail',
      '5 Pass du Star Rail',
      '21 Pass du Star Rail',
    ],
  ],
  ['ja', ['0 星軌チケット', '1 星軌チケット', '2 星軌チケット', '5 星軌チケット', '21 星軌チケット']],
] as const)('LANG-51 a currency behind its amount has the form of the language: %s', (language, texts) => {
  const shown = [0, 1, 2, 5, 21].map(
    (amount) => `${amount} ${currencyName('starrail', 'rail_pass', { language, amount })}`,
  )
  expect(shown).toEqual(texts)
})

test('LANG-51 a currency alone, or one that is not known, has one form', () => {
  expect(currencyName('genshin', 'primogem', { language: 'fr', amount: 0 })).toBe('Primo-gemme')
  expect(currencyName('genshin', 'primogem', { language: 'fr' })).toBe('Primo-gemmes')
  expect(currencyName('genshin', 'unheard', { language: 'fr', amount: 1 })).toBe('unheard')
})

test('LANG-51 no name of several that ends as an English plural lacks its form of one', () => {
  const missing = GAME_IDS.flatMap((gameId) => CURRENCY_NAMES[gameId]).filter(
    ({ name, one }) => name.en.endsWith('s') && one.en === undefined,
  )
  expect(missing).toEqual([])
})
