import { type Instant, instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import type { NoticeTime } from '../times/span.ts'
import { type DatedVersion, versionTimes } from './version-times.ts'

const at = (text: string) => instant(Date.parse(`${text}Z`))
const version = (name: string, day: string, next: string | null): DatedVersion => ({
  version: name,
  names: [],
  maintenance: at(`${day}T22:00:00`),
  opens: instant(at(`${day}T22:00:00`) + 5 * 3_600_000),
  closes: next === null ? null : at(`${next}T22:00:00`),
})
/** Their maintenance begins on the evening before, by UTC. */
const TIMES = versionTimes([version('7.1', '2026-09-22', null), version('7.2', '2026-11-03', '2026-12-15')])
const SHOWN = at('2026-10-20T02:00:00')

function edgeTime(
  time: Partial<Extract<NoticeTime, { version: string | null }>>,
  shown: Instant = SHOWN,
): string | null {
  const edge = TIMES.edgeOf({ kind: 'opening', version: null, ...time }, shown)?.edge
  return edge?.kind === 'instant' ? new Date(edge.at).toISOString().slice(0, 16) : null
}

const on = (month: number, day: number, year: number | null = null) => ({ year, month, day })

test('ANN-59 an update on a day is that of the version which opens on it', () => {
  expect(edgeTime({ opensOn: on(9, 23) })).toBe('2026-09-23T03:00')
  expect(edgeTime({ opensOn: on(11, 4) })).toBe('2026-11-04T03:00')
  expect(edgeTime({ opensOn: on(11, 4, 2026) })).toBe('2026-11-04T03:00')
  expect(edgeTime({ kind: 'close', opensOn: on(9, 23) })).toBe('2026-11-03T22:00')
})

test('ANN-59 a day on which no version opens gives no time, rather than that of the running version', () => {
  expect(edgeTime({})).toBe('2026-09-23T03:00')
  expect(edgeTime({ opensOn: on(10, 14) })).toBeNull()
  expect(edgeTime({ opensOn: on(9, 23, 2025) })).toBeNull()
  expect(edgeTime({ opensOn: on(9, 23) }, at('2027-06-20T02:00:00'))).toBeNull()
})

test('ANN-59 an end before an update on a day is the close of the version which closes then', () => {
  expect(edgeTime({ kind: 'close', closesOn: on(11, 4) })).toBe('2026-11-03T22:00')
  expect(edgeTime({ kind: 'close', closesOn: on(12, 16, 2026) })).toBe('2026-12-15T22:00')
  expect(edgeTime({ kind: 'close', closesOn: on(10, 14) })).toBeNull()
})

test('ANN-59 a version that is named prevails over its day, and a day over an unknown quoted name', () => {
  expect(edgeTime({ version: '7.2', opensOn: on(9, 23) })).toBe('2026-11-04T03:00')
  expect(edgeTime({ version: 'Dawn', isGuess: true, opensOn: on(11, 4) })).toBe('2026-11-04T03:00')
})

const expected = (number: string, day: string): DatedVersion => ({
  ...version(number, day, null),
  maintenance: null,
  closes: at('2027-01-26T22:00:00'),
  isOpenExpected: true,
  isCloseExpected: true,
})

function ahead(time: Partial<Extract<NoticeTime, { version: string | null }>>, shown: string): string | null {
  const times = versionTimes([version('7.2', '2026-11-03', '2026-12-15'), expected('7.3', '2026-12-15')])
  const found = times.edgeOf({ kind: 'opening', version: null, ...time }, at(shown))
  if (found?.edge.kind !== 'instant') return null
  return `${new Date(found.edge.at).toISOString().slice(0, 16)} ${found.isExpected ? 'expected' : 'announced'}`
}

test('ANN-63 a version that is only expected gives an expected time', () => {
  expect(ahead({ version: '7.3' }, '2026-12-14T02:00:00')).toBe('2026-12-16T03:00 expected')
  expect(ahead({ version: '7.3', kind: 'close' }, '2026-12-14T02:00:00')).toBe('2027-01-26T22:00 expected')
  expect(ahead({ version: '7.2', kind: 'close' }, '2026-12-14T02:00:00')).toBe('2026-12-15T22:00 announced')
  expect(ahead({ version: '7.3', kind: 'maintenance' }, '2026-12-14T02:00:00')).toBe('2026-12-15T22:00 announced')
})

test('ANN-63 an unknown name or number is the version that it can only be', () => {
  expect(ahead({ version: '8.0' }, '2026-12-14T02:00:00')).toBe('2026-12-16T03:00 expected')
  expect(ahead({ version: 'Snow III' }, '2026-12-14T02:00:00')).toBe('2026-12-16T03:00 expected')
  expect(ahead({ version: 'Snow III' }, '2026-12-24T02:00:00')).toBe('2026-12-16T03:00 expected')
  expect(ahead({ version: '7.1' }, '2026-12-14T02:00:00')).toBeNull()
  expect(ahead({ version: '8.0' }, '2026-11-14T02:00:00')).toBeNull()
})
