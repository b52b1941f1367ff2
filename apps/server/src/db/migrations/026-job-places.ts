import { type Kysely, type Migration, sql } from 'kysely'

/** Finds the next job of a kind without reading the others, however many wait, and without those that are worked on. */
export const jobPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index job_waiting on job (kind, run_at) where failed_at is null and lease_until is null
    `.execute(db)
    await sql`create index job_leased on job (lease_until) where lease_until is not null`.execute(db)
    await sql`drop index job_due`.execute(db)
  },
}
