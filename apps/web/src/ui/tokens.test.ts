import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const dark = css.indexOf('[data-color-scheme="dark"]')
const THEMES = { light: css.slice(0, dark), dark: css.slice(dark) }

if (dark < 0) throw new RangeError('tokens.css has no dark theme')

type Rgb = readonly [number, number, number]

function token(theme: keyof typeof THEMES, name: string): { rgb: Rgb; alpha: number } {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(THEMES[theme])?.[1] ?? ''
  const hex = /^#(..)(..)(..)$/.exec(value)
  if (hex) return { rgb: hex.slice(1).map((part) => Number.parseInt(part, 16)) as unknown as Rgb, alpha: 1 }
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, alpha = Number.NaN] =
    value.match(/[\d.]+/g)?.map(Number) ?? []
  return { rgb: [red, green, blue], alpha }
}

function under(veil: { rgb: Rgb; alpha: number }, rgb: Rgb): Rgb {
  return rgb.map((part, at) => part * (1 - veil.alpha) + (veil.rgb[at] ?? 0) * veil.alpha) as unknown as Rgb
}

/** WCAG's ratio of two opaque colours. */
function contrast(a: Rgb, b: Rgb): number {
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

test.each(['light', 'dark'] as const)(
  'TL-54 weekends can be told from other days, before now and after it, and stay quiet (%s)',
  (theme) => {
    const weekend = token(theme, 'weekend').rgb
    const surface = token(theme, 'surface').rgb
    const veil = token(theme, 'past-veil')
    expect(contrast(weekend, surface)).toBeGreaterThan(1.08)
    expect(contrast(weekend, surface)).toBeLessThan(1.2)
    expect(contrast(under(veil, weekend), under(veil, surface))).toBeGreaterThan(1.07)
    expect(contrast(token(theme, 'text-faint').rgb, weekend)).toBeGreaterThan(4.5)
  },
)
