import { usernameSkeleton } from '@ephemeris/core/account/username-skeleton'
import { type Kysely, type Migration, sql } from 'kysely'

/** Names that look alike count as one from now on; those that are there stay. (ACC-1) */
export const usernameSkeletons: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ id: string; username: string; username_key: string }>`
      select id, username, username_key from account`.execute(db)
    const users = rows.flatMap(({ id, username, username_key }) => {
      const skeleton = usernameSkeleton(username)
      return skeleton === username_key ? [] : [{ id, skeleton }]
    })
    await sql`alter table account add column username_skeleton text`.execute(db)
    await sql`
      update account set username_skeleton = skeleton
      from jsonb_to_recordset(${JSON.stringify(users)}::jsonb) as user_of (id text, skeleton text)
      where account.id = user_of.id`.execute(db)
    await sql`create index account_skeleton on account ((coalesce(username_skeleton, username_key)))`.execute(db)
  },
}
