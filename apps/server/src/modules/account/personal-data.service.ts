import type { Db } from '#server/db/client'
import { listIdentities } from './identity/identity.queries.ts'
import { listKnownDevices, listWaitingMails, type PersonalTable } from './personal-data.queries.ts'
import { listSessionRows } from './session/session.queries.ts'
import { findAccount } from './user.queries.ts'

/**
 * What a part of the product keeps about a user: it is exported under its name, and its tables are emptied of the user
 * when the account is deleted. A new table with a `user_id` has to be added to one of these. (ACC-50, ACC-51)
 */
export interface PersonalData {
  /** In the exported file. */
  readonly name: string
  readonly tables: readonly PersonalTable[]
  /** As it is written into the file, long lists as `JsonList`s; secrets and their hashes stay out. */
  collect(db: Db, userId: string): Promise<unknown>
}

export const ACCOUNT_DATA: readonly PersonalData[] = [
  {
    name: 'profile',
    tables: [],
    collect: async (db, userId) => {
      const account = await findAccount(db, userId)
      if (!account) return null
      const { password_hash, ...profile } = account
      return { ...profile, has_password: password_hash !== null }
    },
  },
  {
    name: 'sessions',
    tables: ['session', 'email_token'],
    collect: async (db, userId) =>
      (await listSessionRows(db, userId)).map(({ device, address, via, createdAt, lastUsedAt }) => ({
        device,
        ip_address: address,
        via,
        created_at: createdAt,
        last_used_at: lastUsedAt,
      })),
  },
  { name: 'identities', tables: ['identity', 'provider_visit'], collect: listIdentities },
  { name: 'known_devices', tables: ['known_device'], collect: listKnownDevices },
  { name: 'waiting_mails', tables: ['mail', 'job'], collect: listWaitingMails },
]
