import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { FILE_REFUSALS, fileRefusal, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { keptIndices } from '@ephemeris/core/gacha/facts'
import { startEmbeddedPostgres } from '@ephemeris/embedded-postgres/embedded-postgres'
import { faultOf } from '@ephemeris/files/damage/judge-variant.test-data'
import { type RowCounts, rowCounts, sizeOf } from '@ephemeris/files/damage/truth.test-data'
import { type Variant, variantOf } from '@ephemeris/files/damage/variants.test-data'
import { readPulls } from '@ephemeris/files/read-pulls'
import type { PackedOutline } from '@ephemeris/files/read-whole'
import { unusable } from '@ephemeris/files/unusable'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { createDb } from '../apps/server/src/db/client.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { unpackAccounts } from '../apps/server/src/modules/gacha/file/pack.ts'
import { startProcess } from '../apps/server/src/platform/processes/separate-process.ts'
import { asker } from '../apps/server/src/testing/calls/ask.ts'
import { testCallerOf } from '../apps/server/src/testing/calls/test-call.ts'
import { addUsers, STAGE_ENV } from '../bench/support/account-stage.ts'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { REPOSITORY, removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { startProduct } from '../bench/support/product.ts'

/** `FAULT_FILES=10000` for the promise, `FAULT_SEED` repeats a run. */
const FILES = Number(process.env.FAULT_FILES ?? 1000)
const SEED = process.env.FAULT_SEED ?? '1'
/** Every so many files goes over HTTP, whose server starts processes for it; the others go to processes that read many. */
const SENT_OF = 10
/** What one user may send in an hour, and less. */
const SENT_PER_USER = 400
const FILES_PER_PROCESS = 50
/** A file that takes longer hangs: reading ends after a minute. */
const READ_TIMEOUT_MS = 90_000
/** Beyond it the alert of a process's memory fires (`docs/operations.md`). */
const MEMORY_MB = 800
/** What the server starts to read a file: the built program. */
const READER = pathToFileURL(path.join(REPOSITORY, 'apps/server/dist/pull-file.js'))

const REASONS: readonly string[] = [...FILE_REFUSALS, 'not_pulls']
const factsOf = keptIndices(GACHA_FACTS)

/** How a variant ended. */
interface Ending {
  /** The rows that were read; `null`: it was refused with a reason that has a sentence. */
  readonly read: RowCounts | null
}

/* Reads variants of the files of every tool: each ends in the right rows, or in a refusal with a reason that has a sentence. (DOC-12) */
const dataDir = temporaryFolder()
const users = await prepareUsers()
const product = await startProduct({ dataDir, env: STAGE_ENV })
const { send } = testCallerOf(asker(product.origin))

const counts = { sent: 0, right: 0, read: 0, refused: 0, wrong: 0 }
const truths = new WeakMap<Uint8Array, RowCounts>()
let slowestMs = 0
let peakMb = 0
let reader = startReader()
for (let run = 0; run < FILES; run += 1) {
  if (run % FILES_PER_PROCESS === FILES_PER_PROCESS - 1) {
    await reader.end()
    reader = startReader()
  }
  const variant = await variantOf(SEED, run)
  const startedAt = performance.now()
  const ending = run % SENT_OF === 0 ? faultWhenSent(variant) : faultWhenRead(variant)
  const wrong = await ending.catch(async (error: unknown) => {
    await reader.end()
    reader = startReader()
    return String(error)
  })
  slowestMs = Math.max(slowestMs, performance.now() - startedAt)
  peakMb = Math.max(peakMb, await reader.residentMb())
  if (wrong === null) continue
  counts.wrong += 1
  process.stderr.write(`file ${run} of seed ${SEED}, ${variant.kind} of ${variant.tool}, ${variant.gameId}: ${wrong}\n`)
}
await reader.end()
const serverMb = peakMemoryMb(product.process.pid)
await product.stop()
removeFolder(dataDir)

report(`variants of files, seed ${SEED}`, {
  value: counts.right + counts.read + counts.refused + counts.wrong,
  target: atLeast(FILES),
})
report('… of them sent over HTTP', { value: counts.sent })
report('… read, and the rows are proven right', { value: counts.right })
report('… read from plain bytes that were changed', { value: counts.read })
report('… refused with a reason', { value: counts.refused })
report('… ended otherwise', { value: counts.wrong, target: atMost(0) })
report('… slowest', { value: slowestMs, unit: 'ms', target: atMost(READ_TIMEOUT_MS) })
report('… most memory of the server', { value: serverMb, unit: 'MB', target: atMost(MEMORY_MB) })
report('… most memory of a process that reads', { value: peakMb, unit: 'MB', target: atMost(MEMORY_MB) })

function startReader() {
  return startProcess(READER)
}

async function faultWhenRead(variant: Variant): Promise<string | null> {
  const { bytes: text, uid } = variant
  const question = { kind: 'read', text, uid, before: null }
  const outline = (await reader.ask(question, READ_TIMEOUT_MS)) as PackedOutline
  const refused = unusable(outline)?.reason ?? null
  if (refused !== null && !REASONS.includes(refused)) return `refused with ${refused}`
  const isRead = refused === null && outline.ok
  return faultIn(variant, { read: isRead ? rowCounts(await unpackAccounts(outline.content)) : null })
}

/** The answer says how many rows would come, not which. */
async function faultWhenSent(variant: Variant): Promise<string | null> {
  const as = users[Math.floor(counts.sent / SENT_PER_USER)]?.token ?? ''
  counts.sent += 1
  const { status, text } = await send(previewFile, { text: variant.bytes, gameId: null, uid: variant.uid }, { as })
  const { data } = JSON.parse(text)
  if (status === 400 && REASONS.includes(fileRefusal.safeParse(data).data?.reason ?? '')) {
    return faultIn(variant, { read: null })
  }
  if (status !== 200) return `${status} ${text}`
  const { accounts } = previewFile.reply.read(data)
  const rows = accounts.flatMap(({ pools }) => pools).reduce((total, { added }) => total + added, 0)
  const truth = await truthOf(variant)
  if (variant.kind === 'bytes') return faultIn(variant, { read: new Map() })
  const isRight = Math.abs(rows - sizeOf(truth)) <= variant.damagedRows
  return isRight ? faultIn(variant, { read: truth }) : `${rows} rows of ${sizeOf(truth)}`
}

async function faultIn(variant: Variant, { read }: Ending): Promise<string | null> {
  const fault = faultOf(variant, await truthOf(variant), read)
  if (fault !== null) return fault
  if (read === null) counts.refused += 1
  else if (variant.kind === 'bytes') counts.read += 1
  else counts.right += 1
  return null
}

async function truthOf({ whole, uid }: Variant): Promise<RowCounts> {
  const before = truths.get(whole)
  if (before) return before
  const reading = await readPulls(whole, { uid }, factsOf)
  const truth = rowCounts(reading.ok ? reading.accounts : [])
  truths.set(whole, truth)
  return truth
}

/** Since it started; 0 where the system does not say. */
function peakMemoryMb(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

async function prepareUsers() {
  const postgres = await startEmbeddedPostgres(dataDir)
  const db = createDb(postgres.address)
  await migrate(db)
  const added = await addUsers(db, Math.ceil(FILES / SENT_OF / SENT_PER_USER))
  await db.destroy()
  await postgres.stop()
  return added
}
