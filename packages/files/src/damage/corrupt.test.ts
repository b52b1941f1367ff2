import { keptIndices } from '@ephemeris/core/gacha/facts'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { expect, test } from 'vitest'
import { readPulls } from '../read-pulls.ts'
import { faultOf } from './judge-variant.test-data.ts'
import { type RowCounts, rowCounts, sizeOf } from './truth.test-data.ts'
import { variantOf } from './variants.test-data.ts'

const RUNS = 150 * Number(process.env.EPHEMERIS_RUNS ?? 1)
const SEED = process.env.SEED ?? String(Date.now())
const factsOf = keptIndices(GACHA_FACTS)

test(`DOC-12 ${RUNS} variants of files end in a refusal or in the right pulls (seed ${SEED})`, async () => {
  for (let run = 0; run < RUNS; run += 1) {
    const variant = await variantOf(SEED, run)
    const { kind, tool, gameId, uid, bytes, whole } = variant
    const label = `run ${run}: ${kind} of ${tool}, ${gameId}`
    const reading = await readPulls(bytes, { uid }, factsOf)
    if (!reading.ok) expect(reading.reason, label).toMatch(/^[a-z_]+$/)
    else for (const { pulls } of reading.accounts) expectWellFormed(pulls, label)
    const read = reading.ok ? rowCounts(reading.accounts) : null
    expect(faultOf(variant, await rowsOf(whole, uid), read), label).toBe(null)
  }
}, 1_200_000)

const known = new WeakMap<Uint8Array, RowCounts>()

async function rowsOf(whole: Uint8Array<ArrayBuffer>, uid: string): Promise<RowCounts> {
  const before = known.get(whole)
  if (before) return before
  const reading = await readPulls(whole, { uid }, factsOf)
  if (!reading.ok) throw new RangeError(`an undamaged file is refused: ${reading.reason}`)
  const rows = rowCounts(reading.accounts)
  expect(sizeOf(rows)).toBeGreaterThan(0)
  known.set(whole, rows)
  return rows
}

function expectWellFormed(pulls: readonly Pull[], label: string): void {
  for (const { id, poolId, time, name, rankType } of pulls) {
    expect([id, poolId, time, typeof name, rankType], label).toEqual([
      expect.stringMatching(/^(?:\d{1,19}|\d+-\d{14}-[^\p{Cc}]+-\d+)$/u),
      expect.stringMatching(/^\d{1,8}$/),
      expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/),
      'string',
      // Empty where a damaged file gives an unknown item no rank.
      expect.stringMatching(/^[2-5]?$/),
    ])
  }
}
