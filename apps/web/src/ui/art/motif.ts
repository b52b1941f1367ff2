import type { Point } from '#web/ui/art/paths'
import type { ArtRandom } from '#web/ui/art/random'

/** One `<path>` in the ink of its surroundings: an outline with round caps, or with `fill` a filled shape. */
export interface ArtStroke {
  /** Path data: numbers of at most one decimal, in px of the picture's own box. */
  d: string
  opacity: number
  fill?: boolean
  /** Line width; 1 px where absent. */
  widthPx?: number
}

/** The box a motif is drawn into. Drawings may leave it; the `<svg>` clips. */
export interface Frame {
  widthPx: number
  heightPx: number
  /** Radius of the motif's main figure. */
  unitPx: number
  centre: Point
  random: ArtRandom
  /** Room for fine detail: a dialog's banner has it, a timeline bar does not. */
  isLarge: boolean
}

export type Motif = (frame: Frame) => ArtStroke[]

export const KINDS = ['version', 'gacha', 'event', 'challenge'] as const

export type Kind = (typeof KINDS)[number]

/** How one game is drawn. */
export interface GameArt {
  motifs: Record<Kind, Motif>
  /** Which figure is drawn faint in the far half of a wide banner; none where the motif fills it. */
  echoes: Partial<Record<Kind, Kind>>
  hasScatter: boolean
}
