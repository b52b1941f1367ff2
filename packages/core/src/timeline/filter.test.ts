import { expect, test } from 'vitest'
import type { PlacedActivity } from '../activity/activity.ts'
import { fixedClock } from '../time/clock.ts'
import { DAY_MS, instant } from '../time/instant.ts'
import { utcOffset } from '../time/zone.ts'
import { endsSoon, type FilterContext, filterActivities, NO_FILTER, type TimelineFilter } from './filter.ts'
import { samplePlaced } from './sample-activity.test-data.ts'

const now = instant(Date.UTC(2026, 4, 25))
const list = [
  samplePlaced({ id: 'venti', title: 'Évent du Vent', endAt: instant(now + DAY_MS) }),
  samplePlaced({ id: 'abyss', gameId: 'starrail', type: 'challenge', title: 'Ｍｅｍｏｒｙ of Chaos' }),
  samplePlaced({ id: 'later', title: '杯装之诗', startAt: instant(now + 1), endAt: instant(now + DAY_MS) }),
]
const quoted = [
  samplePlaced({ id: 'ours', title: 'L’aile d’argent' }),
  samplePlaced({ id: 'official', title: '"Spirit" Artist\'s Notebook' }),
]
const context: FilterContext = {
  marks: { abyss: 'done', later: 'cancelled' },
  now,
  clock: fixedClock(utcOffset(0)),
  searchTextOf: ({ title, gameId }: PlacedActivity) => `${title} ${gameId}`,
}

function shown(filter: Partial<TimelineFilter>): string[] {
  return filterActivities(list, { ...NO_FILTER, ...filter }, context).shown.map(({ id }) => id)
}

test('TL-8 a filter that asks nothing shows everything, in the order given', () => {
  expect(shown({})).toEqual(['venti', 'abyss', 'later'])
})

test('TL-8 games, type, marks and hide-done narrow the list together', () => {
  expect(shown({ hiddenGames: ['genshin'] })).toEqual(['abyss'])
  expect(shown({ type: 'gacha' })).toEqual(['venti', 'later'])
  expect(shown({ statuses: ['', 'done'] })).toEqual(['venti', 'abyss'])
  expect(shown({ hideDone: true })).toEqual(['venti'])
  expect(shown({ type: 'challenge', hideDone: true })).toEqual([])
})

test('TL-9 ending soon means running and over today or tomorrow', () => {
  expect(shown({ isEndingSoon: true })).toEqual(['venti'])
})

test('TL-9 TL-74 what is counted as ending soon is what the filter of it shows, whatever other filters are on', () => {
  const soon = ['done', 'cancelled', ''].map((id) => samplePlaced({ id, endAt: instant(now + DAY_MS) }))
  const all = [...list, ...soon, samplePlaced({ id: 'hsr', gameId: 'starrail', endAt: instant(now + DAY_MS) })]
  const marks = { done: 'done', cancelled: 'cancelled', abyss: 'done' } as const
  const others: Partial<TimelineFilter>[] = [
    {},
    { hideDone: true },
    { hiddenGames: ['genshin'] },
    { type: 'challenge' },
    { statuses: ['done'] },
    { text: 'evént DU' },
  ]
  const counts = others.map((other) => {
    const filter = { ...NO_FILTER, ...other }
    const { endingSoonCount } = filterActivities(all, filter, { ...context, marks })
    const on = filterActivities(all, { ...filter, isEndingSoon: true }, { ...context, marks })
    expect([on.shown.length, on.endingSoonCount]).toEqual([endingSoonCount, endingSoonCount])
    return endingSoonCount
  })
  expect(counts).toEqual([5, 3, 1, 0, 1, 1])
})

test('TL-9 an end that is only expected is not soon', () => {
  const ends = (certainty: PlacedActivity['certainty']) =>
    endsSoon(samplePlaced({ certainty, endAt: instant(now + DAY_MS) }), now, context.clock)
  expect(ends('announced')).toBe(true)
  expect(ends('computed')).toBe(true)
  expect(ends('expected')).toBe(false)
})

test('TL-9 the end of an activity whose announcement is gone is not soon', () => {
  const ends = (goneSince: PlacedActivity['startAt'] | null) => {
    const announcement = { publishedAt: null, basis: 'text', changes: [], goneSince, rewards: [] } as const
    return endsSoon({ ...samplePlaced({ endAt: instant(now + DAY_MS) }), announcement }, now, context.clock)
  }
  expect(ends(null)).toBe(true)
  expect(ends(now)).toBe(false)
})

test('TL-10 a search ignores case, accents and full-width forms and wants every word', () => {
  expect(shown({ text: 'event VENT' })).toEqual(['venti'])
  expect(shown({ text: 'memory' })).toEqual(['abyss'])
  expect(shown({ text: '  装之 ' })).toEqual(['later'])
  expect(shown({ text: 'vent starrail' })).toEqual([])
})

test('TL-10 a search finds apostrophes and quotation marks of either shape', () => {
  const found = (text: string) => filterActivities(quoted, { ...NO_FILTER, text }, context).shown.map(({ id }) => id)
  expect(found("l'aile d'argent")).toEqual(['ours'])
  expect(found('l’aile')).toEqual(['ours'])
  expect(found('“spirit” artist’s')).toEqual(['official'])
})
