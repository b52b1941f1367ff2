import { type Kysely, type Migration, sql } from 'kysely'

/** Links by which a private installation takes new accounts. */
export const invitations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table invitation (token_hash bytea primary key, expires_at timestamptz not null)`.execute(db)
  },
}
