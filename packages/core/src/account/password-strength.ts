import { passwordLength } from './password.ts'

/** What a password may have; each counts one point. */
export const STRENGTH_ITEMS = ['length8', 'length12', 'length16', 'upper', 'lower', 'digit', 'symbol'] as const

export type StrengthItem = (typeof STRENGTH_ITEMS)[number]

export interface PasswordStrength {
  readonly level: 'weak' | 'medium' | 'strong'
  /** 0 to 7 */
  readonly points: number
  /** What would make it stronger, in the order of `STRENGTH_ITEMS`; of the lengths the next one alone. */
  readonly missing: readonly StrengthItem[]
}

const MEDIUM_FROM = 4
const STRONG_FROM = 7

const TESTS: Readonly<Record<StrengthItem, (password: string) => boolean>> = {
  length8: (password) => passwordLength(password) >= 8,
  length12: (password) => passwordLength(password) >= 12,
  length16: (password) => passwordLength(password) >= 16,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  symbol: (password) => /[^\p{L}\p{Nd}]/u.test(password),
}

/** How hard a password is to guess, as advice; `null` while there is none. (PANEL-6) */
export function strengthOf(password: string): PasswordStrength | null {
  if (password === '') return null
  const missing = STRENGTH_ITEMS.filter((item) => !TESTS[item](password))
  const points = STRENGTH_ITEMS.length - missing.length
  const nextLength = missing.find((item) => item.startsWith('length'))
  return {
    level: points >= STRONG_FROM ? 'strong' : points >= MEDIUM_FROM ? 'medium' : 'weak',
    points,
    missing: missing.filter((item) => !item.startsWith('length') || item === nextLength),
  }
}
