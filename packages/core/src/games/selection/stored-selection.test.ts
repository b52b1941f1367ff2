import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapGames } from '../map-games.ts'
import { SAMPLE_GAMES } from '../sample-game.test-data.ts'
import { readSelections, writeSelections } from './stored-selection.ts'

const DEFAULTS = ['version', 'event', 'gacha']

test('GAME-3 on a first visit every game is on with its defaults', () => {
  const on = { enabled: true, activities: DEFAULTS }
  expect(readSelections(null, SAMPLE_GAMES)).toEqual(mapGames(() => on))
})

test.each<[string, unknown, { enabled: boolean; activities: string[] }]>([
  ['the present form', { genshin: { enabled: true, activities: ['event'] } }, { enabled: true, activities: ['event'] }],
  [
    'a game switched off',
    { genshin: { enabled: false, activities: ['event'] } },
    { enabled: false, activities: ['event'] },
  ],
  ['no word on being on', { genshin: { activities: ['event'] } }, { enabled: true, activities: ['event'] }],
  ['no kinds', { genshin: { enabled: true } }, { enabled: true, activities: DEFAULTS }],
  ['an empty list of kinds', { genshin: { enabled: true, activities: [] } }, { enabled: true, activities: DEFAULTS }],
  [
    'unknown kinds among known ones',
    { genshin: { activities: ['quiz', 'gacha', 7] } },
    { enabled: true, activities: ['gacha'] },
  ],
  ['unknown kinds alone', { genshin: { activities: ['quiz'] } }, { enabled: true, activities: DEFAULTS }],
  [
    'kinds in disorder and twice',
    { genshin: { activities: ['gacha', 'version', 'gacha'] } },
    { enabled: true, activities: ['version', 'gacha'] },
  ],
  [
    'the older form, chosen',
    { games: ['genshin'], activities: { genshin: ['event'] } },
    { enabled: true, activities: ['event'] },
  ],
  ['the older form without kinds', { games: ['genshin'] }, { enabled: true, activities: DEFAULTS }],
  [
    'the older form, not chosen',
    { games: ['zenless'], activities: { genshin: ['event'] } },
    { enabled: false, activities: ['event'] },
  ],
  [
    'both forms: the present one wins',
    { games: [], genshin: { enabled: true, activities: ['gacha'] } },
    { enabled: true, activities: ['gacha'] },
  ],
  [
    'neither form speaks of it',
    { zenless: { enabled: true, activities: ['event'] } },
    { enabled: false, activities: DEFAULTS },
  ],
  ['something that is no form at all', { genshin: 'on', games: 'genshin' }, { enabled: false, activities: DEFAULTS }],
])('GAME-3 reads %s', (_, stored, expected) => {
  expect(readSelections(stored, SAMPLE_GAMES).genshin).toEqual(expected)
})

test('GAME-3 what is stored has the present form alone, and games that are not known stay as they were', () => {
  const stored = { games: ['genshin'], activities: { genshin: ['event'] }, tearsofthemis: { enabled: true } }
  const written = writeSelections(stored, readSelections(stored, SAMPLE_GAMES))
  expect(written).toEqual({
    ...mapGames(() => ({ enabled: false, activities: DEFAULTS })),
    genshin: { enabled: true, activities: ['event'] },
    tearsofthemis: { enabled: true },
  })
})

test('GAME-3 reading and writing anything once is enough', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('genshin', 'zenless', 'games', 'activities', 'other'), fc.jsonValue()),
      (stored) => {
        const once = writeSelections(stored, readSelections(stored, SAMPLE_GAMES))
        expect(writeSelections(once, readSelections(once, SAMPLE_GAMES))).toEqual(once)
      },
    ),
  )
})
