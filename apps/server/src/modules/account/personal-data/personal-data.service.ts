import type { PersonalData } from '#server/db/personal-data'
import { listIdentities } from '../identity/identity.queries.ts'
import { listAccessTokenRows } from '../session/access-token/access-token.queries.ts'
import { listSessionRows } from '../session/session.queries.ts'
import { findAccount } from '../user.queries.ts'
import { listKnownDevices, listWaitingMails } from './personal-data.queries.ts'

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
  {
    name: 'access_tokens',
    tables: ['access_token'],
    collect: async (db, userId) =>
      (await listAccessTokenRows(db, userId)).map(({ id: _id, sealed_token: _token, ...row }) => row),
  },
  { name: 'identities', tables: ['identity', 'provider_visit'], collect: listIdentities },
  { name: 'known_devices', tables: ['known_device'], collect: listKnownDevices },
  { name: 'waiting_mails', tables: ['mail', 'job'], collect: listWaitingMails },
]
