import type { CatalogueSource } from '@ephemeris/contract/config'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { samplePlaced } from '@ephemeris/core/timeline/sample-activity.test-data'
import { expect, test } from 'vitest'
import { readingStateOf } from '#web/features/home/today/reading-state'

const now = instant(Date.UTC(2026, 10, 26, 12))
const daysAgo = (days: number) => instant(now - days * DAY_MS)

function sources(readAt: Instant | null, isFailing: boolean): readonly CatalogueSource[] {
  return GAME_IDS.map((gameId) => ({ gameId, state: 'stale', updatedAt: daysAgo(40), readAt, isFailing }))
}

/** It runs now. */
const running = { startAt: daysAgo(5), endAt: instant(now + DAY_MS) }
const challenge = samplePlaced({ type: 'challenge', ...running })

test('HOME-11 a server that never read anything waits for its first reading, and says when that fails', () => {
  expect(readingStateOf(sources(null, false), [], now)).toEqual({ kind: 'waiting' })
  expect(readingStateOf(sources(null, true), [], now)).toEqual({ kind: 'failing' })
  const [first, ...others] = sources(null, true)
  const oneTried = [...others, ...(first ? [{ ...first, isFailing: false }] : [])]
  expect(readingStateOf(oneTried, [], now)).toEqual({ kind: 'waiting' })
})

test('HOME-11 a server whose sources all fail says since when', () => {
  const read = [...sources(daysAgo(9), true), ...sources(daysAgo(8), true)]
  expect(readingStateOf(read, [challenge], now)).toEqual({ kind: 'silent', readAt: daysAgo(8) })
})

test.each([
  ['the sources were read and have nothing', sources(daysAgo(0), false), [challenge]],
  ['an announced banner runs', sources(null, true), [challenge, samplePlaced(running)]],
  ['an announced event runs', sources(null, true), [samplePlaced({ type: 'event', ...running })]],
  ['no game is followed', [], []],
])('HOME-11 nothing is explained where %s', (_, asked, placed) => {
  expect(readingStateOf(asked, placed, now)).toBeNull()
})

test.each([
  ['expected', samplePlaced({ certainty: 'expected', ...running })],
  ['over', samplePlaced({ startAt: daysAgo(9), endAt: daysAgo(2) })],
  ['a challenge', challenge],
])('HOME-11 what is %s does not count as announced', (_, activity) => {
  expect(readingStateOf(sources(null, true), [activity], now)).toEqual({ kind: 'failing' })
})
