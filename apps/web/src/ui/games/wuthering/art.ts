import type { ArtStroke, Frame, GameArt } from '#web/ui/art/motif'
import { circle, curve, dot, line, polar, star, TURN } from '#web/ui/art/paths'
import { between } from '#web/ui/art/random'

export const ART: GameArt = {
  motifs: { version: waves, gacha: interference, event: beats, challenge: spectrum },
  echoes: { gacha: 'challenge', challenge: 'gacha' },
  hasScatter: false,
}

/** Eleven lines at rest, lifted where a sound passes, and the body it comes from. */
function waves({ centre, unitPx, widthPx, heightPx, random, isLarge }: Frame): ArtStroke[] {
  const length = unitPx * (isLarge ? between(random, 1.05, 1.3) : between(random, 1.5, 1.8))
  const phase = random() * TURN
  const end = widthPx + 2
  const layers = ['', '', '']
  for (let row = -5; row <= 5; row++) {
    const depth = Math.abs(row) / 5
    const rest = heightPx * (0.5 + row * 0.093)
    const swing = unitPx * (0.46 - 0.34 * depth)
    const at = (x: number) => {
      const hush = Math.exp(-(((x - centre.x) / unitPx / 1.8) ** 2))
      return { x, y: rest + swing * hush * Math.sin(((x - centre.x) / length) * TURN + phase + row * 0.42) }
    }
    const layer = Math.min(2, Math.floor(depth * 3))
    const start = centre.x - unitPx * (isLarge ? 4.4 : between(random, 3.3, 4.4))
    if (isLarge) layers[layer] += line({ x: 0, y: rest }, { x: start, y: rest })
    layers[layer] += curve(at, start, end, Math.ceil((4 * (end - start)) / length))
  }
  return [
    ...layers.map((d, i) => ({ d, opacity: [0.66, 0.42, 0.26][i] ?? 0.26 })),
    { d: circle(centre, unitPx * 0.52), opacity: 0.4 },
    { d: dot(centre), opacity: 0.9, widthPx: unitPx * 0.26 },
  ]
}

/** Two sources whose rings cross; beads mark where a crest meets a crest. */
function interference({ centre, unitPx, random, isLarge }: Frame): ArtStroke[] {
  const gap = unitPx * between(random, 1.1, 1.4)
  const other = polar(centre, gap, TURN / 2 + between(random, -0.3, 0.3))
  const step = unitPx * 0.22
  const rings = (from: number, to: number) => (at: typeof centre) =>
    Array.from({ length: to - from }, (_, i) => circle(at, (from + i + 1) * step)).join('')
  const sources = [centre, other]
  return [
    { d: sources.map(rings(0, 3)).join(''), opacity: 0.52 },
    { d: sources.map(rings(3, 6)).join(''), opacity: 0.34 },
    { d: sources.map(rings(6, isLarge ? 10 : 8)).join(''), opacity: 0.18 },
    { d: isLarge ? crossings(centre, other, step) : '', opacity: 0.55, widthPx: unitPx * 0.045 },
    { d: dot(other), opacity: 0.8, widthPx: unitPx * 0.14 },
    { d: star(centre, unitPx * 0.36), opacity: 0.85, fill: true },
  ].filter(({ d }) => d !== '')
}

/** Beads where ring i of one source meets ring j of the other, for i − j even: the bright fringes. */
function crossings(a: Frame['centre'], b: Frame['centre'], step: number): string {
  const gap = Math.hypot(b.x - a.x, b.y - a.y)
  const axis = Math.atan2(b.y - a.y, b.x - a.x)
  let beads = ''
  for (let i = 1; i <= 8; i++) {
    for (let j = 1 + (i % 2 === 0 ? 1 : 0); j <= 8; j += 2) {
      const cosine = ((i * step) ** 2 + gap ** 2 - (j * step) ** 2) / (2 * gap * i * step)
      if (Math.abs(cosine) >= 1) continue
      const lift = Math.acos(cosine)
      beads += dot(polar(a, i * step, axis + lift)) + dot(polar(a, i * step, axis - lift))
    }
  }
  return beads
}

/** Four tones that drift in and out of step, over the bars of an equaliser. */
function beats({ centre, unitPx, widthPx, heightPx, random, isLarge }: Frame): ArtStroke[] {
  const start = centre.x - unitPx * 4.4
  const end = widthPx + 2
  const phase = random() * TURN
  const level = heightPx * 0.45
  const tones = Array.from({ length: 4 }, (_, i): ArtStroke => {
    const length = unitPx * (1.45 + i * 0.2)
    const at = (x: number) => {
      const growth = Math.max(0, (x - start) / (end - start)) ** 1.3
      const beat = 0.62 + 0.38 * Math.cos((x - centre.x) / unitPx / 0.8 + i * 1.3)
      return { x, y: level + unitPx * (0.78 - i * 0.12) * growth * beat * Math.sin((x / length) * TURN + phase + i) }
    }
    const d = curve(at, start, end, Math.ceil((5 * (end - start)) / length))
    return { d, opacity: 0.68 - i * 0.14, widthPx: isLarge ? 1.3 : 1 }
  })
  const pitch = isLarge ? Math.max(5, unitPx * 0.07) : 3
  const bars = Array.from({ length: Math.floor((unitPx * 4) / pitch) }, (_, i) => {
    const share = 1 - (i * pitch) / (unitPx * 4)
    const height = unitPx * 0.5 * share * (0.25 + 0.75 * Math.abs(Math.sin(i * 0.41 + phase))) * between(random, 0.5, 1)
    const foot = { x: widthPx - (i + 0.5) * pitch, y: heightPx - unitPx * 0.08 }
    return line(foot, { x: foot.x, y: foot.y - height })
  })
  const rest = line({ x: isLarge ? 0 : start - unitPx, y: level }, { x: start, y: level })
  return [{ d: rest, opacity: 0.5 }, ...tones, { d: bars.join(''), opacity: 0.34, widthPx: pitch * 0.4 }]
}

/** A voice drawn as a corona: spokes as long as the sound is loud in that direction. */
function spectrum({ centre, unitPx, random, isLarge }: Frame): ArtStroke[] {
  const count = isLarge ? 108 : 44
  const tones = [3, 5, 8, 13].map((pitch) => ({ pitch, phase: random() * TURN }))
  const spokes = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * TURN
    const sum = tones.reduce((all, { pitch, phase }) => all + Math.sin(pitch * angle + phase) / 2, 0)
    const loud = 0.1 + 0.3 * Math.max(0, sum * 0.55 + 0.4) + 0.1 * random()
    return { angle, reach: unitPx * (0.56 + loud) }
  })
  const corona = spokes.map(({ angle, reach }) =>
    line(polar(centre, unitPx * 0.56, angle), polar(centre, reach, angle)),
  )
  const peaks = spokes.map(({ angle, reach }) => dot(polar(centre, reach + unitPx * 0.08, angle)))
  return [
    { d: circle(centre, unitPx * 1.75) + circle(centre, unitPx * 2.1), opacity: 0.14 },
    { d: circle(centre, unitPx * 1.4), opacity: 0.26 },
    { d: corona.join(''), opacity: 0.6, widthPx: isLarge ? 1.5 : 1 },
    { d: isLarge ? peaks.join('') : '', opacity: 0.4, widthPx: 1.4 },
    { d: circle(centre, unitPx * 0.47), opacity: 0.5 },
    { d: circle(centre, unitPx * 0.3), opacity: 0.4 },
    { d: dot(centre), opacity: 0.85, widthPx: unitPx * 0.2 },
  ].filter(({ d }) => d !== '')
}
