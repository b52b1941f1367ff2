import { edgeInstant } from '@ephemeris/core/activity/activity'
import type { GameId } from '@ephemeris/core/games/game'
import { READ_GAMES } from '@ephemeris/core/games/sample-game.test-data'
import { type NamedLanguage, namedLanguages } from '@ephemeris/core/language/language'
import { DAY_MS, HOUR_MS } from '@ephemeris/core/time/instant'
import { wallTime } from '@ephemeris/core/time/wall-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FoundActivity } from '../activities/found-activity.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { PUBLISHER_OFFSET } from '../notice/notice.ts'
import { readNotices } from '../read-notices.ts'
import { noticesOf, SAMPLES } from '../samples/sample.test-data.ts'
import { CHANGE_KINDS, type ChangeKind } from '../words/words.ts'
import { CHANGE_SHAPES, MAINTENANCE_SHAPES, wordedChange, written } from './change-shapes.test-data.ts'

interface Case {
  readonly gameId: GameId
  readonly language: NamedLanguage
  readonly notice: PublisherNotice
  readonly name: string
  readonly start: number
  readonly end: number
}

const wall = (at: number) => ({ kind: 'wall', at: wallTime(at) }) as const

/** Every sample of one event or banner that states its times and is shown while a change would be announced. */
const CASES: readonly Case[] = SAMPLES.flatMap((list) =>
  noticesOf(list).flatMap((notice) => {
    const { activities } = readNotices(list.gameId, [notice])
    const [one, ...more] = activities
    const name = one?.name[list.language]
    if (!one || name === undefined || more.length > 0 || (one.type !== 'event' && one.type !== 'gacha')) return []
    const isStated = one.basis === 'text' && one.start.kind === 'wall' && one.end.kind === 'wall'
    if (!isStated || notice.shownFrom.at > one.end.at - 2 * DAY_MS || /[「"“«[]/.test(name)) return []
    return [{ ...list, notice, name, start: one.start.at, end: one.end.at }]
  }),
)

function changeOf(one: Case, kind: ChangeKind, drawn: Parameters<typeof wordedChange>[2]) {
  const { title, lines, ...times } = wordedChange(one, kind, drawn)
  const text = { title, subtitle: '', lines, bannerUrl: null }
  const shownFrom = wall(Math.max(one.start - 2 * DAY_MS, one.notice.shownFrom.at + DAY_MS))
  return { ...times, notice: { ...one.notice, id: 'later', shownFrom, texts: new Map([[one.language, text]]) } }
}

/** Both times to the minute, what is cancelled with a cross, and which notice said so. */
function shown({ start, end, isCancelled, revision }: FoundActivity): string {
  return `${written(start.at)} ~ ${written(end.at)}${isCancelled ? ' x' : ''} ${revision?.noticeId}`
}

const drawn = fc.record({
  of: fc.nat(CASES.length - 1),
  kind: fc.constantFrom(...CHANGE_KINDS),
  title: fc.nat(),
  body: fc.nat(),
})

test('ANN-74 every wording of a change, in every game and language, leaves one activity with its new times', () => {
  for (const gameId of READ_GAMES) {
    const languages = new Set(CASES.filter((one) => one.gameId === gameId).map(({ language }) => language))
    const shapes = [...languages].flatMap((language) => Object.values(CHANGE_SHAPES[language]))
    expect(shapes.flatMap(({ titles }) => titles.split('|')).length).toBeGreaterThan(20)
  }
  fc.assert(
    fc.property(drawn, ({ of, kind, ...draw }) => {
      const one = CASES[of] as Case
      const { notice, newStart, newEnd } = changeOf(one, kind, draw)
      const expected = [`${written(newStart)} ~ ${written(newEnd)}${kind === 'cancelled' ? ' x' : ''} later`]
      const read = (...notices: readonly PublisherNotice[]) => readNotices(one.gameId, notices)
      const { activities, leftOut } = read(one.notice, notice)
      expect([activities.map(shown), activities.map(({ noticeId }) => noticeId)]).toEqual([expected, [one.notice.id]])
      expect(leftOut).toEqual([])
      // In any order of the notices, and of two readings.
      expect(read(notice, one.notice).activities).toEqual(activities)
      for (const first of [one.notice, notice]) {
        const earlier = { versions: [], activities: read(first).activities }
        expect(readNotices(one.gameId, [notice, one.notice], earlier).activities.map(shown)).toEqual(expected)
      }
      const earlier = { versions: [], activities: read(one.notice).activities }
      expect(readNotices(one.gameId, [notice], earlier).activities.map(shown)).toEqual(expected)
    }),
    { numRuns: 300 },
  )
})

test.each(['moved', 'corrected'] as const)(
  'ANN-74 what is %s by its own length begins at its old end, and is as long as before',
  (kind) => {
    const one = CASES.find(({ language }) => language === 'en') as Case
    const week = { ...one, end: one.start + 7 * DAY_MS }
    const [found] = readNotices(one.gameId, [one.notice]).activities
    const before = { ...(found as FoundActivity), end: wall(week.end) }
    for (let body = 0; body < CHANGE_SHAPES.en[kind].bodies.length; body++) {
      const { notice, newStart, newEnd } = changeOf(week, kind, { title: 0, body })
      const { activities } = readNotices(one.gameId, [notice], { versions: [], activities: [before] })
      expect(activities.map(shown)).toEqual([`${written(newStart)} ~ ${written(newEnd)} later`])
    }
  },
)

test('ANN-75 whatever a change states, there is one activity, which follows it or carries the doubt', () => {
  const anyBody = fc.constantFrom(...CHANGE_KINDS)
  fc.assert(
    fc.property(drawn, anyBody, ({ of, kind, ...draw }, bodyOf) => {
      const one = CASES[of] as Case
      const { notice } = changeOf(one, kind, { ...draw, bodyOf })
      const { activities, leftOut } = readNotices(one.gameId, [one.notice, notice])
      expect(activities).toHaveLength(1)
      const isReported = leftOut.some(({ noticeId, reason }) => noticeId === 'later' && reason === 'change unclear')
      expect(activities[0]?.revision !== undefined || (isReported && activities[0]?.isEndExpected)).toBe(true)
    }),
    { numRuns: 150 },
  )
})

const VERSION_NOTES = [
  { gameId: 'genshin', version: '7.4', notesTitle: '"Snow" Version 7.4 Update Details', section: '1' },
  { gameId: 'starrail', version: '4.8', notesTitle: 'Version 4.8 "Snow" Update Details', section: '4' },
  { gameId: 'zenless', version: '3.5', notesTitle: 'Version 3.5 "Snow" Update Details', section: '4' },
  { gameId: 'wuthering', version: '3.8', notesTitle: 'Version 3.8 Patch Notes', section: '2/3' },
] as const
const MAINTENANCE = Date.UTC(2027, 0, 12, 6)
const OPENING = MAINTENANCE + 5 * HOUR_MS

test('ANN-77 every wording of a longer maintenance moves its version and what begins after the update alone', () => {
  const maintenance = { notes: fc.constantFrom(...VERSION_NOTES), language: fc.constantFrom(...namedLanguages()) }
  fc.assert(
    fc.property(fc.record({ ...maintenance, pick: fc.nat(), body: fc.nat() }), ({ notes, language, pick, body }) => {
      const { gameId, version, notesTitle, section } = notes
      const filled = (text: string) =>
        text
          .replaceAll('{version}', version)
          .replaceAll('{start}', written(MAINTENANCE))
          .replaceAll('{end}', written(OPENING))
          .replaceAll('{newEnd}', written(OPENING + 3 * HOUR_MS))
      const noticeOf = (
        id: string,
        title: string,
        lines: string,
        of: NamedLanguage = 'en',
        hours = -18,
      ): PublisherNotice => ({
        ...{ gameId, id, section, label: '', isPermanent: false },
        ...{ shownFrom: wall(MAINTENANCE + hours * HOUR_MS), shownUntil: wall(MAINTENANCE + 60 * DAY_MS) },
        texts: new Map([[of, { title, subtitle: '', lines: filled(lines).split('|'), bannerUrl: null }]]),
      })
      const { titles, bodies } = MAINTENANCE_SHAPES[language]
      const title = titles.split('|')[pick % titles.split('|').length] ?? ''
      const { activities } = readNotices(gameId, [
        noticeOf('notes', notesTitle, 'Update Maintenance Time: {start} – {end} (UTC+8)'),
        noticeOf('after', '"Far Dream" Event', `Event Duration|After the Version ${version} update – 2027/02/01 03:59`),
        noticeOf('other', '"Near Dream" Event', 'Event Duration|2027/01/13 10:00 – 2027/02/01 03:59'),
        noticeOf('later', filled(title), bodies[body % bodies.length] ?? '', language, 4),
      ])
      const starts = activities.map(({ noticeId, start }) => [noticeId, edgeInstant(start, PUBLISHER_OFFSET)])
      const moved = edgeInstant(wall(OPENING + 3 * HOUR_MS), PUBLISHER_OFFSET)
      const other = edgeInstant(wall(Date.UTC(2027, 0, 13, 10)), PUBLISHER_OFFSET)
      expect(Object.fromEntries(starts)).toEqual({ notes: moved, after: moved, other })
    }),
    { numRuns: 200 },
  )
})
