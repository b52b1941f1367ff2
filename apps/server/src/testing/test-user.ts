import { login } from '@ephemeris/contract/account/sign-in'
import { emailKey } from '@ephemeris/core/account/email'
import { usernameKey } from '@ephemeris/core/account/username'
import type { Deps } from '#server/deps'
import { newId } from '#server/platform/tokens'
import { insertUser } from '../modules/account/user.queries.ts'
import type { TestCaller } from './test-call.ts'

export const PASSWORD = 'quiet harbour 47'

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
    usernameKey: usernameKey(username),
    email,
    emailKey: emailKey(email),
    passwordHash: await deps.passwords.hash(PASSWORD),
    language: 'en',
    isDecoy: false,
    pendingUntil: null,
    createdAt: new Date(deps.clock.now()),
  })
  const { token } = await call(login, { login: username, password: PASSWORD, challengeAnswer: null })
  return { id, username, email, token }
}
