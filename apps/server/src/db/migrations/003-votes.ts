import { type Kysely, type Migration, sql } from 'kysely'

/** What users answered about activities: one option per poll. */
export const votes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table vote (
        user_id text not null,
        activity_id text not null,
        poll_id text not null,
        option_id text not null,
        voted_at timestamptz not null,
        primary key (user_id, activity_id, poll_id)
      )`.execute(db)
    await sql`create index vote_counts on vote (activity_id, poll_id, option_id)`.execute(db)
  },
}
