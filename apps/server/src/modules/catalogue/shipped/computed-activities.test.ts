import { PROGRAMME, PROGRAMME_MS } from '@ephemeris/announcements/activities/announced-programme'
import { activityId } from '@ephemeris/core/activity/activity-id'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { mapGames } from '@ephemeris/core/games/map-games'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import { CYCLES } from '@ephemeris/gamedata/timeline/recurring'
import { expect, test } from 'vitest'
import type { WordsByGame } from '../announced/reading.ts'
import { computedActivities } from './computed-activities.ts'
import { shippedOf } from './shipped-activities.ts'

const LATER = instant(Date.parse('2026-11-21T04:00:00Z'))

function titles(activities: readonly CatalogueActivity[], gameId: string): string[] {
  return activities.filter((activity) => activity.gameId === gameId).map(({ title }) => title.en ?? '')
}

test('CAT-13 long after the last observation every game still has its cycles and its expected version', () => {
  const running = computedActivities({ from: LATER, to: LATER, outlookFrom: LATER })
  expect(titles(running, 'genshin')).toEqual([
    'Genshin Impact Version 7.2',
    'Spiral Abyss',
    'Imaginarium Theater',
    'Stygian Onslaught',
  ])
  for (const gameId of GAME_IDS) {
    const own = running.filter((activity) => activity.gameId === gameId)
    const shown = CYCLES[gameId].filter(({ isHidden }) => !isHidden)
    expect(own.filter(({ type }) => type === 'version').map(({ certainty }) => certainty)).toEqual(['expected'])
    expect(own.filter(({ type }) => type === 'challenge').length).toBeGreaterThanOrEqual(Math.min(3, shown.length))
  }
})

test.each(['2027-03-20', '2028-06-01'])('CAT-12 on %s, too, every game has its expected version', (day) => {
  const at = instant(Date.parse(`${day}T04:00:00Z`))
  const running = computedActivities({ from: at, to: at, outlookFrom: at })
  for (const gameId of GAME_IDS) {
    const versions = running.filter((activity) => activity.gameId === gameId && activity.type === 'version')
    expect(versions.map(({ certainty }) => certainty)).toEqual(['expected'])
  }
  const soon = computedActivities({ from: at, to: instant(at + 42 * DAY_MS), outlookFrom: at })
  expect(titles(soon, 'genshin')).toContain('Stygian Onslaught')
  expect(titles(soon, 'starrail')).toContain('Anomaly Arbitration')
  expect(titles(soon, 'wuthering')).toContain('Endstate Matrix')
})

test('CAT-12 a version whose number is a guess is titled without one', () => {
  const at = instant(Date.parse('2028-06-01T04:00:00Z'))
  const versions = computedActivities({ from: at, to: at, outlookFrom: at }).filter(({ type }) => type === 'version')
  expect(versions.map(({ title }) => title.en)).toContain('Genshin Impact: a later version')
  for (const { title } of versions) {
    expect(Object.keys(title).sort()).toEqual([...LANGUAGES].sort())
    expect(Object.values(title).filter((text) => /\d/.test(text))).toEqual([])
  }
})

test('CAT-12 CAT-48 a launcher that offers a version ahead names its number', () => {
  const at = instant(Date.parse('2028-06-01T04:00:00Z'))
  const versionsWith = (launchers: WordsByGame) =>
    computedActivities(
      { from: at, to: instant(at + 60 * DAY_MS), outlookFrom: at },
      { versions: mapGames(() => []), periods: new Map(), launchers },
    ).filter(({ gameId, type }) => gameId === 'genshin' && type === 'version')
  const next = versionsWith({}).find(({ start }) => start.kind === 'instant' && start.at > at)
  const version = next?.version ?? ''
  const word = { version, state: 'pre_download', since: at } as const
  const named = versionsWith({ genshin: [word] }).find((one) => one.version === version)
  expect(next?.title.en).not.toContain(version)
  expect(named?.title.en).toContain(version)
})

test('CAT-13 cycles are titled in all six languages', () => {
  for (const { title } of computedActivities({ from: LATER, to: LATER, outlookFrom: LATER })) {
    expect(Object.keys(title).sort()).toEqual([...LANGUAGES].sort())
  }
})

test('CAT-14 of weekly cycles the current and the next week are shown, of weekly reminders none', () => {
  const year = { from: instant(LATER - 200 * DAY_MS), to: instant(LATER + 200 * DAY_MS), outlookFrom: LATER }
  const all = computedActivities(year)
  expect(titles(all, 'zenless').filter((title) => title === 'Hollow Zero')).toHaveLength(2)
  expect(
    all.filter(({ title }) => ['Trounce Domains', 'Echo of War', 'Weekly Challenges'].includes(title.en ?? '')),
  ).toEqual([])
})

test('CAT-14 asked for days of any year, every week is given', () => {
  const from = instant(Date.parse('2028-02-01T00:00:00Z'))
  const weeks = computedActivities({ from, to: instant(from + 27 * DAY_MS), outlookFrom: null })
  expect(titles(weeks, 'zenless').filter((title) => title === 'Hollow Zero').length).toBeGreaterThanOrEqual(4)
})

test('CAT-13 an observed period is a fact and says so', () => {
  const now = instant(Date.parse('2026-06-01T04:00:00Z'))
  const id = activityId('genshin', 'stygian_onslaught/6.6')
  expect(
    computedActivities({ from: now, to: now, outlookFrom: now }).find((activity) => activity.id === id),
  ).toMatchObject({
    certainty: 'announced',
    source: { name: 'catalogue' },
    start: { kind: 'wall', at: Date.parse('2026-05-27T10:00:00Z') },
  })
})

