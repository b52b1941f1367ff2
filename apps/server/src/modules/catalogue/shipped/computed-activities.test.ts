import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { activityId } from './activity-id.ts'
import { computedActivities } from './computed-activities.ts'
import { shippedActivities } from './shipped-activities.ts'

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
    expect(own.filter(({ type }) => type === 'version').map(({ certainty }) => certainty)).toEqual(['expected'])
    expect(own.filter(({ type }) => type === 'challenge').length).toBeGreaterThanOrEqual(3)
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

test('CAT-14 asked for days of any year, every week is told', () => {
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

  const shipped = new Set(shippedActivities().map(({ id }) => id))
  expect(expected.filter(({ id }) => shipped.has(id))).toEqual([])
})
