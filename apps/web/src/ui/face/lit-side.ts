import { curve, join, type Point, polyline, star, TURN } from '#web/ui/art/paths'
import { type ArtRandom, between } from '#web/ui/art/random'
import type { FaceBody } from '#web/ui/face/face-body'
import { disc, FACE_CENTRE, type FaceDetail, type FacePart, turned } from '#web/ui/face/face-part'
import { GAME_FACES, type SkyName } from '#web/ui/face/game-faces'

/** How a body is lit; the same name always has the same light. */
interface Light {
  /** Direction of the light, radians: always from above. */
  readonly angle: number
  /** How far the edge of the lit side bends, as a share of the radius: -0.5 to 0.5. */
  readonly phase: number
}

interface Scene {
  readonly body: FaceBody
  readonly light: Light
  readonly detail: FaceDetail
  readonly random: ArtRandom
  /** The edge between day and night from top to bottom, `t` from 0 to 1, seen with the light at the left. */
  readonly edge: (t: number) => Point
}

/** How a game draws the light; absent: nothing of that kind. */
interface GameSky {
  /** How far the edge bends at a height, as a share of the radius. */
  readonly bend?: (random: ArtRandom) => (y: number) => number
  /** More of the lit side, as a path. */
  readonly within?: (scene: Scene) => string
  /** Figures beside it, on bodies that have room. */
  readonly beside?: (scene: Scene) => FacePart[]
}

const SKIES: Readonly<Record<SkyName, GameSky>> = {
  star: { beside: starAndEchoes },
  orbit: { beside: orbit },
  halftone: { within: halftone },
  waves: { bend: waves, beside: (scene) => echoesAt(scene, scene.detail >= 2 ? [7, 14, 21] : [10, 20]) },
}

/** The lit side of a body, its edge drawn as the game draws. (FACE-2) */
export function litSide(game: string, body: FaceBody, detail: FaceDetail, random: ArtRandom): FacePart[] {
  const angle = ((-150 + 120 * random()) * TURN) / 360
  const phase = (random() - 0.5) * (body.isTile ? 0.6 : 1)
  const light = { angle, phase }
  const drawn = GAME_FACES.get(game)?.sky
  const sky = drawn && SKIES[drawn]
  const bend = sky?.bend?.(random) ?? (() => 0)
  const edge = (t: number): Point => {
    const y = -Math.cos((t * TURN) / 2)
    const reach = Math.sin((t * TURN) / 2)
    return { x: body.skyRadius * reach * (phase + bend(y)), y: body.skyRadius * y }
  }
  const scene = { body, light, detail, random, edge }
  const day = body.isTile ? dayOnTile(scene) : dayOnDisc(scene)
  const more = sky?.within?.(scene) ?? ''
  const others = detail === 0 ? [] : (sky?.beside?.(scene) ?? [])
  return [{ d: day + more, fill: 'lit' }, ...others]
}

function waves(random: ArtRandom): (y: number) => number {
  const height = between(random, 0.09, 0.14)
  const bends = random() < 0.5 ? 2.5 : 3
  const start = random() * TURN
  return (y) => height * Math.sin((y * bends * TURN) / 2 + start)
}

/** From a light at the left to where it is. */
function placed({ light }: Scene, point: Point): Point {
  const { x, y } = turned(point, light.angle + TURN / 2)
  return { x: x + FACE_CENTRE.x, y: y + FACE_CENTRE.y }
}

const EDGE_PIECES = 6

function dayOnDisc(scene: Scene): string {
  const { body, edge } = scene
  const top = placed(scene, edge(0))
  const far = join(body.skyRadius, body.skyRadius)
  return `${curve((t) => placed(scene, edge(t)), 0, 1, EDGE_PIECES)}A${far} 0 0 1 ${join(top.x, top.y)}Z`
}

const EDGE_STEPS = 18

/** The same, cut by the tile. */
function dayOnTile(scene: Scene): string {
  const { body, edge } = scene
  const line = Array.from({ length: EDGE_STEPS + 1 }, (_, step) => edge(step / EDGE_STEPS))
  const beyond = body.skyRadius * 1.2
  const day = [...line, { x: -beyond, y: body.skyRadius }, { x: -beyond, y: -body.skyRadius }]
  const turnedBack = body.corners.map((corner) => turned(corner, TURN / 2 - scene.light.angle))
  const shown = cut(day, turnedBack).map((point) => placed(scene, point))
  return shown.length < 3 ? '' : `${polyline(shown)}Z`
}

