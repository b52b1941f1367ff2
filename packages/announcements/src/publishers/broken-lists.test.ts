import type { GameId } from '@ephemeris/core/games/game'
import { instant } from '@ephemeris/core/time/instant'
import { formatWallTime, wallTimeOf } from '@ephemeris/core/time/wall-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PublisherNotice } from '../notice/notice.ts'
import { PUBLISHER_OFFSET } from '../notice/notice.ts'
import { readNotices } from '../read-notices.ts'
import { SAMPLES, type Sample, type SampleList } from '../samples/sample.test-data.ts'
import { readHoyoverseNotices } from './hoyoverse-notices.ts'
import { readKuroNotices } from './kuro-notices.ts'

/** So many notices of a list say as much as all of them. */
const MOST_NOTICES = 8

const RECORDED = SAMPLES.filter(({ form }) => form === 'recorded').map((list) => ({
  ...list,
  notices: list.notices.slice(0, MOST_NOTICES),
}))

const bodyOf = ({ body, lines = [] }: Sample) => body ?? lines.map((line) => `<p>${line}</p>`).join('')
const wallOf = (iso: string) => formatWallTime(wallTimeOf(instant(Date.parse(iso)), PUBLISHER_OFFSET))

/** The two answers of HoYoverse's service, as one. */
function hoyoverseAnswers({ notices }: SampleList): unknown {
  const entries = notices.map(({ id, title, subtitle = '', label = '', shown: [from, until] }) => ({
    ...{ ann_id: id, title, subtitle, tag_label: label, start_time: wallOf(from), end_time: wallOf(until) },
  }))
  const groups = notices.map(({ section }, index) => ({ type_id: section, list: entries.slice(index, index + 1) }))
  const pictures = [{ type_id: '9', type_list: groups.slice(0, 2) }]
  const bodies = notices.map((notice) => ({ ann_id: notice.id, title: notice.title, content: bodyOf(notice) }))
  return {
    list: { retcode: 0, data: { list: groups.slice(2), pic_list: pictures } },
    content: { retcode: 0, data: { list: bodies.slice(2), pic_list: bodies.slice(0, 2) } },
  }
}

function kuroAnswer({ notices, language }: SampleList): unknown {
  const entries = notices.map((notice) => {
    const [category, tag] = notice.section.split('/')
    const [startTimeMs, endTimeMs] = notice.shown.map((iso) => Date.parse(iso))
    const tabTitle = { [language]: notice.title }
    return { id: notice.id, category, tag, tabTitle, content: bodyOf(notice), startTimeMs, endTimeMs, whiteList: [] }
  })
  return { game: entries.slice(0, 3), activity: entries.slice(3), recommend: [] }
}

type Path = readonly string[]

function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [path, ...inside.flatMap(([key, one]) => pathsIn(one, [...path, key]))]
}

/** `undefined` leaves a field out. */
function withValue(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const copy = Array.isArray(whole) ? [...whole] : { ...Object(whole) }
  copy[key] = withValue(copy[key], rest, value)
  return copy
}

const HOSTILE: readonly unknown[] = [
  ...[
    null,
    undefined,
    0,
    -1,
    7,
    1e308,
    8.64e15,
    true,
    '',
    'x',
    '0',
    '2026-02-31 99:99:99',
    {},
    { a: 1 },
    [null],
    ['x'],
  ],
  ...['<'.repeat(5000), '「'.repeat(5000), '2026/05/20 10:00 ~ '.repeat(300), '<table><tr><td rowspan=99>'.repeat(200)],
]

interface Reading {
  readonly notices: readonly PublisherNotice[]
  readonly unreadable: readonly unknown[]
}

function readingOf({ gameId, language }: SampleList, answers: unknown): Reading | null {
  if (gameId === 'wuthering') return readKuroNotices(answers, language)
  const { list, content } = Object(answers)
  return readHoyoverseNotices(gameId, { list, content }, language)
}

