import type { Game } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { sampleActivity } from '@ephemeris/core/timeline/sample-activity.test-data'
import { expect, test } from 'vitest'
import { activityWords } from '#web/i18n/activity-words'

function inAll(word: string): Game['name'] {
  return Object.fromEntries(LANGUAGES.map((language) => [language, `${word} ${language}`])) as Game['name']
}

const subType = { name: inAll('Wish'), icon: 'star', isDefault: true }
const genshin: Game = {
  id: 'genshin',
  name: inAll('Game'),
  color: '#a068f8',
  subTypes: { version: subType, event: subType, gacha: subType, challenge: subType },
  typeOrder: ['version', 'event', 'gacha', 'challenge'],
}

test('ACT-20 a title that exists only in another language is composed wholly in that one', () => {
  const words = activityWords([genshin], 'fr')
  expect(words.title(sampleActivity({ title: '"Ode"', titleLanguage: 'en' }))).toBe('Wish en - Ode')
  expect(words.title(sampleActivity({ type: 'version', title: '5.8', titleLanguage: 'ja' }))).toBe(
    'Game ja バージョン 5.8',
  )
})

test('ACT-20 games and kinds are called in the language of the interface', () => {
  const words = activityWords([genshin], 'fr')
  expect(words.game('genshin')).toBe('Game fr')
  expect(words.kind('genshin', 'gacha')).toBe('Wish fr')
  expect(words.game('zenless')).toBe('zenless')
})
