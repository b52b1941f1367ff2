import type { ArtStroke, Frame, GameArt } from '#web/ui/art/motif'
import { arc, circle, curve, dot, ellipse, line, polar, polygon, star, TURN, ticks } from '#web/ui/art/paths'
import { between } from '#web/ui/art/random'

export const ART: GameArt = {
  motifs: { version: rosette, gacha: wishingStar, event: wind, challenge: heptagons },
  echoes: { version: 'event', gacha: 'version', event: 'version', challenge: 'version' },
  hasScatter: true,
}

/** One petal and one orbiting spark for each of the seven elements. */
function rosette({ centre, unitPx, random, isLarge }: Frame): ArtStroke[] {
  const turn = random() * TURN
  const petalAngles = Array.from({ length: 7 }, (_, i) => turn + (i / 7) * TURN)
  const petals = (reach: number, slimness: number, offset: number) =>
    petalAngles
      .map((angle) => {
        const length = (unitPx * reach) / 2
        return ellipse(polar(centre, length, angle + offset), { x: length, y: length * slimness }, angle + offset)
      })
      .join('')
  const strokes: ArtStroke[] = [
    { d: petals(0.98, 0.4, 0) + circle(centre, unitPx), opacity: 0.54 },
    { d: ticks(centre, { inner: unitPx, outer: unitPx * 1.09 }, isLarge ? 56 : 28, turn), opacity: 0.5 },
    { d: circle(centre, unitPx * 1.5), opacity: 0.26 },
    {
      d: petalAngles.map((angle) => dot(polar(centre, unitPx * 1.5, angle))).join(''),
      opacity: 0.6,
      widthPx: unitPx / 9,
    },
    { d: star(centre, unitPx * 0.36), opacity: 0.85, fill: true },
  ]
  if (!isLarge) return strokes
  const far = circle(centre, unitPx * 2.05) + ticks(centre, { inner: unitPx * 1.5, outer: unitPx * 1.56 }, 112, turn)
  return [
    { d: far, opacity: 0.16 },
    { d: petals(0.5, 0.46, TURN / 14) + circle(centre, unitPx * 0.93) + circle(centre, unitPx * 0.5), opacity: 0.28 },
    ...strokes,
  ]
}

/** A four-point star before nested diamonds, with arcs like ripples under it. */
function wishingStar({ centre, unitPx, random, isLarge }: Frame): ArtStroke[] {
  const sway = between(random, 0.92, 1.08)
  const diamonds = (...radii: number[]) => radii.map((r) => polygon(centre, unitPx * r * sway, 4, 0)).join('')
  const ripple = { x: centre.x, y: centre.y + unitPx * 0.85 }
  const ripples = [1.25, 1.8, 2.4].map((r) => arc(ripple, unitPx * r, TURN / 2, TURN)).join('')
  const beads = isLarge ? 72 : 24
  const halo = Array.from({ length: beads }, (_, i) => dot(polar(centre, unitPx * 0.97, (i / beads) * TURN)))
  const strokes: ArtStroke[] = [
    { d: ripples, opacity: 0.2 },
    { d: diamonds(1.6, 2.2), opacity: 0.2 },
    { d: diamonds(0.5, 0.8, 1.15), opacity: 0.4 },
    { d: halo.join(''), opacity: 0.34, widthPx: isLarge ? 1.4 : 1 },
    { d: star(centre, unitPx * 1.15 * sway, 0.03), opacity: 0.42, fill: true },
    { d: star(centre, unitPx * 0.6, 0.08), opacity: 0.6, fill: true },
  ]
  if (!isLarge) return strokes
  const rays = Array.from({ length: 4 }, (_, i) => {
    const angle = TURN / 8 + (i / 4) * TURN
    return line(polar(centre, unitPx * 0.36, angle), polar(centre, unitPx * 0.9, angle))
  })
  return [...strokes, { d: rays.join(''), opacity: 0.4 }]
}

/** Gusts of wind that wrap around a star: pieces of logarithmic spirals, wider and fainter outwards. */
function wind({ centre, unitPx, random, isLarge }: Frame): ArtStroke[] {
  const spin = random() < 0.5 ? 1 : -1
  const start = random() * TURN
  const gusts = isLarge ? 9 : 6
  const layers = ['', '', '']
  for (let i = 0; i < gusts; i++) {
    const share = i / (gusts - 1)
    const from = start + i * 2.4 + between(random, -0.3, 0.3)
    const radius = unitPx * (0.42 + (isLarge ? 1.45 : 1.15) * share)
    const spiral = (t: number) => polar(centre, radius * Math.exp(0.13 * t), spin * (from + t))
    layers[Math.floor((i / gusts) * 3)] += curve(spiral, 0, between(random, 3.1, 4.3), 7)
  }
  const sparks = Array.from({ length: isLarge ? 9 : 4 }, () =>
    dot(polar(centre, unitPx * between(random, 0.5, 1.9), random() * TURN)),
  )
  return [
    ...layers.map((d, i) => ({ d, opacity: [0.6, 0.42, 0.26][i] ?? 0.26, widthPx: isLarge ? 1.3 : 1.1 })),
    { d: sparks.join(''), opacity: 0.5, widthPx: isLarge ? 3 : 1.8 },
    { d: star(centre, unitPx * 0.32), opacity: 0.82, fill: true },
  ]
}

/**
 * Heptagons within one another, each turned a little. With room, each is inscribed in the one before,
 * so that their corners walk along seven spirals; a bar gets fewer, further apart.
 */
function heptagons({ centre, unitPx, random, isLarge }: Frame): ArtStroke[] {
  const spin = random() < 0.5 ? 1 : -1
  const step = isLarge ? 0.2 : between(random, 0.16, 0.26)
  const shrink = isLarge ? Math.cos(TURN / 14) / Math.cos(TURN / 14 - step) : 0.76
  const count = isLarge ? 21 : 6
  const angle = random() * TURN
  const layers = ['', '', '']
  for (let i = 0; i < count; i++) {
    const ring = polygon(centre, unitPx * 2 * shrink ** i, 7, angle + spin * i * step)
    layers[Math.floor((i / count) * 3)] += ring
  }
  return [
    ...layers.map((d, i) => ({ d, opacity: [0.26, 0.42, 0.6][i] ?? 0.6 })),
    { d: star(centre, unitPx * 0.3), opacity: 0.85, fill: true },
  ]
}
