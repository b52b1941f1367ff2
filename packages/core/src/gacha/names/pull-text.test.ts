import { expect, test } from 'vitest'
import { namedLanguages } from '../../language/language.ts'
import { GENSHIN, ZENLESS } from '../sample-facts.test-data.ts'
import { samplePull } from '../synthetic/sample-pulls.test-data.ts'
import { itemNameIn, itemTypeIn } from './pull-text.ts'

test('GACHA-17 a known item has its name and kind in every language', () => {
  const keqing = samplePull({ itemId: '10000042', name: '刻晴', itemType: '' })
  expect(namedLanguages().map((language) => itemNameIn(language, keqing, GENSHIN))).toEqual([
    'Keqing',
    '刻晴',
    '刻晴',
    '刻晴',
    '각청',
    'Keqing',
  ])
  expect(itemTypeIn('ja', keqing, GENSHIN)).toBe('キャラクター')
})

test('GACHA-17 an unknown item is called as its row calls it, its kind where that is known', () => {
  const unknown = samplePull({ itemId: '99999', name: 'Somebody', itemType: 'Agents' })
  expect(itemNameIn('fr', unknown, ZENLESS)).toBe('Somebody')
  expect(itemTypeIn('zh-Hans', unknown, ZENLESS)).toBe('代理人')
  expect(itemTypeIn('zh-Hans', samplePull({ itemId: '', itemType: 'Ships' }), ZENLESS)).toBe('Ships')
})
