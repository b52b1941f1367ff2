import { expect, test } from 'vitest'
import { instant } from '../../time/instant.ts'
import { utcOffset } from '../../time/zone.ts'
import { historyEnd } from './history-end.ts'

const NOW = instant(Date.UTC(2026, 4, 20))
const FROM_FILES = { isImportedFromGame: false, now: NOW }
const history = (...pools: string[][]) => ({
  histories: new Map(pools.map((times, at) => [`${at}`, { pulls: times.map((time) => ({ pull: { time } })) }])),
  server: { offset: utcOffset(8 * 60) },
})

test('GACHA-26 a history goes to its last pull of any pool, on the clock of its server', () => {
  const pulls = history(['2026-01-01 10:00:00', '2026-05-01 08:00:00'], [], ['2026-04-30 23:00:00'])
  expect(historyEnd(pulls, FROM_FILES)).toEqual({ at: Date.UTC(2026, 4, 1), isOld: false })
  expect(historyEnd(history([]), FROM_FILES)).toBeNull()
})

test('GACHA-26 of files that end weeks ago newer pulls are asked for; after an import from the game the log says when', () => {
  const pulls = history(['2023-12-03 20:00:00'])
  expect(historyEnd(pulls, FROM_FILES)).toEqual({ at: Date.UTC(2023, 11, 3, 12), isOld: true })
  expect(historyEnd(pulls, { ...FROM_FILES, isImportedFromGame: true })?.isOld).toBe(false)
})
