import { gzipSync } from 'node:zlib'
import { FILE_REFUSALS, fileRefusal, previewFile } from '@ephemeris/contract/gacha-file'
import { corrupted } from '@ephemeris/files/corrupt.test-data'
import { SAMPLE_FILES } from '@ephemeris/files/tools.test-data'
import { createDb } from '../apps/server/src/db/client.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { asker } from '../apps/server/src/testing/ask.ts'
import { testCallerOf } from '../apps/server/src/testing/test-call.ts'
import { addUsers, STAGE_ENV } from '../bench/support/account-stage.ts'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { startProduct } from '../bench/support/product.ts'

/** `FAULT_FILES=10000` for the promise, `FAULT_SEED` repeats a run. */
const FILES = Number(process.env.FAULT_FILES ?? 1000)
const SEED = process.env.FAULT_SEED ?? '1'
/** As many as are read at once. */
const AT_ONCE = 2
/** A file that takes longer hangs: reading ends after a minute. */
const PATIENCE_MS = 90_000

/* Sends damaged files of every tool: each ends in a preview, or in a refusal with a reason that has a sentence. (DOC-12) */
const dataDir = temporaryFolder()
const users = await prepareUsers()
const product = await startProduct({ dataDir, env: STAGE_ENV })
const { send } = testCallerOf(asker(product.origin))
const whole = (await SAMPLE_FILES).flatMap(({ bytes }) => [bytes, Uint8Array.from(gzipSync(bytes))])
const reasons: readonly string[] = [...FILE_REFUSALS, 'not_pulls']

let [previews, refusals, unexpected, slowestMs] = [0, 0, 0, 0]
await Promise.all(
  users.map(async ({ token: as }, user) => {
    for (let run = user; run < FILES; run += AT_ONCE) {
      const text = corrupted(whole[run % whole.length] ?? new Uint8Array(), `${SEED} ${run}`)
      const startedAt = performance.now()
      const { status, text: answer } = await send(previewFile, { text, gameId: null, uid: '800000001' }, { as })
      slowestMs = Math.max(slowestMs, performance.now() - startedAt)
      if (status === 200) previews += 1
      else if (status === 400 && reasons.includes(reasonIn(answer))) refusals += 1
      else {
        unexpected += 1
        process.stderr.write(`file ${run} of seed ${SEED}: ${status} ${answer}\n`)
      }
    }
  }),
)
await product.stop()
removeFolder(dataDir)

report(`corrupted files sent, seed ${SEED}`, { value: previews + refusals + unexpected, target: atLeast(FILES) })
report('… refused with a reason', { value: refusals })
report('… read as far as they go', { value: previews })
report('… answered otherwise', { value: unexpected, target: atMost(0) })
report('… slowest answer', { value: slowestMs, unit: 'ms', target: atMost(PATIENCE_MS) })

function reasonIn(answer: string): string {
  return fileRefusal.safeParse(JSON.parse(answer).data).data?.reason ?? ''
}

async function prepareUsers() {
  const postgres = await startEmbeddedPostgres(dataDir)
  const db = createDb(postgres.address)
  await migrate(db)
  const added = await addUsers(db, AT_ONCE)
  await db.destroy()
  await postgres.stop()
  return added
}
