import { type ArtStroke, type Frame, type GameArt, KINDS, type Kind } from '#web/ui/art/motif'
import { circle, dot, star } from '#web/ui/art/paths'
import { type ArtRandom, between, fnv1a, mulberry32 } from '#web/ui/art/random'
import { byGame } from '#web/ui/games/by-game'

export interface ArtSubject {
  /** Id of a game; one without a folder gets a quiet picture. */
  game: string
  /** `version`, `gacha`, `event` or `challenge`; others get a quiet picture. */
  type: string
  id: string
  widthPx: number
  heightPx: number
  /** Radius of the main figure: 0.42–0.48 of the height. */
  unitPx: number
}

const GAMES = byGame(import.meta.glob<GameArt>('../games/*/art.ts', { eager: true, import: 'ART' }))

/** From this radius on there is room for fine detail. */
const LARGE_UNIT_PX = 36

/** A picture this many units wide has a far half that would be empty. */
const ECHO_WIDTH_UNITS = 5.5
const ECHO_LINES = 0.48
const ECHO_SHAPES = 0.3

const CACHE_SIZE = 300
const cache = new Map<string, ArtStroke[]>()

/**
 * The picture of an activity: the same activity always wears the same one, at any size. Drawn in the ink of its
 * surroundings, the main figure near the right edge. Source: design.md, section 9.
 */
export function art(subject: ArtSubject): readonly ArtStroke[] {
  const { game, type, id, widthPx, heightPx, unitPx } = subject
  const key = [id, game, type, widthPx, heightPx, unitPx].join('|')
  const strokes = cache.get(key) ?? draw(subject).map(rounded)
  // Re-inserted last, so that the first key is the one unused for longest.
  cache.delete(key)
  cache.set(key, strokes)
  const oldest = cache.size > CACHE_SIZE ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  return strokes
}

function draw({ game, type, id, widthPx, heightPx, unitPx }: ArtSubject): ArtStroke[] {
  const style = GAMES.get(game)
  const kind = KINDS.find((known) => known === type)
  const seed = fnv1a(id + game + type)
  const random = mulberry32(seed)
  const centre = { x: widthPx - unitPx * between(random, 0.95, 1.25), y: heightPx * between(random, 0.46, 0.54) }
  const frame: Frame = { widthPx, heightPx, unitPx, centre, random, isLarge: unitPx >= LARGE_UNIT_PX }
  const hasSky = !kind || style?.hasScatter !== false
  const sky = hasSky ? scatter(mulberry32(seed + 1), widthPx, heightPx) : []
  if (!style || !kind) return [...sky, ...quietRings(frame)]

  return [...sky, ...echo(frame, style, kind), ...style.motifs[kind](frame)]
}

/** The faint second figure of a wide banner, larger than the first and cut by the left edge. */
function echo(frame: Frame, style: GameArt, kind: Kind): ArtStroke[] {
  const { widthPx, heightPx, unitPx, random, isLarge } = frame
  const figure = style.echoes[kind]
  if (!figure || !isLarge || widthPx < unitPx * ECHO_WIDTH_UNITS) return []

  const centre = { x: unitPx * between(random, 1, 1.6), y: heightPx * between(random, 0.5, 0.62) }
  const strokes = style.motifs[figure]({ ...frame, centre, unitPx: unitPx * 1.35 })
  return strokes.map((stroke) => {
    const isLine = !stroke.fill && (stroke.widthPx ?? 1) < 2
    return { ...stroke, opacity: stroke.opacity * (isLine ? ECHO_LINES : ECHO_SHAPES) }
  })
}

function rounded({ d, opacity, fill, widthPx }: ArtStroke): ArtStroke {
  const shown = { d, opacity: Math.round(opacity * 100) / 100 }
  if (fill) return { ...shown, fill }
  return widthPx === undefined ? shown : { ...shown, widthPx: Math.max(0.5, Math.round(widthPx * 10) / 10) }
}

/** For a game or a type this release does not know: quiet rings around a star. */
function quietRings({ centre, unitPx }: Frame): ArtStroke[] {
  return [
    { d: circle(centre, unitPx * 1.7), opacity: 0.14 },
    { d: circle(centre, unitPx * 1.2), opacity: 0.24 },
    { d: circle(centre, unitPx * 0.7), opacity: 0.36 },
    { d: star(centre, unitPx * 0.3), opacity: 0.6, fill: true },
  ]
}

/** Every this many px² hold one mark. (design.md, section 9) */
const AREA_PER_MARK = 2800

const STAR_SHARE = 0.3

/** A night sky: faint dust, a few brighter dots, and small four-point stars, spread evenly enough not to clump. */
function scatter(random: ArtRandom, widthPx: number, heightPx: number): ArtStroke[] {
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
