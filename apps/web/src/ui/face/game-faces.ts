import type { FacePart } from '#web/ui/face/face-part'
import { byGame } from '#web/ui/games/by-game'

/** Of a body in the sky: its lit and its shaded side, and what is written or drawn on both. */
export interface FaceColours {
  readonly lit: string
  readonly shade: string
  readonly ink: string
}

export type SkyName = 'star' | 'orbit' | 'halftone' | 'waves'

/** How a game's faces differ from those of others. */
export interface GameFace {
  /** Where element or type is not known. */
  readonly colours: FaceColours
  /** What pays for pulls; a ticket looks alike in all games. */
  readonly currencyParts: readonly FacePart[]
  /** How the light of a body is drawn. */
  readonly sky: SkyName
}

export const GAME_FACES = byGame(import.meta.glob<GameFace>('../games/*/face.ts', { eager: true, import: 'FACE' }))
