import { type Kysely, type Migration, sql } from 'kysely'

/** Accounts, sessions, what mails prove, the outbox, jobs, and what throttles. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table account (
        id text primary key,
        username text not null,
        username_key text not null,
        email text,
        email_key text,
        email_verified_at timestamptz,
        password_hash text,
        nickname text,
        avatar text,
        language text not null,
        is_decoy boolean not null default false,
        pending_until timestamptz,
        banned_at timestamptz,
        created_at timestamptz not null
      )`.execute(db)
    await sql`create unique index account_username on account (username_key)`.execute(db)
    await sql`create index account_email on account (email_key)`.execute(db)
    await sql`create unique index account_active_email on account (email_key) where pending_until is null`.execute(db)
    await sql`create index account_pending on account (pending_until) where pending_until is not null`.execute(db)

    await sql`
      create table session (
        user_id text not null,
        id text not null,
        token_hash bytea not null,
        companion_hash bytea,
        via text not null,
        device text not null,
        address text not null,
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db)
    await sql`create index session_token on session (token_hash)`.execute(db)

    await sql`
      create table email_token (
        user_id text not null,
        token_hash bytea not null,
        purpose text not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        primary key (user_id, token_hash)
      )`.execute(db)
    await sql`create index email_token_hash on email_token (token_hash)`.execute(db)
    await sql`create index email_token_expiry on email_token (expires_at)`.execute(db)

    await sql`
      create table known_device (
        user_id text not null,
        device_hash bytea not null,
        last_used_at timestamptz not null,
        primary key (user_id, device_hash)
      )`.execute(db)

    await sql`
      create table mail (
        user_id text not null,
        id uuid not null,
        recipient text,
        language text not null,
        subject text not null,
        body text not null,
        html text not null,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db)

    await sql`
      create table job (
        id uuid primary key,
        kind text not null,
        user_id text,
        payload jsonb not null,
        run_at timestamptz not null default now(),
        attempts integer not null default 0,
        lease_until timestamptz,
        fence bigint not null default 0,
        failed_at timestamptz,
        created_at timestamptz not null default now()
      )`.execute(db)
    await sql`create index job_due on job (run_at) where failed_at is null`.execute(db)
    await sql`create index job_user on job (user_id)`.execute(db)

    // Losing counters in a crash only forgives; nothing else is unlogged.
    await sql`
      create unlogged table rate_limit (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`.execute(db)
    await sql`create index rate_limit_expiry on rate_limit (expire)`.execute(db)

    await sql`
      create table used_challenge (
        hash bytea primary key,
        expires_at timestamptz not null
      )`.execute(db)

    await sql`
      create table server_secret (
        name text primary key,
        value bytea not null
      )`.execute(db)
  },
}
