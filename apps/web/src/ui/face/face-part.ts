import type { Point } from '#web/ui/art/paths'

/** A face is drawn in a box of so many units; all its lengths are in these. */
export const FACE_BOX = 96

export const FACE_CENTRE: Point = { x: FACE_BOX / 2, y: FACE_BOX / 2 }

/** What something is drawn in; which colour that is depends on the item, and of `ring` and `gap` on the theme. */
export type FaceInk = 'ring' | 'lit' | 'shade' | 'ink' | 'gap' | 'tint' | 'line'

/** One path of a face, filled, drawn with a line, or both. */
export interface FacePart {
  readonly d: string
  readonly fill?: FaceInk
  readonly stroke?: FaceInk
  readonly width?: number
  readonly opacity?: number
  /** Of a line: how long its strokes and its gaps are. */
  readonly dash?: readonly [stroke: number, gap: number]
  /** Where the origin of its own coordinates is; absent: they are those of the box. */
  readonly place?: FacePlace
}

export interface FacePlace extends Point {
  readonly degrees: number
  readonly scale: number
}

/** How much is drawn: 0 below 32 px, 1 below 48, 2 below 84, 3 from there on. */
export type FaceDetail = 0 | 1 | 2 | 3

export function faceDetailOf(sizePx: number): FaceDetail {
  if (sizePx < 32) return 0
  if (sizePx < 48) return 1
  return sizePx < 84 ? 2 : 3
}

/** A disc, clockwise as all filled shapes are, so that shapes of one path may lie on each other. */
export function disc({ x, y }: Point, radius: number): string {
  const [r, left, width] = [radius, x - radius, 2 * radius].map(short)
  return `M${left} ${short(y)}a${r} ${r} 0 1 1 ${width} 0a${r} ${r} 0 1 1 -${width} 0Z`
}

function short(length: number): number {
  return Math.round(length * 10) / 10 || 0
}

/** Around the origin. */
export function turned({ x, y }: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}
