import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, instant } from '../../time/instant.ts'
import type { VersionWindow } from './expected-versions.ts'
import { compareVersions, joinLauncherWords, LAUNCHER_STATES, type LauncherWord } from './launcher-words.ts'
import { type VersionFacts, versionWindowsOf } from './version-facts.ts'

const START = Date.UTC(2026, 0, 7, 3)
const DAYS = 42
const opensAt = (index: number, shiftDays = 0) => instant(START + (index * DAYS + shiftDays) * DAY_MS)
const text = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z` as const

/** `7.0` and more, of which the last ones are expected. */
const facts = fc
  .record({ count: fc.integer({ min: 1, max: 7 }), expected: fc.integer({ min: 0, max: 2 }), isEndKnown: fc.boolean() })
  .map(
    ({ count, expected, isEndKnown }): VersionFacts => ({
      versionDays: DAYS,
      versions: Array.from({ length: count }, (_, index) => ({
        version: `7.${index}`,
        start: text(opensAt(index)),
        end: isEndKnown && index < count - expected ? text(opensAt(index + 1) - 5 * HOUR_MS) : null,
        status: index >= count - expected && index > 0 ? ('expected' as const) : ('observed' as const),
      })),
    }),
  )
const announced = fc.uniqueArray(
  fc
    .record({ index: fc.integer({ min: 0, max: 9 }), shift: fc.integer({ min: -9, max: 9 }) })
    .map(({ index, shift }) => ({ version: `7.${index}`, start: opensAt(index, shift), end: null })),
  { maxLength: 2, selector: ({ version }) => version },
)
const word = fc
  .record({
    version: fc.oneof(
      fc.integer({ min: 0, max: 9 }).map((minor) => `7.${minor}`),
      fc.constantFrom('6.8', '8.0', '8.1', '9.0', '1.4'),
    ),
    state: fc.constantFrom(...LAUNCHER_STATES),
    days: fc.double({ min: -60, max: 420, noNaN: true }),
  })
  .map(
    ({ version, state, days }): LauncherWord => ({ version, state, since: instant(Math.round(START + days * DAY_MS)) }),
  )
const words = fc.array(word, { maxLength: 4 })
const UNTIL = instant(START + 500 * DAY_MS)

const isOpen = ({ startCertainty }: VersionWindow) => startCertainty === 'announced'

test('CAT-48 a launcher leaves every announced opening as it is, and each version once', () => {
  fc.assert(
    fc.property(facts, announced, words, (given, news, launcher) => {
      const without = versionWindowsOf(given, UNTIL, news)
      const shown = versionWindowsOf({ ...given, launcher }, UNTIL, news)
      const startOf = (windows: readonly VersionWindow[], version: string) =>
        windows.find((one) => one.version === version && isOpen(one))?.start
      for (const { version, start } of without.filter(isOpen)) expect(startOf(shown, version)).toBe(start)
      for (const one of without.filter(({ certainty }) => certainty === 'announced')) expect(shown).toContainEqual(one)
      expect(new Set(shown.map(({ version }) => version)).size).toBe(shown.length)
      expect(shown.map(({ start }) => start)).toEqual(shown.map(({ start }) => start).toSorted((a, b) => a - b))
    }),
    { numRuns: 300 },
  )
})

test('CAT-48 only what a launcher shows live becomes announced, and began at the latest when it was seen', () => {
  fc.assert(
    fc.property(facts, announced, words, (given, news, launcher) => {
      const before = new Set(
        versionWindowsOf(given, UNTIL, news)
          .filter(isOpen)
          .map(({ version }) => version),
      )
      const added = versionWindowsOf({ ...given, launcher }, UNTIL, news).filter(
        (one) => isOpen(one) && !before.has(one.version),
      )
      for (const { version, start } of added) {
        const live = launcher.filter((one) => one.version === version && one.state === 'live')
        expect(start).toBeLessThanOrEqual(Math.min(...live.map(({ since }) => since)))
      }
    }),
    { numRuns: 300 },
  )
})

test('CAT-48 the order of readings makes no difference, and neither does a second one', () => {
  fc.assert(
    fc.property(
      facts,
      announced,
      words,
      fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
      (given, news, one, keys) => {
        const other = [...one, ...one].map((value, index) => [keys[index % 4] ?? 0, value] as const)
        const shuffled = other.toSorted(([a], [b]) => a - b).map(([, value]) => value)
        const shownWith = (launcher: readonly LauncherWord[]) => versionWindowsOf({ ...given, launcher }, UNTIL, news)
        expect(shownWith(shuffled)).toEqual(shownWith(one))
        expect(joinLauncherWords(shuffled)).toEqual(joinLauncherWords(joinLauncherWords(one)))
      },
    ),
    { numRuns: 200 },
  )
})

test('CAT-48 an expected version that goes live is announced at the time that was expected, or when it was seen earlier', () => {
  fc.assert(
    fc.property(facts, fc.double({ min: -20, max: 40, noNaN: true }), (given, days) => {
      const next = versionWindowsOf(given, UNTIL).find((one) => !isOpen(one))
      if (!next) throw new RangeError('no version is expected')
      const since = instant(Math.round(next.start + days * DAY_MS))
      const launcher: LauncherWord[] = [{ version: next.version, state: 'live', since }]
      const shown = versionWindowsOf({ ...given, launcher }, UNTIL).find(({ version }) => version === next.version)
      expect(shown).toMatchObject({ start: Math.min(next.start, since), startCertainty: 'announced' })
    }),
  )
})

test.each(LAUNCHER_STATES)(
  'CAT-48 the first version of a new story takes the place of the expected one (%s)',
  (state) => {
    fc.assert(
      fc.property(facts, (given) => {
        const windows = versionWindowsOf(given, UNTIL)
        const index = windows.findIndex((one) => !isOpen(one))
        const since = instant((windows[index]?.start ?? 0) + (state === 'live' ? 1 : -2) * DAY_MS)
        const shown = versionWindowsOf({ ...given, launcher: [{ version: '8.0', state, since }] }, UNTIL)
        expect(shown.slice(index, index + 2).map(({ version, start }) => [version, start])).toEqual([
          ['8.0', windows[index]?.start],
          ['8.1', windows[index + 1]?.start],
        ])
      }),
    )
  },
)

test('CAT-48 the numbers of versions are compared as numbers', () => {
  expect(['7.10', '7.9', '10.0', '7.2'].sort(compareVersions)).toEqual(['7.2', '7.9', '7.10', '10.0'])
})
