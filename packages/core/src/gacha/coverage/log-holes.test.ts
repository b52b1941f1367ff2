import { expect, test } from 'vitest'
import { DAY_MS, instant } from '../../time/instant.ts'
import { coverageOf, knownUntil } from './coverage.ts'
import { evidenceAround } from './log-holes.ts'

const HABITS = { warnDays: 10, delayHours: 0 }
const day = (days: number) => instant(days * DAY_MS)
const at = day(100)

/** The newest first; `null` is a row that could not be read. */
function read(days: readonly (number | null)[], proof: Parameters<typeof evidenceAround>[0] = { kind: 'end', at }) {
  const evidence = evidenceAround(
    proof,
    days.map((one) => (one === null ? null : day(one))),
    HABITS,
  )
  const { spans, gaps, safeUntil } = coverageOf(evidence, HABITS, day(0))
  const shown = (list: typeof gaps) => list.map(({ from, to }) => [from / DAY_MS, to / DAY_MS])
  return {
    spans: shown(spans),
    gaps: shown(gaps),
    safeUntil: (safeUntil ?? 0) / DAY_MS,
    known: knownUntil(evidence, HABITS),
  }
}

test('GACHA-23 a log without unreadable rows proves what it proves', () => {
  const proof = { kind: 'end', at, first: day(80) } as const
  expect(evidenceAround(proof, [day(99), day(80)], HABITS)).toEqual([proof])
})

test('GACHA-23 an unreadable row is a gap between its neighbours, and the look is no look to the end', () => {
  expect(read([99, null, 95, 80])).toEqual({
    spans: [
      [80, 95],
      [99, 100],
    ],
    gaps: [[95, 99]],
    safeUntil: 110,
    known: null,
  })
  expect(read([99, null, null, 95, null, 90]).gaps).toEqual([
    [90, 95],
    [95, 99],
  ])
})

test('GACHA-23 of a second with an unreadable row nothing is proven', () => {
  expect(read([99, 97, null, 97, 95, 80]).gaps).toEqual([[95, 99]])
})

test('GACHA-23 unreadable rows at an end leave that end unproven', () => {
  expect(read([null, 98, 95])).toMatchObject({ gaps: [[98, 100]], safeUntil: 110 })
  expect(read([98, 95, null])).toMatchObject({ spans: [[95, 100]] })
  expect(read([null])).toMatchObject({ spans: [[100, 100]] })
  expect(read([98, null, 95], { kind: 'known', at, since: day(95) }).gaps).toEqual([[95, 98]])
})
