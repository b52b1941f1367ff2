import { type GameActivity, SOURCE_NAMES } from '@ephemeris/core/activity/activity'
import { LAUNCHER_STATES } from '@ephemeris/core/activity/versions/launcher-words'
import { ACTIVITY_TYPES } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { instant } from '@ephemeris/core/time/instant'
import { wallTime } from '@ephemeris/core/time/wall-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readActivity, writeActivity } from './activity-wire.ts'

const BARE_ROW = {
  uuid: '00000000-0000-0000-0000-000000000001',
  type: 'gacha',
  title: 'A banner',
  start_time: '2026-05-20 11:00:00',
  end_time: '2026-06-09 17:59:00',
}

const seconds = fc.integer({ min: Date.UTC(2025, 0, 1) / 1000, max: Date.UTC(2028, 0, 1) / 1000 })
const instants = seconds.map((second) => instant(second * 1000))
const edges = fc.oneof(
  instants.map((at) => ({ kind: 'instant', at }) as const),
  seconds.map((second) => ({ kind: 'wall', at: wallTime(second * 1000) }) as const),
)
const word = fc.string({ minLength: 1 })
const sights = fc.option(fc.record({ state: fc.constantFrom(...LAUNCHER_STATES), since: instants }))
const activities: fc.Arbitrary<GameActivity> = fc
  .record({
    id: fc.uuid(),
    gameId: fc.constant('genshin' as const),
    type: fc.constantFrom(...ACTIVITY_TYPES),
    title: fc.string({ minLength: 1 }),
    shortTitle: fc.string({ minLength: 1 }),
    titleLanguage: fc.constantFrom(...LANGUAGES, null),
    isTitleOurs: fc.boolean(),
    start: edges,
    end: edges,
    bannerUrl: fc.constantFrom('https://pictures.test/a.jpg', null),
    certainty: fc.constantFrom('announced' as const, 'computed' as const, 'expected' as const),
    source: fc.option(
      fc.record({ name: fc.constantFrom(...SOURCE_NAMES), url: fc.constant(null), updatedAt: instants }),
    ),
    announcement: fc.option(
      fc.record({
        publishedAt: fc.option(instants),
        basis: fc.constantFrom('text' as const, 'window' as const),
        changes: fc.array(
          fc.record({ at: instants, edge: fc.constantFrom('start' as const, 'end' as const), from: edges, to: edges }),
        ),
        goneSince: fc.option(instants),
        rewards: fc.array(
          fc.record({ id: fc.string(), name: fc.string(), amount: fc.nat(), perPull: fc.constantFrom(1, 160) }),
        ),
      }),
    ),
    featured: fc.array(
      fc.record(
        { id: fc.string(), name: fc.string(), rank: fc.constantFrom(4, 5), type: word, element: word, class: word },
        { requiredKeys: ['id', 'name', 'rank'] },
      ),
    ),
  })
  .chain((activity) => sights.map((launcher) => ({ ...activity, ...(launcher && { launcher }) })))
  .filter(({ type, start, end }) => type !== 'version' || (start.kind === 'instant' && end.kind === 'instant'))

test('TIME-2 (ANN-30) an activity comes back from the wire as it was sent', () => {
  fc.assert(
    fc.property(activities, (activity) => {
      const travelled = JSON.parse(JSON.stringify(writeActivity(activity)))
      expect(readActivity(travelled, 'genshin')).toEqual(activity)
    }),
  )
})

test('ACT-21 an announced start travels beside an end that is only expected', () => {
  const sureness = { certainty: 'expected', startCertainty: 'announced' } as const
  fc.assert(
    fc.property(activities, (activity) => {
      expect(readActivity(writeActivity({ ...activity, ...sureness }), 'genshin')).toMatchObject(sureness)
    }),
  )
})

test('ACT-9 an answer without short titles, as an older server sends it, shows the whole ones', () => {
  expect(readActivity(BARE_ROW, 'genshin')?.shortTitle).toBe('A banner')
  expect(readActivity({ ...BARE_ROW, short_title: 'Banner' }, 'genshin')).toMatchObject({
    title: 'A banner',
    shortTitle: 'Banner',
  })
})

test('TIME-2 the flag of an update makes the start one instant, the end stays on each server’s clock', () => {
  const read = readActivity({ ...BARE_ROW, is_version_update: true }, 'genshin')
  expect(read?.start).toEqual({ kind: 'instant', at: Date.parse('2026-05-20T03:00:00Z') })
  expect(read?.end).toEqual({ kind: 'wall', at: Date.parse('2026-06-09T17:59:00Z') })
})

test('TIME-2 both ends of a version are instants on the UTC+8 clock', () => {
  const read = readActivity({ ...BARE_ROW, type: 'version' }, 'genshin')
  expect(read?.start).toEqual({ kind: 'instant', at: Date.parse('2026-05-20T03:00:00Z') })
  expect(read?.end).toEqual({ kind: 'instant', at: Date.parse('2026-06-09T09:59:00Z') })
})

test('CAT-4 a row needs an id, a type, a title and two dates, and nothing else', () => {
  expect(readActivity(BARE_ROW, 'genshin')).toMatchObject({
    titleLanguage: null,
    isTitleOurs: false,
    source: null,
    announcement: null,
    bannerUrl: null,
  })
  for (const field of Object.keys(BARE_ROW)) {
    expect(readActivity({ ...BARE_ROW, [field]: undefined }, 'genshin'), field).toBeNull()
  }
})

test.each([
  ['banner_img', 'javascript:alert(1)', { bannerUrl: null }],
  ['banner_img', 'http://pictures.test/a.jpg', { bannerUrl: null }],
  ['title_lang', 'tlh', { titleLanguage: null }],
  ['certainty', 'rumoured', { certainty: 'announced' }],
  ['start_certainty', 'rumoured', { certainty: 'announced' }],
  ['featured', 'Venti', { featured: [] }],
  ['source', { name: 'official', url: 'javascript:alert(1)', updated_at: '' }, { source: null }],
  ['source', { name: 'official', url: null, updated_at: 'yesterday' }, { source: null }],
  ['launcher', { state: 'soon', since: '2026-05-20T03:00:00Z' }, {}],
  ['launcher', { state: 'live', since: 'today' }, {}],
  ['announcement', { basis: 'hearsay' }, { announcement: null }],
])('CAT-4 a bad %s, %j, costs nothing but itself', (field, value, expected) => {
  expect(readActivity({ ...BARE_ROW, [field]: value }, 'genshin')).toMatchObject(expected)
})
