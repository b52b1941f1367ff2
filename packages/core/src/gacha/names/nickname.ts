import { normalForm } from '../../language/normal-form.ts'

export const MAX_NICKNAME_LENGTH = 32

/** Control characters, and those that turn the direction of the text around them. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** The name a player gives to an account, trimmed; empty for none, `null` for what cannot be one. (LEDGER-1) */
export function readNickname(text: string): string | null {
  const nickname = normalForm('NFC', text).trim()
  const isBlank = nickname !== '' && /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u.test(nickname)
  return isBlank || FORBIDDEN.test(nickname) || [...nickname].length > MAX_NICKNAME_LENGTH ? null : nickname
}
