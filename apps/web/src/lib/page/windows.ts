/**
 * The windows that layouts differ by. Styles have the same names: `@media (--phone), (--side)`, `@media not (--desk)`.
 * Sizes in em follow the letters that the browser is set to.
 */
export const WINDOWS = {
  phone: '(width < 48em)',
  /** A phone narrower than most. */
  small: '(width < 24em)',
  /** The narrowest phones, and the largest letters. */
  narrow: '(width < 22.5em)',
  /** A phone on its side. */
  side: '(height < 30em) and (width >= 35em)',
  /** Wide enough for two columns. */
  desk: '(width >= 62em)',
  /** Wide enough for the names beside the signs of the navigation. */
  wide: '(width >= 75em)',
  /** Fingers instead of a mouse. */
  touch: '(pointer: coarse)',
} as const

export type WindowName = keyof typeof WINDOWS
