import { type Kysely, type Migration, sql } from 'kysely'

/** What users are reminded of and where, and the messages to them. */
export const reminders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table reminder_settings (
        user_id text primary key,
        config jsonb not null,
        saved_at timestamptz not null,
        next_at timestamptz not null,
        planned_for text not null default '',
        mail_bounced_at timestamptz
      )`.execute(db)
    await sql`create index reminder_settings_next on reminder_settings (next_at)`.execute(db)

    await sql`
      create table reminder_message (
        user_id text not null,
        channel text not null,
        key text not null,
        target text not null,
        state text not null,
        told text[] not null,
        body jsonb not null,
        due_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (user_id, channel, key, target)
      )`.execute(db)
    await sql`create index reminder_message_due on reminder_message (due_at)`.execute(db)

    await sql`
      create table push_subscription (
        user_id text not null,
        id text not null,
        key_id text not null,
        sealed bytea not null,
        device text not null,
        created_at timestamptz not null,
        seen_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db)
    await sql`create index push_subscription_id on push_subscription (id)`.execute(db)
    await sql`create index push_subscription_seen on push_subscription (seen_at)`.execute(db)

    await sql`
      create table webhook (
        user_id text primary key,
        key_id text not null,
        sealed bytea not null,
        shown_url text not null,
        succeeded_at timestamptz not null,
        failures integer not null default 0,
        fault text,
        stopped_at timestamptz
      )`.execute(db)
  },
}
