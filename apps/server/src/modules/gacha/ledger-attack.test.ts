import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { exportAccount } from '@ephemeris/contract/account/account'
import { exportPulls } from '@ephemeris/contract/gacha/gacha-export'
import { confirmFile, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { getPullStatistics } from '@ephemeris/contract/gacha/gacha-stats'
import { LEDGER_LIMITS } from '@ephemeris/contract/gacha/ledger-limits'
import { sql } from 'kysely'
import { build } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDeps } from '#server/create-deps'
import { readEnv } from '#server/env/env'
import { createLog } from '#server/platform/log/log'
import { asker } from '#server/testing/calls/ask'
import { testCallerOf } from '#server/testing/calls/test-call'
import { createSharedTestDatabase } from '#server/testing/database/test-database'
import { createTestUser } from '#server/testing/test-user'

/*
 * What users could do to a server by files of any size. `LEDGER_ATTACK=1` runs the attack with the limits of the product
 * and prints what it took; otherwise all sizes are divided by 50.
 */
const IS_WHOLE = process.env.LEDGER_ATTACK === '1'
const SHRUNK = IS_WHOLE ? 1 : 50
const LIMIT_MS = IS_WHOLE ? 900_000 : 400_000
const MAX_HEAP_MB = 512

const ledgerLimits = {
  ...LEDGER_LIMITS,
  pullsPerUid: LEDGER_LIMITS.pullsPerUid / SHRUNK,
  pullsPerUser: LEDGER_LIMITS.pullsPerUser / SHRUNK,
  pullsPerNewUser: LEDGER_LIMITS.pullsPerUser / SHRUNK,
}
/** Nearly as many as a file may have. */
const FILE_ROWS = 199_800 / SHRUNK
/** Nearly as many as a user may hold: two UIDs with half of the pulls each. */
const HELD = (FILE_ROWS * 3) / 2
const FILES_AT_ONCE = 20
const UIDS = ['800000001', '800000002', '800000003', '800000004'] as const

const SERVER = path.resolve(import.meta.dirname, '../../..')
const OUT = path.resolve(SERVER, '.cache/attack')
const { db, address } = await createSharedTestDatabase()
const dataDir = mkdtempSync(path.join(tmpdir(), 'ephemeris-attack-'))
const env = readEnv({ EPHEMERIS_ENV: 'test', DATA_DIR: dataDir, CHALLENGE: 'off' })
const deps = createDeps({ env, db, log: createLog('error', () => {}) })
let member: ChildProcess | null = null
let output = ''

