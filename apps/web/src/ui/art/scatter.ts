import type { ArtStroke } from '#web/ui/art/motif'
import { dot, star } from '#web/ui/art/paths'
import { type ArtRandom, between } from '#web/ui/art/random'

/** Every this many px² hold one mark. (design.md, section 9) */
const AREA_PER_MARK = 2800

const STAR_SHARE = 0.3

/** A night sky: faint dust, a few brighter dots, and small four-point stars, spread evenly enough not to clump. */
export function scatter(random: ArtRandom, widthPx: number, heightPx: number): ArtStroke[] {
  const columns = Math.max(1, Math.round(Math.sqrt(((widthPx / heightPx) * widthPx * heightPx) / AREA_PER_MARK)))
  const rows = Math.max(1, Math.round((widthPx * heightPx) / AREA_PER_MARK / columns))
  const layers = { dust: '', dots: '', stars: '' }
  for (let i = 0; i < columns * rows; i++) {
    const x = (((i % columns) + random()) / columns) * widthPx
    const y = ((Math.floor(i / columns) + random()) / rows) * heightPx
    const pick = random()
    if (pick < STAR_SHARE) layers.stars += star({ x, y }, between(random, 2, 4.2), 0.12)
    else if (pick < 0.6) layers.dots += dot({ x, y })
    else layers.dust += dot({ x, y })
  }
  return [
    { d: layers.dust, opacity: 0.36, widthPx: 1.7 },
    { d: layers.dots, opacity: 0.5, widthPx: 2.7 },
    { d: layers.stars, opacity: 0.55, fill: true },
  ].filter(({ d }) => d !== '')
}
