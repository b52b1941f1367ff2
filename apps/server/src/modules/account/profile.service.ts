import type { AccountOverview, Profile } from '@ephemeris/contract/account/account'
import { AppError } from '@ephemeris/contract/errors'
import { maskEmail } from '@ephemeris/core/account/email'
import { instant } from '@ephemeris/core/time/instant'
import type { Deps } from '#server/deps'
import { slotTimesOf } from '../sync/sync.service.ts'
import { listIdentities } from './identity/identity.queries.ts'
import { findAccount } from './user.queries.ts'

/** @throws AppError TOKEN_INVALID if the user has just been deleted */
export async function profileOf({ db }: Pick<Deps, 'db'>, userId: string): Promise<Profile> {
  const [{ username, nickname, avatar }, slotTimes] = await Promise.all([
    accountOf(db, userId),
    slotTimesOf({ db }, userId),
  ])
  return { userId, username, nickname, avatar, slotTimes }
}

/** @throws AppError TOKEN_INVALID if the user has just been deleted */
export async function overviewOf({ db }: Pick<Deps, 'db'>, userId: string): Promise<AccountOverview> {
  const [account, linked] = await Promise.all([accountOf(db, userId), listIdentities(db, userId)])
  return {
    email: account.email === null ? null : maskEmail(account.email),
    isEmailVerified: account.email_verified_at !== null,
    hasPassword: account.password_hash !== null,
    identities: linked.map(({ provider }) => provider),
    createdAt: instant(account.created_at.getTime()),
  }
}

async function accountOf(db: Deps['db'], userId: string) {
  const account = await findAccount(db, userId)
  if (!account) throw new AppError('TOKEN_INVALID')
  return account
}
