import { gzipSync } from 'node:zlib'
import { previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { expect, test } from 'vitest'
import { HEAVY_OF_USER } from '#server/db/limits/heavy-budget'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { pullFile } from '#server/testing/pull-logs/pull-file'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'

const app = await startImportTestApp([])
const { call, send, refusal, deps } = app
const ENDINGS = ['400 too_large_inside', '413 too_slow']
const honest = pullFile([simulatedAccount('starrail', { pulls: 300 })])

/** Fewer than are counted as too many, and more than the memory of a process holds. */
function manyNames(): Uint8Array<ArrayBuffer> {
  const names = Array.from({ length: 4_900_000 }, (_, n) => `"${n}":0`)
  return Uint8Array.from(gzipSync(`{${names.join(',')}}`, { level: 1 }))
}

test('LEDGER-20 LEDGER-18 a file that fills the memory of its process ends it alone: its sender gets the reason and the cost, others go on', async () => {
  const [ada, bob] = [await createTestUser(app, 'ada'), await createTestUser(app, 'bob')]
  // What is left is more than the seconds that it takes, and less than what these cost.
  await deps.limits.charge(HEAVY_OF_USER, ada.id, HEAVY_OF_USER.points - 5)
  const { status, text } = await send(previewFile, { text: manyNames(), gameId: null, uid: null }, { as: ada.token })
  // On a busy machine its minute may be over before its memory is full.
  expect(ENDINGS).toContain(`${status} ${JSON.parse(text).data.reason}`)
  const file = { text: honest, gameId: null, uid: null }
  expect((await call(previewFile, file, { as: bob.token })).accounts).toHaveLength(1)
  expect(await refusal(previewFile, file, { as: ada.token })).toEqual([429, 100008])
}, 300_000)
