import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#server/testing/database/test-database'
import { createRateLimits } from './rate-limits.ts'

const LIMIT = { name: 'test', points: 2, seconds: 60 } as const

test('OPS-85 counting leaves nothing in the session of the database that a later statement depends on', async () => {
  const db = await createTestDatabase()
  const limits = createRateLimits(db)

  await limits.take(LIMIT, 'ada')
  await limits.requireLeft(LIMIT, 'ada')
  await limits.giveBack(LIMIT, 'ada')

  // One after the other, all by the only connection that the pool has opened.
  const { rows } = await sql`select name from pg_prepared_statements`.execute(db)
  expect(rows).toEqual([])
})
