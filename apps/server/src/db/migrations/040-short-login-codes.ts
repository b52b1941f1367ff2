import { type Kysely, type Migration, sql } from 'kysely'

/** Login codes are found by a short code that a user types, or by the offer of a signed-in device. */
export const shortLoginCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table qr_session add column short_code_hash bytea, add column offer_hash bytea`.execute(db)
    await sql`create index qr_session_short_code on qr_session (short_code_hash)`.execute(db)
    await sql`create index qr_session_offer on qr_session (offer_hash)`.execute(db)
  },
}
