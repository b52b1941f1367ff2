import { expect, test } from 'vitest'
import { DAY_MS, formatInstant, type Instant, instant } from '../../time/instant.ts'
import { continueVersions, isPlausibleNumber, type KnownVersion } from './expected-versions.ts'

const at = (text: string): Instant => instant(Date.parse(text))

const KNOWN: KnownVersion[] = [
  { version: '7.0', start: at('2026-08-12T03:00:00Z'), end: at('2026-09-22T22:00:00Z'), isExpected: false },
  { version: '7.1', start: at('2026-09-23T03:00:00Z'), end: null, isExpected: false },
  { version: '7.2', start: at('2026-11-04T03:00:00Z'), end: null, isExpected: true },
]

const CADENCE = { days: 42, until: at('2027-03-01T00:00:00Z') }

test('CAT-12 a known version stays as it was announced', () => {
  expect(continueVersions(KNOWN, CADENCE)[0]).toEqual({
    version: '7.0',
    start: at('2026-08-12T03:00:00Z'),
    end: at('2026-09-22T22:00:00Z'),
    certainty: 'announced',
    startCertainty: 'announced',
  })
})

test('CAT-12 an unknown end leaves room for the maintenance before the next version, and is expected', () => {
  const version = continueVersions(KNOWN, CADENCE)[1]
  expect(version).toMatchObject({ end: at('2026-11-03T22:00:00Z'), certainty: 'expected' })
})

test('ACT-21 an announced start stays announced though the end is only expected', () => {
  const starts = continueVersions(KNOWN, CADENCE).map(({ startCertainty }) => startCertainty)
  expect(starts.slice(0, 4)).toEqual(['announced', 'announced', 'expected', 'expected'])
})

test('CAT-12 the last version lasts the usual time, and more are expected up to the end of the range', () => {
  const chain = continueVersions(KNOWN, CADENCE).slice(2)
  expect(chain.map(({ version, start, end }) => [version, formatInstant(start), formatInstant(end)])).toEqual([
    ['7.2', '2026-11-04T03:00:00Z', '2026-12-15T22:00:00Z'],
    ['7.3', '2026-12-16T03:00:00Z', '2027-01-26T22:00:00Z'],
    ['7.4', '2027-01-27T03:00:00Z', '2027-03-09T22:00:00Z'],
  ])
  expect(chain.every(({ certainty }) => certainty === 'expected')).toBe(true)
})

test('CAT-12 without a known version nothing is expected', () => {
  expect(continueVersions([], CADENCE)).toEqual([])
})

test('CAT-12 a single version without an end lasts the whole cadence', () => {
  const [version] = continueVersions(
    [{ version: '1.9', start: at('2026-01-01T03:00:00Z'), end: null, isExpected: false }],
    {
      days: 40,
      until: null,
    },
  )
  expect((version?.end ?? 0) - (version?.start ?? 0)).toBe(40 * DAY_MS)
})

test.each(['2027-03-20', '2028-06-01', '2040-01-01'])('CAT-12 the chain reaches %s, a version every 42 days', (day) => {
  const until = at(`${day}T00:00:00Z`)
  const chain = continueVersions(KNOWN, { days: 42, until })
  expect(chain.at(-1)?.end).toBeGreaterThanOrEqual(until)
  expect(chain.at(-2)?.end).toBeLessThan(until)
  expect(new Set(chain.map(({ version }) => version)).size).toBe(chain.length)
  chain.slice(1).forEach(({ start }, index) => {
    expect(start - (chain[index]?.start ?? 0)).toBe(42 * DAY_MS)
  })
})

test('CAT-12 without an end of the range only the known versions are given', () => {
  expect(continueVersions(KNOWN, { days: 42, until: null })).toHaveLength(KNOWN.length)
})

test('CAT-12 a minor number past eight is not plausible', () => {
  expect(['7.8', '7.9', '7.10'].map(isPlausibleNumber)).toEqual([true, false, false])
})
