import { gzipSync } from 'node:zlib'
import { FILE_REFUSALS, fileRefusal, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { corrupted } from '@ephemeris/files/damage/corrupt.test-data'
import { SAMPLE_FILES } from '@ephemeris/files/tools/tools.test-data'
import { expect, test } from 'vitest'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { createTestUser } from '#server/testing/test-user'

const RUNS = 30 * Number(process.env.EPHEMERIS_RUNS ?? 1)
const SEED = process.env.SEED ?? String(Date.now())
/** Far from what one user may send in an hour. */
const RUNS_PER_USER = 500
const app = await startImportTestApp([])
const { send } = app

/** Reasons that a player sees, and `not_pulls`, which names what the file is. */
const REASONS: readonly string[] = [...FILE_REFUSALS, 'not_pulls']

test(`DOC-12 ${RUNS} corrupted files over HTTP end in a refusal with its reason or in a preview (seed ${SEED})`, async () => {
  const whole = (await SAMPLE_FILES).flatMap(({ bytes }) => [bytes, Uint8Array.from(gzipSync(bytes))])
  let as = ''
  for (let run = 0; run < RUNS; run += 1) {
    if (run % RUNS_PER_USER === 0) as = (await createTestUser(app, `corrupt-${run}`)).token
    const text = corrupted(whole[run % whole.length] ?? new Uint8Array(), `${SEED} ${run}`)
    const { status, text: answer } = await send(previewFile, { text, gameId: null, uid: '800000001' }, { as })
    const { data } = JSON.parse(answer)
    if (status === 200) expect(previewFile.reply.read(data).accounts.length, `run ${run}`).toBeGreaterThan(0)
    else
      expect([status, REASONS.includes(fileRefusal.parse(data).reason)], `run ${run}: ${answer}`).toEqual([400, true])
  }
}, 3_600_000)
