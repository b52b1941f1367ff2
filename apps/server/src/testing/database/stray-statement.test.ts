import { expect, test } from 'vitest'
import { createDb } from '#server/db/client'
import { deleteOldestSessions } from '#server/modules/account/session/session.queries'
import { countVotes, findVotes } from '#server/modules/votes/votes.queries'
import { watchStatements } from './statement-watch.ts'
import { CROSSING, isStray } from './stray-statement.ts'
import { createSharedTestDatabase } from './test-database.ts'

test.each([
  'select * from vote where activity_id = $1',
  'select * from "session" inner join "account" on "account"."id" = "session"."user_id" where "token_hash" = $1',
  'update mail set body = $1',
  'delete from gacha_pull using gacha_import where gacha_pull.id = gacha_import.id and gacha_pull.user_id = $1',
  'select * from vote where user_id = $1 and poll_id in (select poll_id from vote where activity_id = $2)',
  'with gone as (delete from gacha_task where ended_at < $1 returning user_id, id) select from gone',
])('OPS-82 a statement without its user is found: %s', (statement) => {
  expect(isStray(statement)).toBe(true)
})

test.each([
  'select * from "vote" where "user_id" = $1 and "activity_id" = $2',
  'insert into vote (user_id, activity_id) values ($1, $2)',
  'select * from vote where user_id = any ($1::text[])',
  'select * from "webhook" where "user_id" in ($1, $2)',
  'select * from gacha_import a join gacha_uid b on a.user_id = b.user_id where a.user_id = $1',
  'select * from account where username_key = $1',
  'select * from settings_versions',
])('OPS-82 one with its user is not, nor one on another table: %s', (statement) => {
  expect(isStray(statement)).toBe(false)
})

test('OPS-82 what the product sends is read together with the query that sent it', async () => {
  const { watching, statements, stray } = watchStatements()
  const { address } = await createSharedTestDatabase()
  const db = createDb(address, watching)
  await findVotes(db, 'u_1', 'a')
  await countVotes(db, 'a')
  await deleteOldestSessions(db, 'u_1', 20)
  await db.selectFrom('vote').selectAll().execute()
  await db.destroy()

  expect(statements().map(({ sender }) => sender)).toEqual(['findVotes', 'countVotes', 'deleteOldestSessions'])
  expect(CROSSING.has('countVotes')).toBe(true)
  expect(stray()).toEqual([])
})
