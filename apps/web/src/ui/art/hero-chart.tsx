import { circle, dot, ellipse, type Point, polyline, star, ticks } from '#web/ui/art/paths'
import { between, mulberry32 } from '#web/ui/art/random'

interface HeroChartProps {
  className?: string | undefined
}

const WIDTH = 900
const HEIGHT = 430
const CENTRE = { x: 558, y: 198 }

const RINGS = [
  { radius: 70, opacity: 0.55 },
  { radius: 112, opacity: 0.4 },
  { radius: 168, opacity: 0.32 },
  { radius: 236, opacity: 0.24 },
  { radius: 316, opacity: 0.16 },
]

const DEGREES = [
  { d: ticks(CENTRE, { inner: 236, outer: 242 }, 120), opacity: 0.3 },
  { d: ticks(CENTRE, { inner: 236, outer: 250 }, 24), opacity: 0.45 },
  { d: ticks(CENTRE, { inner: 316, outer: 322 }, 180), opacity: 0.2 },
  { d: ticks(CENTRE, { inner: 70, outer: 316 }, 12), opacity: 0.1 },
]

/** The games on their orbits. */
const GAMES = [
  { x: 423, y: 97, radius: 8, game: 'genshin' },
  { x: 705, y: 117, radius: 7, game: 'starrail' },
  { x: 731, y: 359, radius: 7, game: 'zenless' },
  { x: 392, y: 366, radius: 9, game: 'wuthering' },
]

const CONSTELLATIONS: readonly { readonly points: Point[]; readonly opacity: number }[] = [
  { points: chain([358, 106], [430, 68], [506, 100], [576, 58], [654, 86]), opacity: 0.45 },
  { points: chain([618, 268], [682, 306], [708, 374], [644, 394], [592, 348], [618, 268]), opacity: 0.35 },
]

const SKY = sky(mulberry32(2026))

/** The product's sky, wide: orbits and degrees, two constellations, the four games. Decoration, hidden from readers. */
export function HeroChart({ className }: HeroChartProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
    >
      {RINGS.map(({ radius, opacity }) => (
        <path key={radius} d={circle(CENTRE, radius)} opacity={opacity} />
      ))}
      {DEGREES.map(({ d, opacity }) => (
        <path key={opacity} d={d} opacity={opacity} />
      ))}
      <path d={ellipse({ x: 536, y: 228 }, { x: 215, y: 196 }, 0)} opacity={0.45} strokeDasharray="2 5" />
      <path d="M38 618C298 58 668-12 1018 218" opacity={0.5} strokeWidth={1.2} />
      <path d={SKY.dust} opacity={0.4} strokeWidth={1.8} strokeLinecap="round" />
      <path d={SKY.dots} opacity={0.5} strokeWidth={3.2} strokeLinecap="round" />
      <path d={SKY.stars} opacity={0.55} fill="currentColor" stroke="none" />
      {CONSTELLATIONS.map(({ points, opacity }) => (
        <g key={opacity}>
          <path d={polyline(points)} opacity={opacity} />
          <path d={points.map((at) => star(at, 7)).join('')} opacity={0.9} fill="currentColor" stroke="none" />
        </g>
      ))}
      {GAMES.map(({ x, y, radius, game }) => (
        <g key={game} data-game={game}>
          <circle cx={x} cy={y} r={radius + 6} stroke="var(--hue)" opacity={0.5} />
          <circle cx={x} cy={y} r={radius} fill="var(--hue)" stroke="none" />
        </g>
      ))}
      <path d={star(CENTRE, 26)} fill="currentColor" stroke="none" />
    </svg>
  )
}

function chain(...points: [number, number][]): Point[] {
  return points.map(([x, y]) => ({ x, y }))
}

/** Faint dust, brighter dots and small stars, the same ones on every visit. */
function sky(random: () => number): { dust: string; dots: string; stars: string } {
  const anywhere = () => ({ x: between(random, 0, WIDTH), y: between(random, 0, HEIGHT) })
  const many = (count: number, shape: (at: Point) => string) =>
    Array.from({ length: count }, () => shape(anywhere())).join('')
  return {
    dust: many(52, dot),
    dots: many(30, dot),
    stars: many(12, (at) => star(at, between(random, 4, 8))),
  }
}
