import type { Provider } from '@ephemeris/core/account/arrival'
import type { Db } from '#server/db/client'

export interface StoredVisit {
  readonly stateHash: Buffer
  readonly browserHash: Buffer
  readonly provider: Provider
  /** `null`: no user was logged in. */
  readonly userId: string | null
  readonly isDomestic: boolean
  readonly verifier: string
  readonly nonce: string
  readonly createdAt: Date
}

export async function insertVisit(db: Db, visit: StoredVisit): Promise<void> {
  await db
    .insertInto('provider_visit')
    .values({
      state_hash: visit.stateHash,
      browser_hash: visit.browserHash,
      provider: visit.provider,
      user_id: visit.userId,
      is_domestic: visit.isDomestic,
      verifier: visit.verifier,
      nonce: visit.nonce,
      created_at: visit.createdAt,
    })
    .execute()
}

/** Whether the browser of a visit comes back to the mainland's host; `null`: there is no such visit. */
export async function findVisitHost(db: Db, stateHash: Buffer): Promise<{ readonly isDomestic: boolean } | null> {
  const row = await db
    .selectFrom('provider_visit')
    .select('is_domestic as isDomestic')
    .where('state_hash', '=', stateHash)
    .executeTakeFirst()
  return row ?? null
}

/** Ends a visit, if it is this browser's and to this service; no browser gets it twice. */
export async function takeVisit(
  db: Db,
  { stateHash, browserHash, provider }: Pick<StoredVisit, 'stateHash' | 'browserHash' | 'provider'>,
): Promise<Pick<StoredVisit, 'userId' | 'verifier' | 'nonce' | 'createdAt'> | null> {
  const row = await db
    .deleteFrom('provider_visit')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('provider', '=', provider)
    .returning(['user_id as userId', 'verifier', 'nonce', 'created_at as createdAt'])
    .executeTakeFirst()
  return row ?? null
}

/** Those of a user who was signed in. */
export async function deleteVisits(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('provider_visit').where('user_id', '=', userId).execute()
}

export async function deleteVisitsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('provider_visit').where('created_at', '<', moment).execute()
}
