import { GAME_IDS } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { CURRENCY_NAMES } from '@ephemeris/gamedata/income/currency-names'
import { expect, test } from 'vitest'
import { REWARD_ITEMS } from './notice-rewards.ts'

test.each(GAME_IDS)(
  'ANN-62 rewards of %s are read by the names that the interface shows, in every language',
  (gameId) => {
    const names = new Map(CURRENCY_NAMES[gameId].map(({ id, name }) => [id, name]))
    for (const { id, name, spellings } of REWARD_ITEMS[gameId]) {
      expect(name).toEqual(names.get(id))
      for (const language of LANGUAGES) expect(spellings).toContain(name[language])
    }
  },
)

test.each([
  ['starrail', 'special_pass', 'Pass spécial du Star Rail'],
  ['starrail', 'rail_pass', '星軌チケット'],
  ['genshin', 'acquaint_fate', 'Pierres de la destinée'],
  ['zenless', 'encrypted_master_tape', '암호화 마스터 테이프'],
] as const)('ANN-62 notices of %s promise a %s as %s', (gameId, id, spelling) => {
  expect(REWARD_ITEMS[gameId].find((item) => item.id === id)?.spellings).toContain(spelling)
})
