import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createSharedTestDatabase } from '#server/testing/database/test-database'
import { createDb, type Db, poolOf, waitLonger } from './client.ts'

const BASE = 'postgresql://ephemeris@db.example/ephemeris'

test.each([
  ['?sslmode=require', '?sslmode=verify-full'],
  [
    '?application_name=x&sslmode=verify-ca&sslrootcert=/ca.pem',
    '?application_name=x&sslmode=verify-full&sslrootcert=/ca.pem',
  ],
  ['?sslmode=prefer', '?sslmode=verify-full'],
  ['?sslmode=verify-full', '?sslmode=verify-full'],
  ['?sslmode=no-verify', '?sslmode=no-verify'],
  ['?sslmode=require&uselibpqcompat=true', '?sslmode=require&uselibpqcompat=true'],
  ['', ''],
])('OPS-26 %s says to the driver how it is meant, so that it need not warn', async (given, handedOn) => {
  const db = createDb({ url: `${BASE}${given}` })
  expect(poolOf(db).options.connectionString).toBe(`${BASE}${handedOn}`)
  await db.destroy()
})

test('OPS-104 while the program loads, a connection that its own loop was too busy to take is not late', async () => {
  const { address } = await createSharedTestDatabase()
  const db = createDb({ ...address, connectionTimeoutMillis: 200 })
  await expect(askWhileBlocked(db, 400)).rejects.toThrow('timeout')
  const endStart = waitLonger(db)
  await expect(askWhileBlocked(db, 400)).resolves.toBeDefined()
  endStart()
  expect(poolOf(db).options.connectionTimeoutMillis).toBe(200)
  await db.destroy()
})

async function askWhileBlocked(db: Db, ms: number): Promise<unknown> {
  const asked = sql`select 1`.execute(db)
  asked.catch(() => undefined)
  await nextTurn()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  return asked
}
