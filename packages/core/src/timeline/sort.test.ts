import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACTIVITY_TYPES, GAME_IDS } from '../games/game.ts'
import { instant } from '../time/instant.ts'
import { samplePlaced } from './sample-activity.test-data.ts'
import { SORT_MODES, type SortOrder, sortActivities } from './sort.ts'

const ORDER: SortOrder = {
  games: ['zenless', 'genshin'],
  types: { zenless: ['gacha', 'event'], genshin: [...ACTIVITY_TYPES] },
  now: instant(0),
  marks: {},
}

const activities = fc.uniqueArray(
  fc
    .record({
      id: fc.uuid(),
      gameId: fc.constantFrom(...GAME_IDS),
      type: fc.constantFrom(...ACTIVITY_TYPES),
      startAt: fc.integer({ min: 0, max: 5 }).map(instant),
      endAt: fc.integer({ min: 5, max: 9 }).map(instant),
    })
    .map(samplePlaced),
  { selector: ({ id }) => id, maxLength: 30 },
)

test('TL-5 sorting is total: every order of the input gives the same list', () => {
  const mode = fc.constantFrom(...SORT_MODES)
  fc.assert(
    fc.property(activities, mode, fc.integer(), fc.integer({ min: 0, max: 9 }), (list, mode, seed, now) => {
      const order = { ...ORDER, now: instant(now) }
      const shuffled = list.toSorted((a, b) => ((a.startAt * 31 + seed) % 7) - ((b.startAt * 31 + seed) % 7))
      const ids = sortActivities(list, mode, order).map(({ id }) => id)
      expect(sortActivities(shuffled.reverse(), mode, order).map(({ id }) => id)).toEqual(ids)
      expect(new Set(ids)).toEqual(new Set(list.map(({ id }) => id)))
    }),
  )
})

test('TL-5 the default order is game, then type, then start; unknown ones last', () => {
  const list = [
    samplePlaced({ id: 'a', gameId: 'genshin', type: 'version' }),
    samplePlaced({ id: 'b', gameId: 'zenless', type: 'event' }),
    samplePlaced({ id: 'c', gameId: 'zenless', type: 'gacha', startAt: instant(2) }),
    samplePlaced({ id: 'd', gameId: 'zenless', type: 'gacha', startAt: instant(1) }),
    samplePlaced({ id: 'e', gameId: 'zenless', type: 'challenge' }),
    samplePlaced({ id: 'f', gameId: 'starrail', type: 'version' }),
  ]
  expect(sortActivities(list, 'default', ORDER).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'e', 'a', 'f'])
})

test('TL-5 what is only announced comes below what runs in all games, what is over below that', () => {
  const order = { ...ORDER, now: instant(7) }
  const list = [
    samplePlaced({ id: 'over', gameId: 'zenless', type: 'gacha', startAt: instant(1), endAt: instant(6) }),
    samplePlaced({ id: 'over before', gameId: 'zenless', type: 'gacha', startAt: instant(0), endAt: instant(5) }),
    samplePlaced({ id: 'runs', gameId: 'zenless', type: 'event', startAt: instant(2), endAt: instant(8) }),
    samplePlaced({ id: 'comes', gameId: 'zenless', type: 'gacha', startAt: instant(8), endAt: instant(9) }),
    samplePlaced({ id: 'over elsewhere', gameId: 'genshin', type: 'event', startAt: instant(0), endAt: instant(1) }),
    samplePlaced({ id: 'comes elsewhere', gameId: 'genshin', type: 'version', startAt: instant(8), endAt: instant(9) }),
    samplePlaced({ id: 'runs elsewhere', gameId: 'genshin', type: 'event', startAt: instant(7), endAt: instant(9) }),
  ]
  const ids = sortActivities(list, 'default', order).map(({ id }) => id)
  expect(ids).toEqual(['runs', 'runs elsewhere', 'comes', 'comes elsewhere', 'over before', 'over', 'over elsewhere'])
})

test('TL-5 with several games, two of each that end first and are left to do stand above all others', () => {
  const order = { ...ORDER, now: instant(2) }
  const list = [9, 8, 7].flatMap((end) =>
    (['genshin', 'zenless'] as const).map((gameId) =>
      samplePlaced({ id: `${gameId} ${end}`, gameId, startAt: instant(9 - end), endAt: instant(end) }),
    ),
  )
  const ids = (of: typeof list) => sortActivities(of, 'default', order).map(({ id }) => id)
  expect(ids(list)).toEqual(['zenless 8', 'zenless 7', 'genshin 8', 'genshin 7', 'zenless 9', 'genshin 9'])
  const done = { ...order, marks: { 'genshin 7': 'done', 'genshin 8': 'cancelled', 'zenless 8': 'starred' } as const }
  expect(sortActivities(list, 'default', done).map(({ id }) => id)).toEqual([
    ...['zenless 8', 'zenless 7', 'genshin 9', 'zenless 9', 'genshin 8', 'genshin 7'],
  ])
  const one = list.filter(({ gameId }) => gameId === 'genshin')
  expect(ids(one)).toEqual(['genshin 9', 'genshin 8', 'genshin 7'])
})

test('TL-6 endTimeDesc lists what ends first at the top, despite its name', () => {
  const list = [7, 5, 9].map((end) => samplePlaced({ id: `ends-${end}`, endAt: instant(end) }))
  expect(sortActivities(list, 'endTimeDesc', ORDER).map(({ id }) => id)).toEqual(['ends-5', 'ends-7', 'ends-9'])
})
