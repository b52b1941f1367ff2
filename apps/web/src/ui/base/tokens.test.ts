import { readFileSync } from 'node:fs'
import type { GameTints } from '@ephemeris/gamedata/games/named-game'
import { expect, test } from 'vitest'
import { contrast, type Rgb, rgbOf } from '#web/ui/base/contrast.test-data'

const TINTS = import.meta.glob<GameTints>('./*/tints.ts', {
  base: '../../../../../packages/gamedata/src/games',
  eager: true,
  import: 'TINTS',
})

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const dark = css.indexOf('[data-color-scheme="dark"]')
const THEMES = { light: css.slice(0, dark), dark: css.slice(dark) }

if (dark < 0) throw new RangeError('tokens.css has no dark theme')

function token(theme: keyof typeof THEMES, name: string): { rgb: Rgb; alpha: number } {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(THEMES[theme])?.[1] ?? ''
  if (value.startsWith('#')) return { rgb: rgbOf(value), alpha: 1 }
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, alpha = Number.NaN] =
    value.match(/[\d.]+/g)?.map(Number) ?? []
  return { rgb: [red, green, blue], alpha }
}

function under(veil: { rgb: Rgb; alpha: number }, rgb: Rgb): Rgb {
  return rgb.map((part, at) => part * (1 - veil.alpha) + (veil.rgb[at] ?? 0) * veil.alpha) as unknown as Rgb
}

const BLACK: Rgb = [0, 0, 0]

test.each(['light', 'dark'] as const)(
  'TL-54 weekends can be distinguished from other days, before now and after it, and stay quiet (%s)',
  (theme) => {
    const weekend = token(theme, 'weekend').rgb
    const surface = token(theme, 'surface').rgb
    const veil = token(theme, 'past-veil')
    expect(contrast(weekend, surface)).toBeGreaterThan(1.08)
    expect(contrast(weekend, surface)).toBeLessThan(1.2)
    expect(contrast(under(veil, weekend), under(veil, surface))).toBeGreaterThan(1.07)
    expect(contrast(token(theme, 'text-faint').rgb, weekend)).toBeGreaterThan(4.5)
    expect(contrast(weekend, BLACK), 'never brighter than the bars').toBeLessThan(contrast(surface, BLACK))
  },
)

test.each(['light', 'dark'] as const)(
  'FACE-9 the ring of each rarity can be seen on what faces lie on (%s)',
  (theme) => {
    for (const ring of ['ring5', 'ring4', 'ring3']) {
      for (const below of ['surface', 'page', 'raised', 'sunken']) {
        expect(contrast(token(theme, ring).rgb, token(theme, below).rgb), `${ring} on ${below}`).toBeGreaterThan(3)
      }
    }
    for (const [file, tints] of Object.entries(TINTS)) {
      expect(contrast(token(theme, 'ring5').rgb, rgbOf(tints[theme].strong)), file).toBeGreaterThan(3)
    }
  },
)

test.each(['light', 'dark'] as const)(
  'OWN-12 the sign of own entries can be read on pages and on the bars of every game (%s)',
  (theme) => {
    const { rgb } = token(theme, 'primary-ink')
    for (const below of ['surface', 'page', 'raised', 'sunken']) {
      expect(contrast(rgb, token(theme, below).rgb), below).toBeGreaterThan(4.5)
    }
    for (const [file, tints] of Object.entries(TINTS)) {
      expect(contrast(rgb, rgbOf(tints[theme].tint)), file).toBeGreaterThan(4.5)
    }
  },
)
