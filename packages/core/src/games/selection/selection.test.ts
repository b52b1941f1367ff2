import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACTIVITY_TYPES, type ActivityType } from '../game.ts'
import { sampleGame } from '../sample-game.test-data.ts'
import {
  enabledGames,
  type GameSelections,
  isSoleSubType,
  selectionIn,
  toggleGame,
  toggleSubType,
} from './selection.ts'

const genshin = sampleGame('genshin')
const only = (...activities: ActivityType[]): GameSelections => ({ genshin: { enabled: true, activities } })

test('GAME-4 switching a game off and on keeps what was chosen in it', () => {
  const off = toggleGame(only('event'), genshin)
  expect(off.genshin).toEqual({ enabled: false, activities: ['event'] })
  expect(toggleGame(off, genshin)).toEqual(only('event'))
})

test('GAME-4 switching on a game in which nothing was ever chosen selects all its defaults', () => {
  expect(toggleGame({}, genshin).genshin).toEqual({ enabled: true, activities: ['version', 'event', 'gacha'] })
})

test('GAME-4 switching one game leaves the others alone', () => {
  const before: GameSelections = { ...only('event'), zenless: { enabled: true, activities: ['gacha'] } }
  expect(toggleGame(before, genshin).zenless).toBe(before.zenless)
})

test.each<[ActivityType[], ActivityType, ActivityType[]]>([
  [['version'], 'gacha', ['version', 'gacha']],
  [['gacha'], 'version', ['version', 'gacha']],
  [['version', 'event'], 'version', ['event']],
  [['event'], 'event', ['version']],
  [['version'], 'version', ['version']],
  [['challenge'], 'challenge', ['version']],
])('GAME-5 %j with %s pressed becomes %j', (before, pressed, after) => {
  expect(toggleSubType(only(...before), genshin, pressed).genshin?.activities).toEqual(after)
})

test('GAME-5 the first default is the first of the order of kinds, not the first kind', () => {
  const game = sampleGame('genshin', ['gacha', 'challenge'])
  expect(toggleSubType(only('event'), game, 'event').genshin?.activities).toEqual(['gacha'])
})

test('GAME-5 whatever is pressed, something stays chosen, in order and each once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ACTIVITY_TYPES), { maxLength: 20 }), (presses) => {
      const after = presses.reduce((selections, type) => toggleSubType(selections, genshin, type), only('event'))
      const chosen = selectionIn(after, genshin).activities
      expect(chosen.length).toBeGreaterThan(0)
      expect(chosen).toEqual(ACTIVITY_TYPES.filter((type) => chosen.includes(type)))
    }),
  )
})

test('GAME-5 only the last one left is locked', () => {
  expect(isSoleSubType({ enabled: true, activities: ['event'] }, 'event')).toBe(true)
  expect(isSoleSubType({ enabled: true, activities: ['event'] }, 'gacha')).toBe(false)
  expect(isSoleSubType({ enabled: true, activities: ['event', 'gacha'] }, 'event')).toBe(false)
})

test('GAME-4 the games that are on are listed in the order of the catalogue', () => {
  const selections: GameSelections = {
    wuthering: { enabled: true, activities: ['event'] },
    starrail: { enabled: false, activities: ['event'] },
    genshin: { enabled: true, activities: ['event'] },
  }
  expect(enabledGames(selections)).toEqual(['genshin', 'wuthering'])
})
