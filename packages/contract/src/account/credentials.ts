import { parseEmail } from '@ephemeris/core/account/email'
import { MAX_PASSWORD_LENGTH, passwordLength } from '@ephemeris/core/account/password'
import { parseUsername } from '@ephemeris/core/account/username'
import * as z from 'zod/mini'
import { AppError } from '../errors.ts'

/** Any text is a password but for characters that no store can keep; whether it is good enough is asked elsewhere. */
export const password = z.string().check(
  z.maxLength(2 * MAX_PASSWORD_LENGTH),
  z.refine((text) => text.length > 2 * MAX_PASSWORD_LENGTH || passwordLength(text) <= MAX_PASSWORD_LENGTH),
  z.refine((text) => !/[\p{Cs}\0]/u.test(text)),
)

const WEAKNESSES = ['too_short', 'common', 'contains_name'] as const

/** Why a password is refused: under eight characters, among the first to be tried, or little more than a name. */
export type PasswordWeakness = (typeof WEAKNESSES)[number]

/** What the refusal of a weak password carries. */
export const weakPassword = z.object({ reason: z.enum(WEAKNESSES) })

/** The answer to the challenge; may be left out where the installation asks for none. */
export const challengeAnswer = z.optional(z.string().check(z.maxLength(8192)))

/** @throws AppError EMAIL_INVALID */
export function readEmail(text: string): string {
  const email = parseEmail(text)
  if (email === null) throw new AppError('EMAIL_INVALID', 'email')
  return email
}

/** @throws AppError PARAMETER_INVALID */
export function readUsername(text: string): string {
  const name = parseUsername(text)
  if ('fault' in name) throw new AppError('PARAMETER_INVALID', 'username')
  return name.username
}
