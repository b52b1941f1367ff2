import type { GameId } from '@ephemeris/core/games/game'
import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { computedActivities } from './computed-activities.ts'

/** Seasons as the publishers' notices state them, to the minute; `Z` is one moment everywhere, the rest server time. */
const STATED: readonly (readonly [notice: string, mode: string, start: string, end: string])[] = [
  ['starrail 953', 'Apocalyptic Shadow', '2025-05-26 04:00', '2025-07-07 03:59'],
  ['starrail 953', 'Pure Fiction', '2025-06-09 04:00', '2025-07-21 03:59'],
  ['starrail 953', 'Memory of Chaos', '2025-06-23 04:00', '2025-08-04 03:59'],
  ['starrail 1000', 'Apocalyptic Shadow', '2025-07-07 04:00', '2025-08-18 03:59'],
  ['starrail 1000', 'Pure Fiction', '2025-07-21 04:00', '2025-09-01 03:59'],
  ['starrail 1000', 'Memory of Chaos', '2025-08-04 04:00', '2025-09-15 03:59'],
  ['starrail 1152', 'Apocalyptic Shadow', '2025-12-22 04:00', '2026-02-02 03:59'],
  ['starrail 1152', 'Pure Fiction', '2026-01-05 04:00', '2026-02-16 03:59'],
  ['starrail 1152', 'Memory of Chaos', '2026-01-19 04:00', '2026-03-02 03:59'],
  ['starrail 1152', 'Apocalyptic Shadow', '2026-02-02 04:00', '2026-03-16 03:59'],
  ['starrail 1230', 'Pure Fiction', '2026-03-30 04:00', '2026-05-11 03:59'],
  ['starrail 1230', 'Memory of Chaos', '2026-04-13 04:00', '2026-05-25 03:59'],
  ['starrail 1333', 'Apocalyptic Shadow', '2026-07-20 04:00', '2026-08-31 03:59'],
  ['starrail 1333', 'Pure Fiction', '2026-08-03 04:00', '2026-09-14 03:59'],
  ['starrail 1333', 'Memory of Chaos', '2026-08-17 04:00', '2026-09-27 22:00Z'],
  ['starrail 1389', 'Apocalyptic Shadow', '2026-08-31 04:00', '2026-10-05 03:59'],
  ['starrail 1389', 'Pure Fiction', '2026-09-14 04:00', '2026-10-19 03:59'],
  ['starrail, notes of 4.6', 'Memory of Chaos', '2026-09-28 03:00Z', '2026-11-02 03:59'],
  ['starrail, notes of 4.6', 'Memory of Chaos', '2026-11-02 04:00', '2026-12-14 03:59'],
  ['starrail, notes of 4.6', 'Apocalyptic Shadow', '2026-10-05 04:00', '2026-11-16 03:59'],
  ['genshin 20628', 'Imaginarium Theater', '2024-08-01 04:00', '2024-09-01 03:59'],
  ['genshin 21847', 'Stygian Onslaught', '2026-08-19 10:00', '2026-09-22 03:59'],
  ['genshin, calendar of 7.1', 'Stygian Onslaught', '2026-09-30 10:00', '2026-11-03 03:59'],
  ['zenless, season of 3.1', 'Deadly Assault', '2026-07-29 03:00Z', '2026-08-14 03:59'],
  ['zenless, season of 3.1', 'Deadly Assault', '2026-08-14 04:00', '2026-08-28 03:59'],
  ['zenless, season of 3.1', 'Shiyu Defense', '2026-08-21 04:00', '2026-09-04 03:59'],
  ['wuthering 50474', 'Endstate Matrix', '2025-12-25 03:00Z', '2026-02-04 20:00Z'],
  ['wuthering 50562', 'Whimpering Wastes', '2026-02-16 04:00', '2026-03-16 03:59'],
  ['wuthering 50581', 'Endstate Matrix', '2026-03-26 04:00', '2026-04-29 20:00Z'],
  ['wuthering 50751', 'Endstate Matrix', '2026-07-17 04:00', '2026-08-19 20:00Z'],
  ['wuthering, calendar of 3.7', 'Tower of Adversity', '2026-09-14 04:00', '2026-10-12 03:59'],
  ['wuthering, calendar of 3.7', 'Endstate Matrix', '2026-10-07 04:00', '2026-11-11 20:00Z'],
]

/** Of every season between the first and the last that is stated: game, mode, start, end. */
const COMPUTED = computedActivities({
  from: instant(Date.parse('2024-08-02T00:00:00Z')),
  to: instant(Date.parse('2026-12-31T00:00:00Z')),
  outlookFrom: null,
}).map(({ gameId, title, start, end }) => ({
  gameId,
  mode: title.en ?? '',
  span: [start, end].map(({ kind, at }) => `${minuteOf(at)}${kind === 'instant' ? 'Z' : ''}`),
}))

function minuteOf(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ')
}

test.each(STATED)('CAT-47 %s: the season of %s from %s to %s is that of its rhythm', (notice, mode, start, end) => {
  const gameId = notice.split(/[ ,]/)[0] as GameId
  const sameStart = COMPUTED.filter((season) => season.gameId === gameId && season.mode.startsWith(mode))
    .map(({ span }) => span)
    .filter(([from]) => from === start)
  expect(sameStart).toEqual([[start, end]])
})
