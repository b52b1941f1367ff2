/** Where the words of a pole stand, and how wide they may be. */
export interface PoleSpace {
  readonly isLeft: boolean
  readonly spacePx: number
}

/** Where the name of a goal stands. */
export interface FlagSpace extends PoleSpace {
  /** From the bottom. */
  readonly row: number
}

/** The flag itself, and what is around a name. */
export const FLAG_PX = 20

/** At the right of a pole, as long as there is this much room. */
const ENOUGH_PX = 130

/**
 * Words stand beside their own pole up to the next one; two poles whose words face each other share what is between
 * them. Where the right side is narrow, the wider side is taken.
 *
 * @param xs of the poles, from the left
 */
export function poleSpaces(xs: readonly number[], { left, right }: { left: number; right: number }): PoleSpace[] {
  const gapLeft = (index: number) => (xs[index] ?? 0) - (xs[index - 1] ?? left)
  const gapRight = (index: number) => (xs[index + 1] ?? right) - (xs[index] ?? 0)
  const isLeft = xs.map((_, index) => gapRight(index) < ENOUGH_PX && gapLeft(index) > gapRight(index))
  return xs.map((_, index) => {
    if (isLeft[index]) {
      const isFaced = index > 0 && !isLeft[index - 1]
      return { isLeft: true, spacePx: gapLeft(index) / (isFaced ? 2 : 1) }
    }
    return { isLeft: false, spacePx: gapRight(index) / (isLeft[index + 1] ? 2 : 1) }
  })
}

/**
 * Names stand in one row where all of them fit beside their poles. Where one does not, each has a row of its own, the
 * first goal at the top: what stands at the right of a pole is crossed by no later pole. (PLAN-12)
 *
 * @param places as `poleRooms` gives them
 */
export function flagSpaces(
  names: readonly string[],
  xs: readonly number[],
  { places, left, right }: { places: readonly PoleSpace[]; left: number; right: number },
): FlagSpace[] {
  const fits = places.every(({ spacePx }, index) => nameWidthPx(names[index] ?? '') <= spacePx - FLAG_PX)
  if (fits) return places.map((place) => ({ ...place, row: 0 }))
  return xs.map((x, index) => {
    const isLeft = nameWidthPx(names[index] ?? '') > right - x - FLAG_PX && x - left > right - x
    return { isLeft, spacePx: isLeft ? x - left : right - x, row: xs.length - 1 - index }
  })
}

/** Of a letter at the size of a flag's name; those of Chinese, Japanese and Korean fill a square. */
const [NARROW_PX, WIDE_PX] = [7.2, 13]

export function nameWidthPx(name: string): number {
  return [...name].reduce((sum, letter) => sum + letterPx(letter), 0)
}

/** A name that is too long for its room ends in an ellipsis; empty where not even two letters fit. */
export function shortenedName(name: string, spacePx: number): string {
  if (nameWidthPx(name) <= spacePx) return name
  let widthPx = NARROW_PX
  let short = ''
  for (const letter of name) {
    widthPx += letterPx(letter)
    if (widthPx > spacePx) break
    short += letter
  }
  return [...short].length < 2 ? '' : `${short.trimEnd()}…`
}

function letterPx(letter: string): number {
  return isWide(letter) ? WIDE_PX : NARROW_PX
}

/** Of a letter of a label such as `75% · 98, 90% · 103`; fonts of Chinese and Japanese draw the dot as wide as a letter. */
const [NEED_PX, WIDE_NEED_PX] = [6.2, 12]

export function plateWidthPx(label: string): number {
  return [...label].reduce((sum, letter) => sum + (isWide(letter) || letter === '·' ? WIDE_NEED_PX : NEED_PX), 8)
}

function isWide(letter: string): boolean {
  return (letter.codePointAt(0) ?? 0) >= 0x2e80
}
