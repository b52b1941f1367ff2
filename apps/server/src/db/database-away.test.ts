import { generateQr } from '@ephemeris/contract/account/qr-login'
import { endpoint } from '@ephemeris/contract/endpoint'
import { makeHandoff } from '@ephemeris/contract/handoff'
import { plain } from '@ephemeris/contract/wire/wire'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refusalIn } from '#server/testing/calls/ask'
import { createTestDatabase } from '#server/testing/database/test-database'
import { startTestApp, type TestApp } from '#server/testing/test-app'
import { startTestServer } from '#server/testing/test-server'
import { createTestUser } from '#server/testing/test-user'
import { createDb } from './client.ts'
import { isDatabaseAway } from './database-away.ts'

const reply = plain(z.null())
const call = { method: 'POST', auth: 'none', summary: '', reply } as const
const onNowhere = endpoint({ ...call, path: '/api/nowhere' })
const onBroken = endpoint({ ...call, path: '/api/broken' })
const onFull = endpoint({ ...call, path: '/api/full' })
const onWrong = endpoint({ ...call, path: '/api/wrong' })

const db = await createTestDatabase()
const broken = await createTestDatabase()
const nowhere = createDb({ host: '/nowhere', port: 5432, user: 'ephemeris', database: 'postgres' })
afterAll(() => nowhere.destroy())

const { ask } = await startTestServer({
  mount: (api) => {
    api.on(onNowhere, () => run('select 1', nowhere))
    api.on(onBroken, () => run('select pg_terminate_backend(pg_backend_pid())', broken))
    api.on(onFull, () => run("do $$ begin raise 'no space left on device' using errcode = '53100'; end $$"))
    api.on(onWrong, () => run('select nonsense'))
  },
})

async function run(statement: string, database = db): Promise<null> {
  await sql.raw(statement).execute(database)
  return null
}

test.each(['nowhere', 'broken'])('API-19 a call that the database is away for may be tried again: %s', async (path) => {
  const answer = await ask(`POST /api/${path}`)
  expect(refusalIn(answer)).toEqual([503, 100007])
  expect(answer.headers['retry-after']).toBe('5')
})

test('API-19 a call that the disk of the database has no room for says so', async () => {
  expect(refusalIn(await ask('POST /api/full'))).toEqual([507, 100009])
})

test.each([
  ['qr_session', ({ send }: TestApp) => send(generateQr, {})],
  ['handoff', ({ send }: TestApp, as: string) => send(makeHandoff, {}, { as })],
] as const)('API-19 a code for which %s has no room says so', async (table, make) => {
  const app = await startTestApp()
  const { token } = await createTestUser(app, 'ada')
  await sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise 'no space left on device' using errcode = '53100'; end $$`.execute(app.deps.db)
  await sql`create trigger refuse before insert on ${sql.table(table)} execute function refuse()`.execute(app.deps.db)
  const answer = await make(app, token)
  expect(refusalIn(answer)).toEqual([507, 100009])
  expect(answer.headers['retry-after']).toBe('300')
})

test('API-19 a query that the database refuses is a fault', async () => {
  expect(refusalIn(await ask('POST /api/wrong'))).toEqual([500, 100007])
})

test.each([
  'failure on connection marked as essential: 10.0.0.5:5432',
  'connection to the remote node ephemeris@10.0.0.5:5432 failed with the following error: Connection refused',
  'connection error: 10.0.0.5:5432',
  'connection not open',
  'could not establish any connections to the node 10.0.0.5:5432 after 30000 ms',
  'no connection to the server',
  'server closed the connection unexpectedly',
  'could not receive data from server: Connection timed out',
  'SSL connection has been closed unexpectedly',
  'SSL SYSCALL error: EOF detected',
])('API-19 a worker that a cluster has lost is away as well: %s', async (message) => {
  // The cluster gives most of them the code of an internal error.
  const lost = sql`do $$ begin raise internal_error using message = ${sql.lit(message)}; end $$`.execute(db)
  expect(isDatabaseAway(await lost.catch((error: unknown) => error))).toBe(true)
})

test('API-19 another internal error of a cluster is a fault', () => {
  expect(isDatabaseAway(new Error('complex joins are only supported when all distributed tables are co-located'))).toBe(
    false,
  )
})
