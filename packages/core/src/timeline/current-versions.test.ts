import { expect, test } from 'vitest'
import { versionNumber } from '../activity/versions/version-number.ts'
import type { GameId } from '../games/game.ts'
import { DAY_MS, instant } from '../time/instant.ts'
import { currentVersions } from './current-versions.ts'
import { samplePlaced } from './sample-activity.test-data.ts'

const now = instant(Date.UTC(2026, 4, 20))

function version(gameId: GameId, id: string, fromDays: number, toDays: number) {
  const startAt = instant(now + fromDays * DAY_MS)
  return samplePlaced({ id, gameId, type: 'version', startAt, endAt: instant(now + toDays * DAY_MS) })
}

function shown(activities: Parameters<typeof currentVersions>[0]) {
  return [...currentVersions(activities, now)].map(
    ([
      gameId,
      {
        version: { id },
        next,
      },
    ]) => [gameId, id, next?.id],
  )
}

test('HOME-3 of each game the running version and the one after it', () => {
  const list = [
    version('genshin', 'third', 74, 116),
    version('genshin', 'second', 32, 74),
    version('genshin', 'first', -10, 32),
    version('genshin', 'former', -52, -11),
    version('zenless', 'only', -1, 1),
    samplePlaced({ id: 'banner', gameId: 'starrail' }),
  ]
  expect(shown(list)).toEqual([
    ['genshin', 'first', 'second'],
    ['zenless', 'only', undefined],
  ])
})

test('HOME-3 in the pause between two versions the next one is shown', () => {
  const list = [version('starrail', 'former', -42, -0.1), version('starrail', 'next', 0.2, 42)]
  expect(shown(list)).toEqual([['starrail', 'next', undefined]])
})

test('HOME-3 a version without a known number has none', () => {
  expect(versionNumber('Genshin Impact - Version 6.6')).toBe('6.6')
  expect(versionNumber('Honkai: Star Rail - next version')).toBeNull()
})
