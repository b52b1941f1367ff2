import { gzipSync } from 'node:zlib'
import { keptIndices } from '@ephemeris/core/gacha/facts'
import { GACHA_FACTS } from '@ephemeris/gamedata/gacha-facts'
import { expect, test } from 'vitest'
import { corrupted } from './corrupt.test-data.ts'
import { readPulls } from './read-pulls.ts'
import { SAMPLE_FILES } from './tools.test-data.ts'

/** `CORRUPTIONS=10000` for the long run. */
const RUNS = Number(process.env.CORRUPTIONS ?? 600)
const SEED = process.env.SEED ?? String(Date.now())
const factsOf = keptIndices(GACHA_FACTS)
const UIDS = ['', '800000001', '1300000001', 'x']

test(`DOC-12 ${RUNS} corrupted files end in a refusal or in pulls that are well formed (seed ${SEED})`, async () => {
  const files = await SAMPLE_FILES
  const whole = files.flatMap(({ bytes }) => [bytes, Uint8Array.from(gzipSync(bytes))])
  for (let run = 0; run < RUNS; run += 1) {
    const file = whole[run % whole.length]
    if (!file) throw new RangeError('no file')
    const reading = await readPulls(corrupted(file, `${SEED} ${run}`), UIDS[run % UIDS.length] ?? '', factsOf)
    if (!reading.ok) {
      expect(reading.reason, `run ${run}`).toMatch(/^[a-z_]+$/)
      continue
    }
    for (const { pulls } of reading.accounts) {
      for (const { id, poolId, time, name, rankType } of pulls) {
        expect([id, poolId, time, typeof name, rankType], `run ${run}`).toEqual([
          expect.stringMatching(/^(?:\d{1,19}|\d+-\d{14}-[^\p{Cc}]+-\d+)$/u),
          expect.stringMatching(/^\d{1,8}$/),
          expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/),
          'string',
          expect.stringMatching(/^[2-5]$/),
        ])
      }
    }
  }
}, 1_200_000)
