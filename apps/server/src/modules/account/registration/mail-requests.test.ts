import { register } from '@ephemeris/contract/account/registration'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CITUS_URL } from '#server/testing/database/citus'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser } from '#server/testing/test-user'
import { setBan } from '../user-lifecycle.service.ts'

const app = await startTestApp()
const { ask, call, deps } = app
const { db } = deps

/** Notes every row that is inserted where requests for mails write. */
async function noteInserts(): Promise<void> {
  await sql`create table inserted (place text not null)`.execute(db)
  await sql`
    create function note_insert() returns trigger language plpgsql as
    'begin insert into inserted values (tg_table_name); return null; end'
  `.execute(db)
  for (const table of ['account', 'email_token', 'mail', 'job', 'session'] as const) {
    await sql`
      create trigger note_insert after insert on ${sql.table(table)} for each row execute function note_insert()
    `.execute(db)
  }
}

/** What the call answers, and where it inserts rows. */
async function tracesOf(path: string, email: string, from: string) {
  await sql`truncate inserted`.execute(db)
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  const { status, text } = await ask(`POST /api/auth/${path}`, { headers, body: JSON.stringify({ email }) })
  const { rows } = await sql<{ place: string }>`select place from inserted order by place`.execute(db)
  return { status, text, inserted: rows.map(({ place }) => place) }
}

// A cluster refuses triggers on divided tables.
test.runIf(CITUS_URL === null)(
  'ACC-10 (C022) asking for a mail answers and writes the same for every kind of address',
  async () => {
    const waiting = 'waiting@example.org'
    await call(register, { username: 'waiting', email: waiting, password: 'copper lantern 9', challengeAnswer: null })
    const active = await createTestUser(app, 'active')
    const banned = await createTestUser(app, 'banned')
    await setBan(deps, 'banned', 'banned')
    const linked = await createTestUser(app, 'linked')
    await db.updateTable('account').set({ password_hash: null }).where('id', '=', linked.id).execute()
    await noteInserts()

    const addresses = ['nobody@example.org', waiting, active.email, banned.email, linked.email]
    for (const path of ['resend_verification', 'request_password_reset']) {
      for (const [n, email] of addresses.entries()) {
        expect(await tracesOf(path, email, `203.0.113.${30 + n}`), `${path} ${email}`).toEqual({
          status: 200,
          text: '{"code":200,"message":"OK","data":null}',
          inserted: ['email_token', 'job', 'mail'],
        })
      }
    }
  },
)
