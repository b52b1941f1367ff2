/** Shares of the font size; everything else has the usual width, and signs of eastern scripts the whole of it. */
const NARROW = " \u2009!',.:;I|ijl’·"
const SLIM = '"()*-/1J[]frst{}'
const LARGE = 'ACDGHKNOQUVXY&%w'
const WIDE = '@MWm'

const FIRST_EASTERN = 0x1100
const SHARES = new Map<string, number>([
  ...[...NARROW].map((sign) => [sign, 0.27] as const),
  ...[...SLIM].map((sign) => [sign, 0.44] as const),
  ...[...LARGE].map((sign) => [sign, 0.76] as const),
  ...[...WIDE].map((sign) => [sign, 0.96] as const),
])

/**
 * How wide a text is about, in px, and hardly ever wider: anyone who measured it in the page would wait for a layout.
 *
 * @param sizePx of the font
 */
export function textPx(text: string, sizePx: number): number {
  let shares = 0
  for (const sign of text) shares += SHARES.get(sign) ?? (isEastern(sign) ? 1 : 0.62)
  return Math.ceil(shares * sizePx)
}

function isEastern(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0
  return code >= FIRST_EASTERN && (code < 0x2000 || code >= 0x2e80)
}
