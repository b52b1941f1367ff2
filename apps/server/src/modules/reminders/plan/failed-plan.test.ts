import { subscribePush } from '@ephemeris/contract/reminders/reminder-channels'
import { MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sampleActivity } from '#server/modules/catalogue/sample-activity.test-data'
import { startReminderApp } from '#server/testing/reminder-app'
import type { TestUser } from '#server/testing/test-user'

const app = await startReminderApp([sampleActivity('soon', { end: '2026-05-21 21:00:00' })], {}, SECOND_MS)
const { deps, clock, call, push, newUser, plan, lines } = app
const { db } = deps
const NOW = '2026-05-20T13:00:00Z'
clock.set(NOW)

async function newReader(name: string): Promise<TestUser> {
  const user = await newUser(name)
  await call(subscribePush, push.subscribe(name), { as: user.token })
  return user
}

async function makeDue(): Promise<void> {
  await db
    .updateTable('reminder_settings')
    .set({ next_at: new Date(0) })
    .execute()
}

/** Whatever a plan of this user brings, the database refuses it. */
async function poison({ id }: TestUser): Promise<void> {
  await sql`
    create function refuse_message() returns trigger language plpgsql as 'begin raise exception ''no such message''; end'
  `.execute(db)
  await sql`
    create trigger refuse before insert on reminder_message
    for each row when (new.user_id = ${sql.lit(id)}) execute function refuse_message()
  `.execute(db)
}

async function messageCount({ id }: TestUser): Promise<number> {
  return (await db.selectFrom('reminder_message').select('key').where('user_id', '=', id).execute()).length
}

async function planOf({ id }: TestUser) {
  const row = await db
    .selectFrom('reminder_settings')
    .select(['next_at', 'plan_failures'])
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  return { afterMs: row.next_at.getTime() - Date.parse(NOW), failures: row.plan_failures }
}

test('REM-20 a plan that fails waits longer each time, and the others of its batch are sent', async () => {
  const [ada, bea, cleo] = [await newReader('ada'), await newReader('bea'), await newReader('cleo')]
  await db.deleteFrom('reminder_message').execute()
  await poison(bea)
  await makeDue()

  await expect.poll(() => planOf(bea)).toEqual({ afterMs: MINUTE_MS, failures: 1 })
  await expect.poll(async () => [await messageCount(ada), await messageCount(cleo)]).toEqual([1, 1])
  expect(await messageCount(bea)).toBe(0)
  const failed = lines.filter((line) => line.includes('reminders of a user not planned'))
  expect(failed.length).toBe(1)
  expect(failed[0]).toContain(bea.id)
  expect(await deps.metrics.text()).toContain('reminder_plans_total{outcome="failed"} 1')

  await makeDue()
  await plan()
  await expect.poll(() => planOf(bea)).toEqual({ afterMs: 4 * MINUTE_MS, failures: 2 })

  await sql`drop trigger refuse on reminder_message`.execute(db)
  await makeDue()
  await plan()
  await expect.poll(() => messageCount(bea)).toBe(1)
  expect(await planOf(bea)).toMatchObject({ failures: 0 })
})
