import { halftone } from '#web/ui/art/halftone'
import type { ArtStroke, Frame, GameArt } from '#web/ui/art/motif'
import { circle, line, type Point, polyline, roundedRect, star, TURN, ticks } from '#web/ui/art/paths'
import { between } from '#web/ui/art/random'

export const ART: GameArt = {
  motifs: { version: disc, gacha: screens, event: ramp, challenge: hazard },
  echoes: { version: 'gacha', gacha: 'version', event: 'gacha' },
  hasScatter: false,
}

/** A Z in a disc, inside a wide ring of printer's dots. */
function disc(frame: Frame): ArtStroke[] {
  const { centre, unitPx, random, isLarge } = frame
  const crest = between(random, 1.15, 1.35)
  const reach = 2.75
  const shade = ({ x, y }: Point) => {
    const distance = Math.hypot(x - centre.x, y - centre.y) / unitPx
    if (distance < 0.7) return 0
    return distance < crest ? 1.1 - (crest - distance) * 0.9 : 1.1 * (1 - (distance - crest) / (reach - crest))
  }
  const [x, y] = [unitPx * 0.22, unitPx * 0.2]
  const corners = [-1, 1].flatMap((side) => [-1, 1].map((end) => ({ x: centre.x + end * x, y: centre.y + side * y })))
  return [
    ...halftone(frame, { x: unitPx * reach, y: unitPx * reach }, shade, 0.4),
    { d: circle(centre, unitPx * 0.54), opacity: 0.7, widthPx: isLarge ? 1.6 : 1.2 },
    ...(isLarge ? [{ d: ticks(centre, { inner: unitPx * 0.43, outer: unitPx * 0.48 }, 48), opacity: 0.4 }] : []),
    { d: polyline(corners), opacity: 0.9, widthPx: isLarge ? unitPx * 0.04 : 1.4 },
  ]
}

/** Screens within screens; the smallest shows a star over scan lines, and dots glow along their foot. */
function screens(frame: Frame): ArtStroke[] {
  const { centre, unitPx, random, isLarge } = frame
  const shape = between(random, 0.76, 0.86)
  const screen = (width: number) => {
    const size = { x: unitPx * width, y: unitPx * width * shape }
    return roundedRect(centre, size, size.x * 0.17)
  }
  const foot = centre.y + unitPx * 0.3
  const shade = ({ x, y }: Point) =>
    y < foot ? 0 : 1 - Math.abs(x - centre.x) / (unitPx * 1.25) - (y - foot) / unitPx / 1.6
  const rows = isLarge ? 9 : 3
  const lines = Array.from({ length: rows }, (_, i) => {
    const level = centre.y + unitPx * shape * 0.42 * (((i + 0.5) / rows) * 2 - 1)
    return line({ x: centre.x - unitPx * 0.42, y: level }, { x: centre.x + unitPx * 0.42, y: level })
  })
  return [
    ...halftone(frame, { x: unitPx * 1.4, y: unitPx * 1.6 }, shade, 0.3),
    { d: screen(3.3) + screen(4.1) + lines.join(''), opacity: 0.22 },
    { d: screen(2.5), opacity: 0.4 },
    { d: screen(1) + screen(1.75), opacity: 0.58, widthPx: isLarge ? 1.4 : 1 },
    { d: star(centre, unitPx * 0.36, 0.1), opacity: 0.82, fill: true },
  ]
}

/** Dots that swell towards the end of the bar, and three chevrons running that way. */
function ramp(frame: Frame): ArtStroke[] {
  const { centre, unitPx, widthPx, heightPx, random, isLarge } = frame
  const length = unitPx * between(random, 3.4, 4)
  const phase = random() * TURN
  const shade = ({ x, y }: Point) => {
    const wave = 0.1 * Math.sin((y / heightPx) * TURN + phase)
    return 1 - (widthPx - x) / length + wave
  }
  const chevron = (shift: number) => {
    const x = centre.x + unitPx * shift
    const [depth, half] = [unitPx * 0.32, unitPx * 0.46]
    return polyline([
      { x, y: centre.y - half },
      { x: x + depth, y: centre.y },
      { x, y: centre.y + half },
    ])
  }
  const widthOfLine = isLarge ? 2.2 : 1.6
  return [
    ...halftone(frame, { x: length + unitPx, y: heightPx }, shade, 0.34),
    { d: chevron(-0.66), opacity: 0.34, widthPx: widthOfLine },
    { d: chevron(-0.3), opacity: 0.58, widthPx: widthOfLine },
    { d: chevron(0.06), opacity: 0.9, widthPx: widthOfLine },
  ]
}

/** Hazard stripes that thin out to the left, cleared around a cross-hair. */
function hazard({ centre, unitPx, widthPx, heightPx, random, isLarge }: Frame): ArtStroke[] {
  const pitch = Math.max(5, unitPx * 0.3)
  const slant = heightPx * 0.68
  const start = widthPx + slant + random() * pitch
  const bands = [0.46, 0.37, 0.28, 0.19, 0.1]
  const perBand = isLarge ? 5 : 3
  const stripes = bands.map((opacity, band): ArtStroke => {
    const pieces = Array.from({ length: perBand }, (_, i) => {
      const x = start - (band * perBand + i) * pitch
      return outside({ x, y: -pitch }, { x: x - slant, y: heightPx + pitch }, { centre, radius: unitPx * 0.92 })
    })
    return { d: pieces.join(''), opacity, widthPx: pitch * 0.36 }
  })
  const cross = ticks(centre, { inner: unitPx * 0.24, outer: unitPx * 0.8 }, 4)
  return [
    ...stripes,
    { d: circle(centre, unitPx * 0.6), opacity: 0.7, widthPx: isLarge ? 1.5 : 1.2 },
    { d: cross, opacity: 0.7, widthPx: isLarge ? 1.5 : 1.2 },
    { d: circle(centre, unitPx * 0.36), opacity: 0.45 },
  ]
}

/** The parts of the line from `a` to `b` that lie outside a circle. */
function outside(a: Point, b: Point, { centre, radius }: { centre: Point; radius: number }): string {
  const along = { x: b.x - a.x, y: b.y - a.y }
  const offset = { x: a.x - centre.x, y: a.y - centre.y }
  const square = along.x ** 2 + along.y ** 2
  const half = offset.x * along.x + offset.y * along.y
  const root = half ** 2 - square * (offset.x ** 2 + offset.y ** 2 - radius ** 2)
  if (root <= 0) return line(a, b)

  const at = (t: number) => ({ x: a.x + along.x * t, y: a.y + along.y * t })
  const [enter, leave] = [(-half - Math.sqrt(root)) / square, (-half + Math.sqrt(root)) / square]
  return (enter > 0 ? line(a, at(enter)) : '') + (leave < 1 ? line(at(leave), b) : '')
}
