export type Rgb = readonly [number, number, number]

/** Of `#rrggbb`. */
export function rgbOf(hex: string): Rgb {
  const parts = /^#(..)(..)(..)$/.exec(hex)?.slice(1) ?? []
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = parts.map((part) => Number.parseInt(part, 16))
  return [red, green, blue]
}

/** WCAG's ratio of two opaque colours. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
