import { expect, test } from 'vitest'
import type { GameId } from '../games/game.ts'
import { layoutRows } from './rows.ts'

const GAMES: readonly GameId[] = ['genshin', 'genshin', 'starrail', 'zenless', 'zenless', 'zenless']
const activities = GAMES.map((gameId) => ({ gameId }))

test('TL-20 in the default order a gap stands between two games', () => {
  const layout = layoutRows(activities, 'default', 38)
  expect(activities.map((_, index) => layout.topOf(index))).toEqual([8, 46, 94, 142, 180, 218])
  expect(layout.heightPx).toBe(264)
  expect(layout.groups).toEqual([
    { gameId: 'genshin', from: 0, to: 2, topPx: 8, heightPx: 76 },
    { gameId: 'starrail', from: 2, to: 3, topPx: 94, heightPx: 38 },
    { gameId: 'zenless', from: 3, to: 6, topPx: 142, heightPx: 114 },
  ])
})

test('TL-20 by end the games are mixed: no groups and no gaps', () => {
  const layout = layoutRows(activities, 'endTimeDesc', 44)
  expect(activities.map((_, index) => layout.topOf(index))).toEqual([8, 52, 96, 140, 184, 228])
  expect(layout.groups).toEqual([])
})

test('TL-20 without rows there is only the margin', () => {
  expect(layoutRows([], 'default', 38)).toMatchObject({ count: 0, heightPx: 16, groups: [] })
})
