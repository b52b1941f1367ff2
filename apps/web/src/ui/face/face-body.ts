import { circle, type Point, polar, roundedRect, TURN } from '#web/ui/art/paths'
import { FACE_BOX, FACE_CENTRE, type FaceDetail } from '#web/ui/face/face-part'

/** The frame of a face: its ring and what lies inside it. Points are relative to the centre. */
export interface FaceBody {
  readonly isTile: boolean
  readonly ring: string
  readonly ringWidth: number
  readonly outline: string
  /** From the edge of the box to the outline. */
  readonly inset: number
  /** Of the outline's corners; of a disc its own radius. */
  readonly cornerRadius: number
  /** Of the sky that the lit side belongs to: that of a tile is wider than the tile. */
  readonly skyRadius: number
  /** How far inside the outline a point is; negative outside. */
  depthOf(point: Point): number
  /** The outline as corners, clockwise. */
  readonly corners: readonly Point[]
}

const RING_WIDTHS = [5, 4, 3.2, 2.2] as const
const RING_CORNER = 26
const TILE_SKY = 66

export function discBody(detail: FaceDetail): FaceBody {
  const ringWidth = RING_WIDTHS[detail]
  const radius = 47 - ringWidth - gapOf(detail)
  return {
    isTile: false,
    ring: circle(FACE_CENTRE, 47.5 - ringWidth / 2),
    ringWidth,
    outline: circle(FACE_CENTRE, radius),
    inset: FACE_BOX / 2 - radius,
    cornerRadius: radius,
    skyRadius: radius,
    depthOf: ({ x, y }) => radius - Math.hypot(x, y),
    corners: [],
  }
}

export function tileBody(detail: FaceDetail): FaceBody {
  const ringWidth = RING_WIDTHS[detail]
  const inset = ringWidth + gapOf(detail) + 1
  const half = FACE_BOX / 2 - inset
  const cornerRadius = RING_CORNER - inset * 0.6
  const side = { x: 2 * half, y: 2 * half }
  const ringSide = { x: FACE_BOX - 1 - ringWidth, y: FACE_BOX - 1 - ringWidth }
  const straight = half - cornerRadius
  return {
    isTile: true,
    ring: roundedRect(FACE_CENTRE, ringSide, RING_CORNER),
    ringWidth,
    outline: roundedRect(FACE_CENTRE, side, cornerRadius),
    inset,
    cornerRadius,
    skyRadius: TILE_SKY,
    depthOf: ({ x, y }) => {
      const [aside, above] = [Math.abs(x) - straight, Math.abs(y) - straight]
      const beyond = Math.hypot(Math.max(aside, 0), Math.max(above, 0))
      return cornerRadius - beyond - Math.min(Math.max(aside, above), 0)
    },
    corners: tileCorners(straight, cornerRadius),
  }
}

function gapOf(detail: FaceDetail): number {
  return detail < 2 ? 2 : 1.5
}

const STEPS_PER_CORNER = 5

function tileCorners(straight: number, radius: number): Point[] {
  const quarters = [
    { x: straight, y: straight },
    { x: -straight, y: straight },
    { x: -straight, y: -straight },
    { x: straight, y: -straight },
  ]
  return quarters.flatMap((centre, quarter) =>
    Array.from({ length: STEPS_PER_CORNER + 1 }, (_, step) =>
      polar(centre, radius, ((quarter + step / STEPS_PER_CORNER) * TURN) / 4),
    ),
  )
}
