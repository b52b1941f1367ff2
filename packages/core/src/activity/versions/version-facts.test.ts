import { expect, test } from 'vitest'
import { formatInstant, parseInstant } from '../../time/instant.ts'
import { type AnnouncedVersion, type VersionFacts, versionWindowsOf } from './version-facts.ts'

const FACTS: VersionFacts = {
  versions: [
    { version: '7.0', start: '2026-08-12T03:00:00Z', end: '2026-09-22T22:00:00Z', status: 'observed' },
    { version: '7.1', start: '2026-09-23T03:00:00Z', end: '2026-11-03T22:00:00Z', status: 'announced' },
    { version: '7.2', start: '2026-11-04T03:00:00Z', end: null, status: 'expected' },
  ],
  versionDays: 42,
}

function announced(version: string, start: string, end: string | null = null): AnnouncedVersion {
  const at = (text: string) => parseInstant(text) ?? fail(text)
  return { version, start: at(start), end: end === null ? null : at(end) }
}

function fail(text: string): never {
  throw new RangeError(text)
}

function windows(...news: readonly AnnouncedVersion[]) {
  return versionWindowsOf(FACTS, null, news).map(({ version, start, end, startCertainty }) => [
    version,
    formatInstant(start),
    formatInstant(end),
    startCertainty,
  ])
}

const [OBSERVED, KNOWN, EXPECTED] = [
  ['7.0', '2026-08-12T03:00:00Z', '2026-09-22T22:00:00Z', 'announced'],
  ['7.1', '2026-09-23T03:00:00Z', '2026-11-03T22:00:00Z', 'announced'],
  ['7.2', '2026-11-04T03:00:00Z', '2026-12-15T22:00:00Z', 'expected'],
]

test('CAT-12 of the versions of the facts only the expected ones start at an expected time', () => {
  expect(windows()).toEqual([OBSERVED, KNOWN, EXPECTED])
})

test('ING-1 an announced version replaces the expected one of its name', () => {
  expect(windows(announced('7.2', '2026-11-11T03:00:00Z', '2026-12-22T22:00:00Z'))).toEqual([
    OBSERVED,
    KNOWN,
    ['7.2', '2026-11-11T03:00:00Z', '2026-12-22T22:00:00Z', 'announced'],
  ])
})

test('ING-1 an announced version under another name leaves no room for one that was expected by then', () => {
  expect(windows(announced('8.0', '2026-11-04T03:00:00Z', '2026-12-15T22:00:00Z')).map(([version]) => version)).toEqual(
    ['7.0', '7.1', '8.0'],
  )
  const earlier = announced('7.1b', '2026-10-20T03:00:00Z', '2026-11-03T22:00:00Z')
  expect(windows(earlier).map(([version]) => version)).toEqual(['7.0', '7.1', '7.1b', '7.2'])
})

test('ING-1 no version is over later than the next one opens', () => {
  const [, known] = windows(announced('7.2', '2026-10-28T03:00:00Z'))
  expect(known).toEqual(['7.1', '2026-09-23T03:00:00Z', '2026-10-27T22:00:00Z', 'announced'])
})