beforeAll(async () => {
  await build({
    cwd: SERVER,
    input: {
      'attack-member': 'src/testing/members/attack-member.ts',
      'pull-file': 'src/modules/gacha/file/pull-file.process.ts',
      statistics: 'src/modules/gacha/statistics/statistics.process.ts',
    },
    platform: 'node',
    external: /^(?!\.|#|@ephemeris\/)[^/]/,
    output: { dir: OUT, format: 'esm' },
    logLevel: 'warn',
  })
})

afterAll(() => {
  member?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

async function startServer(): Promise<string> {
  const started = spawn(
    process.execPath,
    [
      `--max-old-space-size=${MAX_HEAP_MB}`,
      path.join(OUT, 'attack-member.js'),
      JSON.stringify(address),
      dataDir,
      JSON.stringify(ledgerLimits),
    ],
    { cwd: SERVER, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] },
  )
  started.stderr?.on('data', (chunk) => {
    output += chunk
  })
  member = started
  const failed = once(started, 'exit').then(() => {
    throw new Error(`the server has ended: ${output}`)
  })
  failed.catch(() => {})
  const [{ origin }] = await Promise.race([once(started, 'message'), failed])
  return origin
}

/** What the server has taken since it was asked last. */
async function taken(step: string): Promise<void> {
  member?.send('measure')
  const [figures] = member ? await once(member, 'message') : []
  if (IS_WHOLE) process.stdout.write(`${step}: ${JSON.stringify(figures)}\n`)
}

/** As small as a row can be; ids have the form of the game's and rise with `from`. */
function rows(count: number, from: number): string {
  return Array.from({ length: count }, (_, n) => {
    const at = Date.UTC(2021, 0) + (from + n) * 7000
    const time = new Date(at).toISOString().slice(0, 19).replace('T', ' ')
    const hour = Math.floor(at / 3_600_000 - 8) * 3600
    const id = `${hour}${String(from + n).padStart(9, '0')}`
    const rank = n % 80 === 0 ? '10000042' : '11301'
    return `{"gacha_type":"${n % 3 === 0 ? '301' : '200'}","item_id":"${rank}","time":"${time}","id":"${id}"}`
  }).join(',')
}

/** A file of two accounts, half of the rows each. */
function fileOf(uids: readonly string[], count: number, from = 0): string {
  const accounts = uids.map((uid) => `{"uid":"${uid}","timezone":8,"list":[${rows(count / uids.length, from)}]}`)
  return `{"info":{"version":"v4.2"},"hk4e":[${accounts.join(',')}]}`
}

/** The first and the last second of a full UID, between which all its pulls lie. */
function twoRowFile(uid: string): string {
  const lists = [rows(1, 0), rows(1, FILE_ROWS + FILE_ROWS / 4 - 1)]
  return `{"info":{"version":"v4.2"},"hk4e":[{"uid":"${uid}","timezone":8,"list":[${lists.join(',')}]}]}`
}

/** The answer to a call, of which nothing is read. */
async function unread(url: string, token: string): Promise<IncomingMessage> {
  const sent = request(url, { headers: { authorization: `Bearer ${token}` }, agent: false }).end()
  const [response] = await once(sent, 'response')
  return response
}

async function timed<Result>(work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  const result = await work()
  if (IS_WHOLE) process.stdout.write(`  ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
  return result
}

/** Gives others what a user has. */
async function copyLedger(from: string, others: readonly string[]): Promise<void> {
  for (const table of ['gacha_uid', 'gacha_import', 'gacha_pull']) {
    const { rows: columns } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and column_name <> 'user_id'`.execute(db)
    const names = sql.raw(columns.map(({ name }) => name).join(', '))
    for (const id of others) {
      await sql`
        insert into ${sql.table(table)} (user_id, ${names})
        select ${id}, ${names} from ${sql.table(table)} where user_id = ${from}`.execute(db)
    }
  }
}

test(
  'LEDGER-15 LEDGER-16 the largest files, twenty files of two rows, three exports and three statistics of the largest ledger: refused or answered, in 512 MB',
  async () => {
    const origin = await startServer()
    const ask = asker(origin)
    const { call, send } = testCallerOf(ask)
    const users = await Promise.all(['ada', 'bea', 'cyd'].map((name) => createTestUser({ deps, call }, name)))
    const [ada, bea, cyd] = users
    if (!ada || !bea || !cyd) throw new RangeError('no users')
    const as = ada.token

    async function importFile(text: string): Promise<readonly number[]> {
      const { status, text: answer } = await timed(() => send(previewFile, { text, gameId: null, uid: null }, { as }))
      const { error_code, data } = JSON.parse(answer)
      if (status !== 200) return [status, error_code]
      const confirmed = await timed(() => send(confirmFile, { previewId: data.preview_id }, { as }))
      return [confirmed.status]
    }

    expect(await importFile(fileOf([UIDS[0]], FILE_ROWS))).toEqual([409, 600007])
    await taken('one UID, 200,000 rows')
    expect(await importFile(fileOf(UIDS.slice(0, 2), FILE_ROWS))).toEqual([200])
    await taken('two UIDs, 200,000 rows')
    expect(await importFile(fileOf(UIDS.slice(2, 4), FILE_ROWS))).toEqual([409, 600007])
    await taken('two more UIDs, 200,000 rows')
    expect(await importFile(fileOf(UIDS.slice(0, 2), FILE_ROWS, FILE_ROWS))).toEqual([409, 600007])
    await taken('the first two again, 200,000 other rows')
    expect(await importFile(fileOf(UIDS.slice(0, 2), FILE_ROWS / 2, FILE_ROWS))).toEqual([200])
    await taken('the first two UIDs, full')

    await copyLedger(ada.id, [bea.id, cyd.id])

    const text = twoRowFile(UIDS[0])
    const statuses = await timed(() =>
      Promise.all(
        Array.from({ length: FILES_AT_ONCE }, async (_, n) => {
          const token = users[n % users.length]?.token ?? ''
          return (await send(previewFile, { text, gameId: null, uid: null }, { as: token })).status
        }),
      ),
    )
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    await taken(
      `${FILES_AT_ONCE} files of two rows at once, ${statuses.filter((status) => status === 200).length} read`,
    )

    const query = { gameId: 'genshin', uid: UIDS[0], mode: 'extended', language: 'en' } as const
    const packed = { headers: { 'accept-encoding': 'br' } }
    const exported = await timed(() =>
      Promise.all(
        users.map(({ token }) =>
          ask(`GET /api/gachalog/export/genshin/${UIDS[0]}`, {
            headers: { ...packed.headers, authorization: `Bearer ${token}` },
          }),
        ),
      ),
    )
    for (const { status, bytes } of exported) {
      expect(status).toBe(200)
      expect(JSON.parse(brotliDecompressSync(bytes).toString()).hk4e[0].list).toHaveLength(HELD / 2)
    }
    await taken('three exports at once')

    const own = await timed(() => Promise.all(users.map(({ token }) => send(exportAccount, {}, { as: token }))))
    for (const { text } of own) expect(JSON.parse(text).pulls.records).toHaveLength(HELD)
    await taken('three exports of all data at once')

    // A small answer is sent whole before the client reads it.
    if (IS_WHOLE) {
      const first = await unread(`${origin}/api/gachalog/export/genshin/${UIDS[0]}`, as)
      expect([first.statusCode, (await send(exportPulls, query, { as })).status]).toEqual([200, 429])
      first.destroy()
    }

    const counted = await timed(() =>
      Promise.all(
        users.map(({ token }) => call(getPullStatistics, { gameId: 'genshin', uid: UIDS[0] }, { as: token })),
      ),
    )
    for (const { pools } of counted) {
      expect(pools.reduce((sum, { total }) => sum + total, 0)).toBe(HELD / 2)
    }
    await taken('three statistics at once')
    expect([member?.exitCode, output]).toEqual([null, ''])
  },
  LIMIT_MS,
)
