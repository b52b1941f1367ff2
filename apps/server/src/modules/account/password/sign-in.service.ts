import type { Credentials } from '@ephemeris/contract/account/sign-in'
import { AppError } from '@ephemeris/contract/errors'
import { emailKey, parseEmail } from '@ephemeris/core/account/email'
import { usernameKey } from '@ephemeris/core/account/username'
import { normalForm } from '@ephemeris/core/language/normal-form'
import { countersAt } from '#server/db/limits/rate-limits'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/http/caller'
import { requireChallenge } from '#server/modules/challenge/challenge.service'
import { LOGINS, WRONG_PASSWORDS, WRONG_PASSWORDS_ANYWHERE } from '../account-limits.ts'
import { samePassword, signIn } from '../session/session.service.ts'
import { findActiveUserByEmail, findUserByName, listPendingUsersByEmail, type User } from '../user.queries.ts'
import { slowDown } from './delay.ts'
import { countPasswordTry, isOwnDevice, orGiveBack, refundAll } from './password-tries.service.ts'

/**
 * Signs in by name or address and password. A user who is not there costs what a wrong password costs, in the same
 * time; a try counts before its password is looked at, so that no burst exceeds the limit. (ACC-20 to ACC-22, ACC-64)
 *
 * @returns the token
 * @throws AppError CREDENTIALS_WRONG; ACCOUNT_INACTIVE and ACCOUNT_BANNED after the right password only
 */
export async function signInWithPassword(deps: Deps, credentials: Credentials, caller: Caller): Promise<string> {
  const { limits, audit } = deps
  await requireChallenge(deps, credentials.challengeAnswer, caller)
  const login = loginKey(credentials.login)
  await limits.takeFrom(LOGINS, caller)
  const typed = countersAt(WRONG_PASSWORDS, caller, login)
  for (const { limit, key } of typed) await limits.take(limit, key)

  const candidates = await candidatesOf(deps, login)
  // Who is not there is counted too, in the same time.
  const tried = candidates.map((user, place) => user?.id ?? `${login} ${place}`)
  const { isPermitted, giveBack } = await countPasswordTry(limits, tried, caller)
  // Whether strangers wait depends on what was typed: the user's own count would show whose address it is.
  const isUsual = await limits.tryTake(WRONG_PASSWORDS_ANYWHERE, login)
  const userIds = candidates.flatMap((user) => user?.id ?? [])
  if (!isUsual && !(await isOwnDevice(deps, userIds, caller))) {
    audit('login delayed', { address: caller.address, ...whoOf(candidates) })
    await slowDown()
  }

  // Beyond the limit a right password is answered as a wrong one is: any other answer would show whose address it is.
  const asked = candidates.map((user, place) => (isPermitted[place] ? user : null))
  const giveAllBack = async () => {
    await Promise.all([refundAll(limits, [...typed, { limit: WRONG_PASSWORDS_ANYWHERE, key: login }]), giveBack()])
  }
  const user = await orGiveBack(findByPassword(deps, asked, credentials.password), giveAllBack)
  if (user === null) {
    audit('login failed', { address: caller.address, ...whoOf(candidates) })
    throw new AppError('CREDENTIALS_WRONG')
  }
  await giveAllBack()
  return signIn(deps, user.id, { via: 'password', caller, proof: samePassword(user) })
}

/** The account that was meant, for the log; nothing where there is none, and never the name that was typed. */
function whoOf(candidates: readonly (User | null)[]): { readonly userId?: string } {
  const meant = candidates.find((user) => user !== null)
  return meant ? { userId: meant.id } : {}
}

/** The same for all spellings of one login; names hold no `@`. */
function loginKey(login: string): string {
  const email = login.includes('@') ? parseEmail(login) : null
  return email === null ? usernameKey(normalForm('NFKC', login).trim()) : emailKey(email)
}

/**
 * Whose password it may be. An address may have an active account, and a newer unconfirmed one; both are
 * always asked, so that neither answer nor time shows which exist.
 */
async function candidatesOf({ db, clock }: Deps, login: string): Promise<(User | null)[]> {
  const now = new Date(clock.now())
  if (!login.includes('@')) return [await findUserByName(db, login, now)]
  const [pending = null] = await listPendingUsersByEmail(db, login, now)
  return [await findActiveUserByEmail(db, login), pending]
}

async function findByPassword({ passwords }: Deps, candidates: readonly (User | null)[], password: string) {
  let found: User | null = null
  for (const candidate of candidates) {
    const isRight = await passwords.verify(candidate?.passwordHash ?? null, password)
    if (isRight) found ??= candidate
  }
  return found
}
