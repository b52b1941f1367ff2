import { expect, test } from 'vitest'
import { instant } from '../../time/instant.ts'
import { utcOffset } from '../../time/zone.ts'
import { countPulls } from '../counting/count-pulls.ts'
import { GENSHIN } from '../sample-facts.test-data.ts'
import { after, sampleLog } from '../synthetic/sample-pulls.test-data.ts'
import { coverageOf } from './coverage.ts'
import { filePartsOf, fileSpans, openingOf, partsAmong, splitAtPauses } from './file-spans.ts'

const SERVER = utcOffset(480)
const QIQI = { itemId: '10000035', rankType: '5' }

/** What is shown of the character pool from files with these pulls. */
function shown(files: readonly ReturnType<typeof sampleLog>[]) {
  const spans = files.flatMap((pulls) => fileSpans(GENSHIN, SERVER, splitAtPauses(pulls))['301'] ?? [])
  const proof = coverageOf(spans, { warnDays: 0, delayHours: 0 }, openingOf(GENSHIN, '301', SERVER))
  const completeness = new Map([['301', proof]])
  const [history] = [...countPulls(files.flat(), { index: GENSHIN, server: SERVER, completeness }).values()]
  const pities = history?.pulls
    .filter(({ rarity }) => rarity === 5)
    .map((one) => [one.pity, one.isPityAtLeast, one.outcome])
  return { gaps: proof.gaps, pities }
}

test('GACHA-24 a pause longer than a log lives is a gap, in one file as between two', () => {
  const early = sampleLog([QIQI, ...after(20, QIQI)], '2023-01-10 12:00:00')
  const late = sampleLog(after(30, QIQI), '2024-06-20 12:00:00').map((pull) => ({
    ...pull,
    id: `${pull.id.slice(0, 9)}9${pull.id.slice(10)}`,
  }))
  expect(shown([[...late, ...early]])).toEqual(shown([early, late]))
  expect(shown([[...early, ...late]]).gaps).toHaveLength(1)
  expect(shown([[...early, ...late]]).pities?.at(-1)).toEqual([31, true, expect.anything()])
})

test('GACHA-24 a pool that rests while the account pulls elsewhere has no gap', () => {
  const months = Array.from({ length: 14 }, (_, n) => {
    const [pull] = sampleLog(
      [{ poolId: n === 0 || n === 13 ? '301' : '302' }],
      `2024-${String((n % 12) + 1).padStart(2, '0')}-10 12:00:00`,
    )
    return { ...pull, time: `${2024 + Math.floor(n / 12)}${pull?.time.slice(4)}` }
  }) as ReturnType<typeof sampleLog>
  expect(splitAtPauses(months)).toHaveLength(1)
  expect(shown([months]).gaps).toEqual([])
})

test('GACHA-24 half a year to the day is no pause, and a day more is one', () => {
  const at = (time: string) => sampleLog([{}], time)
  expect(splitAtPauses([...at('2024-01-01 00:00:00'), ...at('2024-06-29 00:00:00')])).toHaveLength(1)
  expect(splitAtPauses([...at('2024-01-01 00:00:00'), ...at('2024-06-30 00:00:00')])).toHaveLength(2)
  expect(splitAtPauses([])).toEqual([])
})

/** One pull of a pool on a day of 2024. */
function on(day: string, poolId = '301') {
  return sampleLog([{ poolId }], `2024-${day} 12:00:00`)
}

const gapsOf = (...parts: Parameters<typeof fileSpans>[2]) =>
  coverageOf(
    fileSpans(GENSHIN, SERVER, parts)['301'] ?? [],
    { warnDays: 0, delayHours: 0 },
    openingOf(GENSHIN, '301', SERVER),
  ).gaps

test('GACHA-25 a pool that rests where two files meet has no gap; where they do not meet it has one', () => {
  const early = [...on('01-10'), ...on('02-20', '302')]
  const late = [...on('02-10', '302'), ...on('03-30')]
  const apart = [...on('02-21', '302'), ...on('03-30')]
  expect(gapsOf(early, late)).toEqual([])
  expect(gapsOf(late, early)).toEqual([])
  expect(gapsOf(early, apart)).toHaveLength(1)
  expect(gapsOf(early, on('02-15'), apart)).toHaveLength(1)
  expect(gapsOf(early, on('02-15', '302'), on('03-30'))).toHaveLength(1)
})

test('GACHA-25 a file that reaches to a look into the log leaves no gap in a pool that rested', () => {
  const file = fileSpans(GENSHIN, SERVER, [[...on('01-10'), ...on('02-20', '302')]])['301'] ?? []
  const habits = { warnDays: 10, delayHours: 0 }
  const gaps = (at: string) =>
    coverageOf([...file, { kind: 'end', at: instant(Date.parse(at)) }], habits, instant(0)).gaps.length
  expect([gaps('2024-03-01T00:00:00Z'), gaps('2024-03-02T00:00:00Z')]).toEqual([0, 1])
})

test('GACHA-25 what is left of a file without some pulls is believed between those that are left', () => {
  const pulls = [...on('01-10'), ...on('02-10'), ...on('02-11', '302'), ...on('03-10')]
  const parts = filePartsOf(pulls)
  expect(partsAmong(parts, pulls, pulls)).toEqual(parts)
  expect(partsAmong(parts, pulls.slice(1), pulls)).toEqual(filePartsOf(pulls.slice(1)))
  const other = [...on('05-10'), ...on('06-10')]
  const both = [...pulls, ...other]
  expect(partsAmong([...parts, ...filePartsOf(other)], both.slice(1), both)).toEqual([
    ...filePartsOf(both.slice(1, 4)),
    ...filePartsOf(other),
  ])
  expect(partsAmong(parts, other, both)).toEqual([])
  const stated = [[...on('01-01'), ...on('12-01')]]
  expect(partsAmong(stated, other, both)).toEqual(stated)
})
