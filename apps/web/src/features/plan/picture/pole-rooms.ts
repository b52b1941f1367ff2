/** Where the words of a pole stand, and how wide they may be. */
export interface PoleRoom {
  readonly isLeft: boolean
  readonly roomPx: number
}

/** At the right of a pole, as long as there is this much room. */
const ENOUGH_PX = 130

/**
 * Words stand beside their own pole up to the next one; two poles whose words face each other share what is between
 * them. Where the right side is narrow, the wider side is taken.
 *
 * @param xs of the poles, from the left
 */
export function poleRooms(xs: readonly number[], { left, right }: { left: number; right: number }): PoleRoom[] {
  const gapLeft = (index: number) => (xs[index] ?? 0) - (xs[index - 1] ?? left)
  const gapRight = (index: number) => (xs[index + 1] ?? right) - (xs[index] ?? 0)
  const isLeft = xs.map((_, index) => gapRight(index) < ENOUGH_PX && gapLeft(index) > gapRight(index))
  return xs.map((_, index) => {
    if (isLeft[index]) {
      const isFaced = index > 0 && !isLeft[index - 1]
      return { isLeft: true, roomPx: gapLeft(index) / (isFaced ? 2 : 1) }
    }
    return { isLeft: false, roomPx: gapRight(index) / (isLeft[index + 1] ? 2 : 1) }
  })
}

/** Of a letter at the size of a flag's name; those of Chinese, Japanese and Korean fill a square. */
const [NARROW_PX, WIDE_PX] = [7.2, 13]

export function nameWidthPx(name: string): number {
  return [...name].reduce((sum, letter) => sum + letterPx(letter), 0)
}

/** A name that is too long for its room ends in an ellipsis; empty where not even two letters fit. */
export function shortenedName(name: string, roomPx: number): string {
  if (nameWidthPx(name) <= roomPx) return name
  let widthPx = NARROW_PX
  let short = ''
  for (const letter of name) {
    widthPx += letterPx(letter)
    if (widthPx > roomPx) break
    short += letter
  }
  return [...short].length < 2 ? '' : `${short.trimEnd()}…`
}

function letterPx(letter: string): number {
  return (letter.codePointAt(0) ?? 0) >= 0x2e80 ? WIDE_PX : NARROW_PX
}