/** What of a shape lies inside a convex one, both clockwise, by cutting at one side after the other. */
function cut(shape: readonly Point[], convex: readonly Point[]): readonly Point[] {
  return convex.reduce<readonly Point[]>((rest, from, index) => {
    const to = convex[(index + 1) % convex.length] ?? from
    const insideBy = ({ x, y }: Point) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
    return rest.flatMap((point, at) => {
      const before = rest.at(at - 1) ?? point
      const [was, is] = [insideBy(before), insideBy(point)]
      const share = was / (was - is)
      const crossing = { x: before.x + share * (point.x - before.x), y: before.y + share * (point.y - before.y) }
      const isCrossed = was * is < 0
      return [...(isCrossed ? [crossing] : []), ...(is >= 0 ? [point] : [])]
    })
  }, shape)
}

/** Halftone: dots that grow smaller from the edge into the night. */
function halftone(scene: Scene): string {
  const { body, edge, detail } = scene
  const pitch = [13, 10, 7.5, 7.5][detail] ?? 7.5
  const rows = Array.from({ length: 4 }, (_, row) => row)
  const perRow = Math.ceil((2 * body.skyRadius) / pitch)
  return rows
    .flatMap((row) =>
      Array.from({ length: perRow + 1 }, (_, index) => {
        const y = -body.skyRadius + (index + (row % 2) / 2) * pitch
        const t = Math.acos(Math.min(1, Math.max(-1, -y / body.skyRadius))) / (TURN / 2)
        const centre = { x: edge(t).x + row * pitch * 0.82, y }
        return { centre, radius: pitch * (0.5 - row * 0.105) }
      }),
    )
    .filter(({ centre, radius }) => body.depthOf(turned(centre, scene.light.angle + TURN / 2)) >= radius)
    .map(({ centre, radius }) => disc(placed(scene, centre), radius))
    .join('')
}

const STAR_RADII = [0, 13, 10, 10] as const

function starAndEchoes(scene: Scene): FacePart[] {
  const { body, light, detail } = scene
  const size = STAR_RADII[detail]
  const radius = body.isTile ? body.skyRadius * 0.55 : body.skyRadius
  const seat = { x: Math.max(light.phase * radius + 17, 21), y: -radius * 0.5 }
  const depth = body.depthOf(turned(seat, light.angle + TURN / 2))
  const pull = depth >= size ? 1 : 1 - (size - depth) / Math.hypot(seat.x, seat.y)
  const shown = { x: seat.x * pull, y: seat.y * pull }
  const centre = placed(scene, shown)
  return [{ d: star(centre, size, 0.14), fill: 'lit' }, ...(detail >= 2 ? echoesAt(scene, [11, 21]) : [])]
}

/** The edge again and again, further into the night. */
function echoesAt(scene: Scene, steps: readonly number[]): FacePart[] {
  const width = scene.detail >= 2 ? 1.5 : 2.6
  return steps.flatMap((step, index): FacePart[] => {
    const line = Array.from({ length: 33 }, (_, at) => scene.edge(at / 32)).map(({ x, y }) => ({ x: x + step, y }))
    const d = insideOf(scene, line)
    return d === '' ? [] : [{ d, stroke: 'lit', width, opacity: [0.8, 0.55, 0.35][index] ?? 0.35 }]
  })
}

/** What of a line lies inside the body, in pieces. */
function insideOf(scene: Scene, line: readonly Point[]): string {
  const { body, light } = scene
  const pieces: Point[][] = [[]]
  for (const point of line) {
    if (body.depthOf(turned(point, light.angle + TURN / 2)) >= 1) pieces.at(-1)?.push(placed(scene, point))
    else pieces.push([])
  }
  return pieces
    .filter((piece) => piece.length > 1)
    .map(polyline)
    .join('')
}

/** A tilted orbit with its body, of a size that stays inside. */
function orbit({ body, detail, random }: Scene): FacePart[] {
  const tilt = ((-34 + 22 * random()) * TURN) / 360
  const reach = (body.isTile ? FACE_CENTRE.x - body.inset - 2 : body.skyRadius) * 0.98
  const aside = random() < 0.5 ? 0.72 : -0.72
  const high = reach * 0.3
  const width = detail >= 2 ? 1.5 : 2.6
  const seat = turned({ x: aside * reach, y: -Math.sign(aside) * high * Math.sqrt(1 - aside ** 2) }, tilt)
  const path = (height: number) => {
    const end = turned({ x: reach, y: 0 }, tilt)
    const shape = `A${join(reach, height, (tilt * 360) / TURN)} 1 1 `
    const [from, to] = [end, { x: -end.x, y: -end.y }].map(({ x, y }) => join(FACE_CENTRE.x + x, FACE_CENTRE.y + y))
    return `M${from}${shape}${to}${shape}${from}`
  }
  const centre = { x: FACE_CENTRE.x + seat.x, y: FACE_CENTRE.y + seat.y }
  return [
    { d: path(high), stroke: 'ink', width, opacity: 0.34 },
    ...(detail >= 2 ? [{ d: path(high * 2.1), stroke: 'ink', width, opacity: 0.2 } as const] : []),
    { d: disc(centre, detail >= 2 ? 4 : 5.5), fill: 'ink', opacity: 0.8 },
  ]
}
