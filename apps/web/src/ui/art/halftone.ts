import type { ArtStroke, Frame } from '#web/ui/art/motif'
import { dot, type Point } from '#web/ui/art/paths'

/** Sizes of a printer's dot. Each is one path, its line width the dot's diameter. */
const SIZES = 5

/**
 * A screen of dots in staggered rows whose size follows `shade`: 0 or less leaves a hole, 1 or more makes the
 * largest dot. Only dots inside both the picture and `reach` (px around the centre) are drawn.
 */
export function halftone(frame: Frame, reach: Point, shade: (at: Point) => number, opacity: number): ArtStroke[] {
  const { centre, unitPx, widthPx, heightPx } = frame
  const pitch = Math.max(4.2, unitPx * 0.17)
  const rise = pitch * 0.87
  const sizes = Array.from({ length: SIZES }, () => '')
  const rows = Math.ceil(reach.y / rise)
  const columns = Math.ceil(reach.x / pitch)
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const at = { x: centre.x + (column + (row % 2 === 0 ? 0 : 0.5)) * pitch, y: centre.y + row * rise }
      if (at.x < -pitch || at.x > widthPx + pitch || at.y < -pitch || at.y > heightPx + pitch) continue
      const size = Math.min(SIZES, Math.ceil(shade(at) * SIZES)) - 1
      if (size >= 0) sizes[size] += dot(at)
    }
  }
  return sizes
    .map((d, i) => ({ d, opacity, widthPx: pitch * (0.2 + 0.6 * (i / (SIZES - 1))) }))
    .filter(({ d }) => d !== '')
}
