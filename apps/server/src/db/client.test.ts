import { expect, test } from 'vitest'
import { createDb, poolOf } from './client.ts'

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
