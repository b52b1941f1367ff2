import { expect, test } from 'vitest'
import { GAME_IDS } from '../../games/game.ts'
import { poolByName } from './pool-names.ts'

test('DOC-5 a pool is known by a name of its game, whatever its case, width and spaces', () => {
  expect(poolByName('genshin', ' Character Event ')).toBe('301')
  expect(poolByName('starrail', 'ＬＩＧＨＴ_ＣＯＮＥ')).toBe('12')
  expect(poolByName('zenless', '独家频段')).toBe('2')
  expect(poolByName('wuthering', 'Character Event')).toBeNull()
})

test.each(GAME_IDS)('DOC-5 no name is no pool of %s', (gameId) => {
  expect(poolByName(gameId, '')).toBeNull()
})
