import { AppError } from '@ephemeris/contract/errors'
import { MIN_PASSWORD_LENGTH, passwordLength } from '@ephemeris/core/account/password'
import { isCommonPassword } from './common-password.ts'

/** Shorter names, such as the first part of an address, are parts of too many words. */
const SHORTEST_NAME = 3

interface Owner {
  readonly username: string
  readonly email: string | null
}

/**
 * Refuses what is too short or what anybody would try first; no kind of character is required. (ACC-7, ACC-8)
 *
 * @param field as it travels, for the refusal
 * @throws AppError PASSWORD_WEAK with the reason: `too_short`, `common` or `contains_name`
 */
export function requireGoodPassword(password: string, owner: Owner, field: string): void {
  const reason = weaknessOf(password, owner)
  if (reason !== null) throw new AppError('PASSWORD_WEAK', `${field}: ${reason}`)
}

function weaknessOf(password: string, { username, email }: Owner): string | null {
  if (passwordLength(password) < MIN_PASSWORD_LENGTH) return 'too_short'
  if (isCommonPassword(password)) return 'common'
  const names = [username, email?.split('@')[0] ?? '', email ?? '']
  return names.some((name) => isMostly(password, name)) ? 'contains_name' : null
}

/** Whether the password is the name and little more: three characters, or digits and signs. */
function isMostly(password: string, name: string): boolean {
  const [text, part] = [password.toLowerCase(), name.toLowerCase()]
  if (part.length < SHORTEST_NAME || !text.includes(part)) return false
  const rest = text.replaceAll(part, '')
  return passwordLength(rest) <= 3 || !/\p{L}/u.test(rest)
}
