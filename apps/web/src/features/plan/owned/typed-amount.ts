/** Longer than any amount that a plan keeps. */
const MAX_DIGITS = 9

/** Digits, marks of thousands and decimals in any language, and a minus sign. */
const AMOUNT = /^[-−]?[\d\s.,'’]*$/

/**
 * The whole amount that someone typed, from 0 to `max`; `null` for anything else. Digits of any width and marks of
 * thousands are read, a fraction is cut off, and less than nothing is 0.
 */
export function readTypedAmount(text: string, max: number): number | null {
  const plain = text.normalize('NFKC').trim()
  if (!AMOUNT.test(plain) || !/\d/.test(plain)) return null
  const whole = plain.replace(/[.,]\d{0,2}$/, '').replaceAll(/\D/g, '')
  return /^[-−]/.test(plain) ? 0 : Math.min(max, Number(whole.slice(0, MAX_DIGITS)))
}
