import { expect, test } from 'vitest'
import { instant } from '../../time/instant.ts'
import { utcOffset } from '../../time/zone.ts'
import { readGoodSample } from '../exchange/sample-file.test-data.ts'
import { writePullFile } from '../exchange/write-file.ts'
import { GENSHIN, sampleFactsOf } from '../sample-facts.test-data.ts'
import { samplePull } from '../synthetic/sample-pulls.test-data.ts'
import type { Evidence } from './coverage.ts'
import { fileSpans } from './file-spans.ts'
import { provenParts, readStatedParts } from './stated-parts.ts'

const SERVER = utcOffset(480)
const HABITS = { warnDays: 30, delayHours: 1 }
const at = (text: string) => instant(Date.parse(`${text}+08:00`))

/** A log that was read to its end twice: its pulls are older than the second look, which found nothing. */
const LOOKS: readonly Evidence[] = [
  { kind: 'end', at: at('2026-01-10T14:00:00.500'), first: at('2026-01-10T13:11:31') },
  { kind: 'known', at: at('2026-06-01T12:00:00'), since: at('2026-05-20T12:00:00') },
]
const PROVEN = provenParts({ 301: LOOKS }, () => HABITS, SERVER)
const ACCOUNT = { gameId: 'genshin', uid: '800000001', pulls: [samplePull({ poolId: '301' })] } as const

function written(proven: typeof PROVEN | undefined) {
  const options = { mode: 'extended', language: 'en', at: at('2026-06-01T12:00:00'), appVersion: '1' } as const
  return writePullFile([{ ...ACCOUNT, ...(proven && { proven }) }], options, sampleFactsOf).content
}

const partsOf = (file: unknown) => readGoodSample(file).accounts.map(({ parts }) => parts)
const OF_PULLS = partsOf(written(undefined))

test('UIGF-11 what looks into a log have proven is stated in whole seconds and read back, with and without pulls in it', () => {
  expect(PROVEN).toEqual([
    [
      { poolId: '301', time: '2025-12-11 14:00:01' },
      { poolId: '301', time: '2026-01-10 13:00:00' },
    ],
    [
      { poolId: '301', time: '2026-05-20 12:00:00' },
      { poolId: '301', time: '2026-06-01 11:00:00' },
    ],
  ])
  expect(partsOf(written(PROVEN))).toEqual([PROVEN])
  expect(written(PROVEN).ephemeris).toMatchObject({
    accounts: [{ complete: [[{ gacha_type: '301', from: '2025-12-11 14:00:01', to: '2026-01-10 13:00:00' }], [{}]] }],
  })
})

test('UIGF-11 a history of which nothing is proven states nothing, and nothing is believed of it', () => {
  expect(partsOf(written([]))).toEqual([[]])
  expect(OF_PULLS).toEqual([[[expect.anything(), expect.anything()]]])
})

test('UIGF-11 a file of another tool or of another clock states nothing', () => {
  const file = written(PROVEN)
  expect(partsOf({ ...file, info: { version: 'v4.2', export_app: 'another' } })).toEqual(OF_PULLS)
  const { accounts } = file.ephemeris as { accounts: readonly object[] }
  const moved = { version: '1.0', accounts: accounts.map((one) => ({ ...one, timezone: -5 })) }
  expect(partsOf({ ...file, ephemeris: moved })).toEqual(OF_PULLS)
})

test('UIGF-11 a pause of which a log proves that it is none is not reported', () => {
  const later = samplePull({ id: '1799557200000279850', time: '2027-01-10 13:11:31' })
  const findings = (proven: typeof PROVEN | undefined) => {
    const options = { mode: 'extended', language: 'en', at: instant(0), appVersion: '1' } as const
    const account = { ...ACCOUNT, pulls: [...ACCOUNT.pulls, later], ...(proven && { proven }) }
    const [read] = readGoodSample(writePullFile([account], options, sampleFactsOf).content).accounts
    return read?.diagnosis.findings.map(({ code }) => code)
  }
  expect([findings(undefined), findings(PROVEN)]).toEqual([['long_pause'], []])
})

test('UIGF-11 a statement that is damaged or has no end proves no more than what can be read of it', () => {
  const span = { gacha_type: '301', from: '2026-01-10 13:11:31', to: '2026-01-12 13:11:31' }
  const ends = [span.from, span.to].map((time) => ({ poolId: '301', time }))
  const bad = [
    ...['x', null, 5, [], { ...span, from: '2026-02-30 00:00:00' }, { ...span, to: '9999-01-01 00:00:00' }],
    ...[{ ...span, from: span.to, to: span.from }, { ...span, gacha_type: 'x y' }, { gacha_type: '301' }],
  ]
  expect(readStatedParts([...bad, [...bad, span], bad], GENSHIN)).toEqual([ends])
  const many = readStatedParts(
    Array.from({ length: 100_000 }, () => [span]),
    GENSHIN,
  )
  expect(many).toHaveLength(2000)
  expect(Object.keys(fileSpans(GENSHIN, SERVER, many))).toEqual(['301'])
})
