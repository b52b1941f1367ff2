import { type Kysely, type Migration, sql } from 'kysely'

/** Finds the next job of each lane without reading the others of it. */
export const jobLanePlaces: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index job_lane_waiting on job (kind, lane, run_at) where failed_at is null and lease_until is null
    `.execute(db)
  },
}
