import { normalForm } from '../../language/normal-form.ts'

/** None of them looks like another, whatever the font, and they spell no words. */
export const SHORT_CODE_LETTERS = 'CDFGHJKMNPQRTWXY34679'

/** 35 bits: enough where the number of tries is limited, and no more than a person types. */
export const SHORT_CODE_LENGTH = 8

const SHORT_CODE = new RegExp(`^[${SHORT_CODE_LETTERS}]{${SHORT_CODE_LENGTH}}$`)

/** Whether a text is a short code as it travels: in one piece, in capitals. */
export function isShortCode(text: string): boolean {
  return SHORT_CODE.test(text)
}

/** A typed text as a short code, whatever the case, the spaces and the width of its letters; `null`: none. (QR-25) */
export function readShortCode(typed: string): string | null {
  const text = normalForm('NFKC', typed)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
  return isShortCode(text) ? text : null
}

/** For people to read: `CDFG-HJKM`. */
export function groupShortCode(shortCode: string): string {
  const half = SHORT_CODE_LENGTH / 2
  return `${shortCode.slice(0, half)}-${shortCode.slice(half)}`
}
