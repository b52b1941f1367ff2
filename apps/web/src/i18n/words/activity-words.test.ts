import type { Game } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { sampleActivity } from '@ephemeris/core/timeline/sample-activity.test-data'
import { expect, test } from 'vitest'
import { activityWords } from '#web/i18n/words/activity-words'

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

test('ACT-8 the heading of an event is its whole title, of everything else the short one', () => {
  const words = activityWords([genshin], 'fr', '')
  const titles = { title: 'Snowland: a tale', shortTitle: 'Snowland' }
  expect(words.heading(sampleActivity({ type: 'event', ...titles }))).toBe('Snowland: a tale')
  expect(words.heading(sampleActivity({ type: 'gacha', ...titles }))).toBe('Snowland')
  expect(words.title(sampleActivity({ type: 'event', ...titles }))).toBe('Snowland')
})

test('ACT-20 games and kinds are called in the language of the interface', () => {
  const words = activityWords([genshin], 'fr', '')
  expect(words.game('genshin')).toBe('Game fr')
  expect(words.kind('genshin', 'gacha')).toBe('Wish fr')
  expect(words.game('zenless')).toBe('zenless')
})
