import type { PartialText } from '@ephemeris/core/language/language'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import { wallTime } from '@ephemeris/core/time/wall-time'
import { expect, test } from 'vitest'
import { mergeAnnouncements } from './merge-announcements.ts'
import type { FoundAnnouncement } from './reading.ts'

const NOW = instant(Date.UTC(2026, 6, 2))

function found(noticeId: string, name: PartialText, rest: Partial<FoundAnnouncement> = {}): FoundAnnouncement {
  return {
    gameId: 'genshin',
    type: 'event',
    noticeId,
    name,
    start: { kind: 'wall', at: wallTime(Date.UTC(2026, 6, 1, 10)) },
    end: { kind: 'wall', at: wallTime(Date.UTC(2026, 6, 20)) },
    basis: 'text',
    bannerUrl: null,
    pool: null,
    featured: [],
    version: null,
    cycle: null,
    publishedAt: null,
    rewards: [],
    ...rest,
  }
}

const merge = (round: readonly FoundAnnouncement[], stored: ReturnType<typeof mergeAnnouncements> = []) =>
  mergeAnnouncements(round, { stored, shipped: [], now: NOW })

test('ING-4 an activity keeps its id when a new one of the same notice stands before it', () => {
  const [known] = merge([found('5', { en: 'Known' })])
  const merged = merge([found('5', { en: 'New' }), found('5', { en: 'Known' })], known ? [known] : [])
  expect(merged.find(({ name }) => name.en === 'Known')?.id).toBe(known?.id)
  expect(new Set(merged.map(({ id }) => id)).size).toBe(2)
})

test('ING-4 what one round finds twice is one activity', () => {
  const version = { type: 'version', version: '3.6' } as const
  expect(merge([found('1', { en: 'A' }, version), found('2', { en: 'A' }, version)])).toHaveLength(1)
  expect(new Set(merge([found('5', {}), found('5', {}), found('5', {})]).map(({ id }) => id)).size).toBe(2)
})

test('ING-4 CAT-44 a name is the same with straight and with curved quotation marks', () => {
  const [first] = merge([found('1', { en: `"Spirit" Artist's Notebook` })])
  const merged = merge([found('2', { en: '“Spirit” Artist’s Notebook' })], first ? [first] : [])
  expect(merged.map(({ id }) => id)).toEqual([first?.id])
})

test('ING-4 names of marks alone mean nothing', () => {
  const [first] = merge([found('1', { en: '???' })])
  const merged = merge([found('2', { en: '…!' })], first ? [first] : [])
  expect(merged).toHaveLength(2)
})

test('ING-4 times that a text states outlive a round that knows only when the notice is shown', () => {
  const [stated] = merge([found('1', { en: 'A' })])
  const vague = found('1', { en: 'A' }, { basis: 'window', end: { kind: 'wall', at: wallTime(Date.UTC(2026, 7, 1)) } })
  const [after] = merge([vague], stated ? [stated] : [])
  expect(after?.end).toEqual(stated?.end)
  expect(after?.changes).toEqual([])
})

test('ING-4 better knowledge of a time is no move of the publisher, a later time is', () => {
  const vague = found('1', { en: 'A' }, { basis: 'window', end: { kind: 'wall', at: wallTime(Date.UTC(2026, 7, 1)) } })
  const first = merge([vague])
  const second = merge([found('1', { en: 'A' })], first)
  expect(second[0]?.changes).toEqual([])
  const moved = { kind: 'wall', at: wallTime(Date.UTC(2026, 6, 20) + 2 * DAY_MS) } as const
  const third = merge([found('1', { en: 'A' }, { end: moved })], second)
  expect(third[0]?.changes).toEqual([{ at: NOW, edge: 'end', from: second[0]?.end, to: moved }])
  expect(third[0]?.id).toBe(first[0]?.id)
})