test('CAT-12 an expected version has the id it will have as a fact, and is never among the facts', () => {
  const range = { from: LATER, to: instant(LATER + 90 * DAY_MS), outlookFrom: LATER }
  const expected = computedActivities(range).filter(({ type }) => type === 'version')
  expect(expected.map(({ id }) => id)).toContain(activityId('genshin', 'genshin-v7.3'))
  expect(expected.every(({ source }) => source.name === 'cadence')).toBe(true)

  const shipped = new Set(GAME_IDS.flatMap((gameId) => shippedOf(gameId, [])).map(({ id }) => id))
  expect(expected.filter(({ id }) => shipped.has(id))).toEqual([])
})

const AHEAD = { from: LATER, to: instant(LATER + 90 * DAY_MS), outlookFrom: null }

test('CAT-49 special programmes are expected on the last Friday a week before a version, where a game has a rhythm', () => {
  const listed = computedActivities(AHEAD).filter(({ title }) => title['zh-Hans']?.includes('前瞻特别节目'))
  expect(listed.map(({ gameId, title, start }) => `${gameId} ${title.en} ${new Date(start.at).toISOString()}`)).toEqual(
    [
      'genshin Version 7.3 Special Program 2026-12-04T12:00:00.000Z',
      'genshin Version 7.4 Special Program 2027-01-15T12:00:00.000Z',
      'starrail Version 4.8 Special Program 2026-12-11T11:30:00.000Z',
      'starrail Special Program 2027-01-22T11:30:00.000Z',
      'zenless Version 3.5 Special Program 2027-01-01T11:30:00.000Z',
      'zenless Version 3.6 Special Program 2027-02-12T11:30:00.000Z',
    ],
  )
  for (const { type, certainty, source, title } of listed) {
    expect({ type, certainty, source: source.name }).toEqual({
      type: 'event',
      certainty: 'expected',
      source: 'cadence',
    })
    expect(Object.keys(title).sort()).toEqual([...LANGUAGES].sort())
  }
})

test('CAT-49 the programme that is announced takes the place of the expected one, and its id', () => {
  const programmes = (periods: ReadonlyMap<string, readonly CatalogueActivity[]>) =>
    computedActivities(AHEAD, { versions: mapGames(() => []), periods, launchers: {} }).filter(
      ({ gameId, type }) => gameId === 'genshin' && type === 'event',
    )
  const [expected, next] = programmes(new Map())
  if (!expected) throw new RangeError('no programme')
  const at = instant(expected.start.at - DAY_MS)
  const stated: CatalogueActivity = {
    ...{ ...expected, id: 'announced', title: { en: 'Version 7.3 Special Program Notice' } },
    start: { kind: 'instant', at },
    source: { name: 'official', url: null, updatedAt: at },
  }
  expect(programmes(new Map([[`genshin/${PROGRAMME}`, [stated]]]))).toEqual([
    {
      ...expected,
      start: stated.start,
      end: { kind: 'instant', at: at + PROGRAMME_MS },
      certainty: 'announced',
      source: stated.source,
    },
    next,
  ])
})

const SEASONS = ['Memory of Chaos', 'Apocalyptic Shadow', 'Pure Fiction']

test('CAT-36 the seasons of Star Rail go on after the last one that was seen, 14 days apart, as expected', () => {
  const asked = { from: instant(Date.parse('2026-09-28T00:00:00Z')), to: instant(Date.parse('2026-12-31T00:00:00Z')) }
  const listed = computedActivities({ ...asked, outlookFrom: null })
    .filter(({ gameId, title }) => gameId === 'starrail' && SEASONS.includes(title.en ?? ''))
    .filter(({ start }) => start.at >= asked.from)
    .map(({ title, start, certainty }) => `${title.en} ${new Date(start.at).toISOString().slice(0, 16)} ${certainty}`)
  expect(listed.sort()).toEqual([
    'Apocalyptic Shadow 2026-10-05T04:00 announced',
    'Apocalyptic Shadow 2026-11-16T04:00 expected',
    'Apocalyptic Shadow 2026-12-28T04:00 expected',
    'Memory of Chaos 2026-09-28T03:00 announced',
    'Memory of Chaos 2026-11-02T04:00 announced',
    'Memory of Chaos 2026-12-14T04:00 expected',
    'Pure Fiction 2026-10-19T04:00 expected',
    'Pure Fiction 2026-11-30T04:00 expected',
  ])
})

test.each(['2026-11-22', '2027-05-05', '2028-02-29', '2031-12-31'])(
  'CAT-36 around %s every cycle of every game has a period, and none says more than is known',
  (day) => {
    const from = instant(Date.parse(`${day}T04:00:00Z`))
    const periods = computedActivities({ from, to: instant(from + 70 * DAY_MS), outlookFrom: null })
    for (const gameId of GAME_IDS) {
      const drawn = CYCLES[gameId].filter(({ isHidden }) => !isHidden)
      const own = periods.filter((activity) => activity.gameId === gameId && activity.type === 'challenge')
      expect(new Set(own.map(({ title }) => title['zh-Hans']))).toEqual(
        new Set(drawn.map(({ name }) => name['zh-Hans'])),
      )
      for (const { until, name } of drawn) {
        if (until === null || until > day) continue
        const late = own.filter(({ title }) => title['zh-Hans'] === name['zh-Hans'])
        expect(new Set(late.map(({ certainty }) => certainty))).toEqual(new Set(['expected']))
      }
    }
  },
)
