import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { build } from 'rolldown'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDeps } from '#server/create-deps'
import { createDb } from '#server/db/client'
import { readEnv } from '#server/env/env'
import { createLog } from '#server/platform/log/log'
import { createSharedTestDatabase } from '#server/testing/database/test-database'
import { startNoticeServer } from '#server/testing/notices/notice-server'
import { fillNotices } from '#server/testing/notices/sample-notices'
import { insertSources } from '../sources/source.queries.ts'
import { OFFICIAL_SOURCES } from '../sources/source.ts'
import { lockCatalogue } from '../stored/catalogue.queries.ts'
import { loadShippedCatalogue } from '../stored/load-shipped.ts'

const SERVER = path.resolve(import.meta.dirname, '../../../..')
const MEMBER = path.resolve(SERVER, '.cache/ingest-member.js')
/** More rounds by request: `INGEST_KILLS=50`. */
const KILLS = Number(process.env.INGEST_KILLS ?? 4)
const SEED = Number(process.env.INGEST_SEED ?? 20_261_122)

const publisher = await startNoticeServer()
const { db, address } = await createSharedTestDatabase()
const dataDir = mkdtempSync(path.join(tmpdir(), 'ephemeris-ingest-'))
const deps = createDeps({
  env: readEnv({ EPHEMERIS_ENV: 'test', DATA_DIR: dataDir }),
  db,
  log: createLog('error', () => {}),
})
afterAll(() => {
  publisher.upstream.close()
  publisher.upstreamsFile.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

beforeAll(async () => {
  fillNotices(publisher)
  await build({
    cwd: SERVER,
    input: 'src/testing/members/ingest-member.ts',
    platform: 'node',
    external: /^(?!\.|#|@ephemeris\/)[^/]/,
    output: { file: MEMBER, format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  })
})

beforeEach(async () => {
  publisher.asked.length = 0
  publisher.onAsked = () => {}
  await sql`truncate announcement, notice_source`.execute(db)
  await loadShippedCatalogue(deps)
  await insertSources(
    db,
    OFFICIAL_SOURCES.map(({ id }) => id),
    new Date(),
  )
})

function startMember() {
  const member = spawn(process.execPath, [MEMBER, JSON.stringify(address), dataDir, publisher.upstreamsFile.path], {
    cwd: SERVER,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  member.stdout.on('data', (chunk) => {
    text += chunk
  })
  const ended = once(member, 'exit').then(() => text)
  return { kill: () => member.kill('SIGKILL'), ended }
}

/** Each game's content, whenever it was read. */
async function contents(): Promise<Record<string, string>> {
  const { rows } = await sql<{ game_id: string; content: string }>`
    select game_id, md5(string_agg((body #- '{source,updatedAt}')::text, ',' order by id)) as content
    from catalogue_activity where retired_at is null group by game_id
  `.execute(db)
  return Object.fromEntries(rows.map(({ game_id, content }) => [game_id, content]))
}

const endLeases = () => sql`update notice_source set next_at = now()`.execute(db)

test('ING-2 two processes on one database ask each address exactly once', async () => {
  const read = await Promise.all([startMember().ended, startMember().ended])
  expect(read.flatMap((text) => JSON.parse(text)).sort()).toEqual(OFFICIAL_SOURCES.map(({ id }) => id).sort())
  expect(publisher.asked.length).toBeGreaterThan(30)
  expect(new Set(publisher.asked).size).toBe(publisher.asked.length)
  const [again] = await Promise.all([startMember().ended])
  expect(JSON.parse(again)).toEqual([])
})

test(`ING-14 a process that is killed at any moment leaves each game as it was or as it is announced (seed ${SEED})`, async () => {
  const before = await contents()
  await startMember().ended
  const after = await contents()
  const requests = publisher.asked.length
  expect(Object.keys(after).filter((game) => after[game] !== before[game])).toHaveLength(4)

  let state = SEED
  for (let round = 0; round < KILLS; round++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const killAt = 1 + (state % requests)
    await sql`truncate announcement, notice_source`.execute(db)
    await loadShippedCatalogue(deps)
    await insertSources(
      db,
      OFFICIAL_SOURCES.map(({ id }) => id),
      new Date(),
    )
    publisher.asked.length = 0
    const member = startMember()
    publisher.onAsked = () => {
      if (publisher.asked.length === killAt) member.kill()
    }
    expect(await member.ended).toBe('')
    publisher.onAsked = () => {}
    const now = await contents()
    for (const [game, hash] of Object.entries(now)) expect([before[game], after[game]]).toContain(hash)

    await endLeases()
    await startMember().ended
    expect(await contents()).toEqual(after)
  }
})

test('ING-14 a process that is killed while it writes leaves the previous catalogue whole', async () => {
  const before = await contents()
  const other = createDb(address)
  let member = startMember()
  await other.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction)
    await expect
      .poll(
        async () =>
          (await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(db)).rows.length,
      )
      .toBeGreaterThan(0)
    member.kill()
    await member.ended
  })
  await other.destroy()
  expect(await contents()).toEqual(before)
  await endLeases()
  member = startMember()
  expect(JSON.parse(await member.ended)).toHaveLength(OFFICIAL_SOURCES.length)
  expect(await contents()).not.toEqual(before)
})
