import { type PasswordWeakness, weakPassword } from '@ephemeris/contract/account/credentials'
import { AppError } from '@ephemeris/contract/errors'
import { MIN_PASSWORD_LENGTH, passwordLength } from '@ephemeris/core/account/password'
import { guessabilityOf } from './guessable-password.ts'

/** Shorter names, such as the first part of an address, are parts of too many words. */
const SHORTEST_NAME = 3

interface Owner {
  readonly username: string
  readonly email: string | null
}

/**
 * Refuses what is too short or what an attacker would try first; no kind of character is required. (ACC-7, ACC-8)
 *
 * @param field as it travels, for the refusal
 * @throws AppError PASSWORD_WEAK, whose `data` holds the reason
 */
export async function requireGoodPassword(password: string, owner: Owner, field: string): Promise<void> {
  const reason = await weaknessOf(password, owner)
  if (reason !== null) throw new AppError('PASSWORD_WEAK', field, { data: weakPassword.parse({ reason }) })
}

async function weaknessOf(password: string, owner: Owner): Promise<PasswordWeakness | null> {
  return passwordLength(password) < MIN_PASSWORD_LENGTH ? 'too_short' : guessabilityOf(password, namesOf(owner))
}

/** The user name, the address, its part before the `@`, and the parts of each. */
function namesOf({ username, email }: Owner): string[] {
  const names = [username, email ?? '', email?.split('@')[0] ?? '']
  const parts = names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u))
  return [...new Set([...names, ...parts])].filter((name) => name.length >= SHORTEST_NAME)
}
