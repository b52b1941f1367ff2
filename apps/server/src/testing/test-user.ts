import { login } from '@ephemeris/contract/account/sign-in'
import { emailKey } from '@ephemeris/core/account/email'
import type { Deps } from '#server/deps'
import { newId } from '#server/platform/secrets/tokens'
import { insertUser } from '../modules/account/user.queries.ts'
import type { TestCaller } from './calls/test-call.ts'

export const PASSWORD = 'quiet harbour 47'
/** Of `PASSWORD`, at the lowest cost: a hash says what it costs to check, and hundreds of tests check this one. */
const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$4YwS9s/z94QwJ27Jf1daJQ$lRxQK7wIxyZ9vZcVvo1yacBItiVo2qbf/8W1MX0fO/A'

export interface TestUser {
  readonly id: string
  readonly username: string
  readonly email: string
  /** Of a session of a client without cookies. */
  readonly token: string
}

/** An active user with a session, whose password is `PASSWORD`. */
export async function createTestUser(
  { deps, call }: { deps: Deps } & Pick<TestCaller, 'call'>,
  username: string,
): Promise<TestUser> {
  const id = newId('u')
  const email = `${username}@example.org`
  await insertUser(deps.db, {
    id,
    username,
    email,
    emailKey: emailKey(email),
    passwordHash: PASSWORD_HASH,
    language: 'en',
    isDecoy: false,
    pendingUntil: null,
    createdAt: new Date(deps.clock.now()),
  })
  const { token } = await call(login, { login: username, password: PASSWORD, challengeAnswer: null })
  return { id, username, email, token }
}