/** What the notices of others state by themselves; a version that is gone takes the times of others with it. */
function statedBy(gameId: GameId, notices: readonly PublisherNotice[], ids: readonly string[]): readonly string[] {
  return readNotices(gameId, notices)
    .activities.filter(({ noticeId, basis }) => basis === 'text' && !ids.includes(noticeId))
    .filter(({ start, end }) => start.kind === 'wall' && end.kind === 'wall')
    .map(({ noticeId, type, name, start, end }) => JSON.stringify([noticeId, type, name, start, end]))
}

test('ANN-7 whatever stands anywhere in a list costs itself alone, and is named', () => {
  const drawn = fc.record({ of: fc.nat(RECORDED.length - 1), value: fc.constantFrom(...HOSTILE) })
  fc.assert(
    fc.property(drawn, fc.integer({ min: 2, max: 8 }), fc.nat(), ({ of, value }, depth, pick) => {
      const list = RECORDED[of] as (typeof RECORDED)[number]
      const whole = list.gameId === 'wuthering' ? kuroAnswer(list) : hoyoverseAnswers(list)
      const before = readingOf(list, whole)
      const paths = pathsIn(whole).filter(
        ({ length }) => length === Math.min(depth, list.gameId === 'wuthering' ? 3 : 8),
      )
      const path = paths[pick % paths.length] ?? []
      const after = readingOf(list, withValue(whole, path, value))
      // Without its envelope it is no answer.
      if (after === null) {
        expect(path.length).toBeLessThan(3)
        return
      }
      const touched = path.map((_, index) => path.slice(0, index + 1).reduce((at, key) => Object(at)[key], whole))
      const ids = touched.flatMap((one) => [Object(one).ann_id, Object(one).id]).filter((id) => id !== undefined)
      const left = new Set(after.notices.map(({ id }) => id))
      const gone = before?.notices.map(({ id }) => id).filter((id) => !left.has(id)) ?? []
      // Pictures may be absent, and a list of testers leaves a notice out.
      const isUsual = path.includes('whiteList') || (path.at(-1) === 'pic_list' && (value ?? null) === null)
      if (!isUsual && after.notices.length < Number(before?.notices.length)) {
        expect(after.unreadable.length, path.join('.')).toBeGreaterThan(0)
      }
      if (ids.length === 0) return
      expect(gone.filter((id) => !ids.includes(id))).toEqual([])
      const [was, is] = [before?.notices ?? [], after.notices].map((notices) => statedBy(list.gameId, notices, ids))
      expect(is).toEqual(expect.arrayContaining([...(was ?? [])]))
    }),
    { numRuns: 120 },
  )
}, 60_000)

const NO_TEXTS = ['   ', '0', '20260520', '<p></p>', '<!DOCTYPE html><html><body>Bad gateway</body></html>', '<html>']

test('ANN-7 a text that is none, and a list that is absent, are named', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RECORDED), fc.constantFrom(...NO_TEXTS), fc.nat(), (list, text, pick) => {
      const isKuro = list.gameId === 'wuthering'
      const whole = isKuro ? kuroAnswer(list) : hoyoverseAnswers(list)
      const textAt = (path: Path) => path.reduce((one, key) => Object(one)[key], whole)
      const isBody = (path: Path) => path.at(-1) === 'content' && (isKuro || path[2] === 'list') && textAt(path) !== ''
      const bodies = pathsIn(whole).filter(isBody)
      const unreadable = (answers: unknown) => readingOf(list, answers)?.unreadable ?? []
      const broken = withValue(whole, bodies[pick % bodies.length] ?? [], text)
      expect(unreadable(broken).length).toBeGreaterThan(unreadable(whole).length)
      const gone = withValue(whole, isKuro ? ['activity'] : ['content', 'data', 'list'], undefined)
      expect(unreadable(gone).length).toBeGreaterThan(0)
    }),
    { numRuns: 60 },
  )
})
