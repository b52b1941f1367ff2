import { edgeInstant } from '@ephemeris/core/activity/activity'
import { activityId } from '@ephemeris/core/activity/activity-id'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { instant } from '@ephemeris/core/time/instant'
import { offsetOf, SERVER_ZONES } from '@ephemeris/core/time/zone'
import { BANNERS } from '@ephemeris/gamedata/timeline/banners'
import { EVENTS } from '@ephemeris/gamedata/timeline/events'
import { expect, test } from 'vitest'
import { bannerActivity } from './banner-activity.ts'
import { computedActivities } from './computed-activities.ts'
import { shippedOf } from './shipped-activities.ts'
import { versionWindows } from './version-windows.ts'

const ALL = GAME_IDS.flatMap((gameId) => shippedOf(gameId, []))
const NOON = instant(Date.parse('2026-05-20T04:00:00Z'))

const ofRow = (id: string) => ALL.find((activity) => activity.id === activityId(activity.gameId, id))

function bar({ title, shortTitle }: CatalogueActivity, language: (typeof LANGUAGES)[number]): string {
  return shortTitle[language] ?? title[language] ?? ''
}

test('CAT-11 on the fullest day more than 25 activities run, in every game', () => {
  const computed = computedActivities({ from: NOON, to: NOON, outlookFrom: NOON })
  const running = [...ALL, ...computed].filter(({ start, end }) => {
    const server = offsetOf('UTC+8')
    return edgeInstant(start, server) <= NOON && edgeInstant(end, server) >= NOON
  })
  expect(running.length).toBeGreaterThanOrEqual(25)
  for (const gameId of GAME_IDS) {
    const types = running.filter((activity) => activity.gameId === gameId).map(({ type }) => type)
    expect(new Set(types).size, gameId).toBe(4)
  }
})

test('CAT-11 every activity has an own id, a title and a start before its end on each server', () => {
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length)
  for (const { id, title, start, end } of ALL) {
    expect(Object.values(title).length, id).toBeGreaterThan(0)
    for (const zone of SERVER_ZONES) {
      expect(edgeInstant(start, offsetOf(zone)), id).toBeLessThan(edgeInstant(end, offsetOf(zone)))
    }
  }
})

test('CAT-11 a time with Z becomes an instant, one without a time on the wall', () => {
  expect(ofRow('genshin-g-301-20260520-1')).toMatchObject({
    start: { kind: 'instant', at: Date.parse('2026-05-20T03:00:00Z') },
    end: { kind: 'wall', at: Date.parse('2026-06-09T17:59:59Z') },
  })
})

test('CAT-11 what ends with a version ends at its end on every row, not a second before', () => {
  for (const gameId of GAME_IDS) {
    const ends = ALL.filter((activity) => activity.gameId === gameId).map(({ end }) => end)
    const versionEnds = versionWindows(gameId, null).map(({ end }) => end)
    const early = ends.filter(({ kind, at }) => kind === 'instant' && versionEnds.some((end) => end - at === 1000))
    expect(early, gameId).toEqual([])
  }
  expect(ofRow('zenless-v3.1')?.end.at).toBe(Date.parse('2026-09-08T22:00:00Z'))
})

test('CAT-15 bars show a wish by the game’s word and its featured items', () => {
  const wish = ofRow('genshin-g-301-20260520-1')
  expect(wish && bar(wish, 'en')).toBe('Wish – Nicole')
  expect(wish && bar(wish, 'zh-Hans')).toBe('【炽天的默想曲】角色祈愿：尼可')
})

test('CAT-15 bars show every banner in every language', () => {
  const empty = ALL.filter(({ type }) => type === 'gacha').filter((banner) =>
    LANGUAGES.some((language) => / – $|[:：] ?$|^$/.test(bar(banner, language))),
  )
  expect(empty.map(({ title }) => title)).toEqual([])
})

test('ACT-11 bars show a version by its number or its moon', () => {
  const moon = ofRow('genshin-v6.6')
  expect(moon && bar(moon, 'en')).toBe('Genshin Impact - Version Luna VII')
  const version = ofRow('starrail-v4.2')
  expect(version && bar(version, 'fr')).toBe('Honkai: Star Rail - Version 4.2')
})

test('CAT-11 a version’s title carries its number first', () => {
  const version = ofRow('starrail-v4.2')
  expect(LANGUAGES.map((language) => /\d+\.\d+/.exec(version?.title[language] ?? '')?.[0])).toEqual(
    LANGUAGES.map(() => '4.2'),
  )
})

test('CAT-17 bars show the whole name of an event', () => {
  const cut = ALL.filter(({ type }) => type === 'event').flatMap((event) =>
    LANGUAGES.filter((language) => event.title[language])
      .filter((language) => event.gameId !== 'genshin' || !['en', 'fr'].includes(language))
      .filter((language) => bar(event, language) !== event.title[language])
      .map((language) => event.title[language]),
  )
  expect(cut).toEqual([])
})

test('CAT-17 kinds that players do not wait for and single periods of a cycle are not shown', () => {
  const hidden = GAME_IDS.flatMap((gameId) => EVENTS[gameId]).filter(
    ({ kind, cycle }) => ['web', 'returner', 'ugc', 'tcg'].includes(kind) || cycle !== null,
  )
  expect(hidden.length).toBeGreaterThan(50)
  expect(hidden.filter(({ id }) => ofRow(id))).toEqual([])
})

test('CAT-17 placeholder hours are an expectation, not a fact', () => {
  expect(ofRow('genshin-e-20261021-bab1db')?.certainty).toBe('expected')
})

test('CAT-18 a later phase without an end lasts as long as its version is expected to', () => {
  expect(ofRow('zenless-g-2-20261111-1')).toMatchObject({ certainty: 'expected', end: { kind: 'instant' } })
})

test('CAT-18 a banner of which no sound end is known is left out', () => {
  const open = BANNERS.starrail.filter(({ isPermanent }) => isPermanent)
  expect(open).not.toEqual([])
  expect(open.filter(({ id }) => ofRow(id))).toEqual([])
  const [banner] = BANNERS.zenless
  if (!banner) throw new RangeError('no banner')
  expect(bannerActivity('zenless', { ...banner, phase: 1, end: null }, [])).toBeNull()
})

test('CAT-27 most facts link to where they come from', () => {
  expect(ALL.filter(({ source }) => source.url !== null).length).toBeGreaterThan(100)
})
