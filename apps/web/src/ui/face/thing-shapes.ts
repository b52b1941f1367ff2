import { star } from '#web/ui/art/paths'
import type { FaceItem } from '#web/ui/face/face-item'
import type { FacePart } from '#web/ui/face/face-part'
import { GAME_FACES } from '#web/ui/face/game-faces'

const ORB = 'M34 48a14 14 0 1 1 28 0a14 14 0 1 1-28 0Z'

const TICKET: readonly FacePart[] = [
  { d: 'M18 34h60v9a6 6 0 0 0 0 12v9h-60v-9a6 6 0 0 0 0-12Z', fill: 'ink' },
  { d: 'M36 38v22', stroke: 'tint', width: 2.8, dash: [3, 4] },
  { d: star({ x: 56, y: 49 }, 11, 0.16), fill: 'tint' },
]

const OTHER: readonly FacePart[] = [
  { d: 'M48 22 70 35v26L48 74 26 61V35Z', stroke: 'ink', width: 4 },
  { d: ORB, fill: 'ink' },
]

/** A currency, a ticket, or whatever else pays. (FACE-5) */
export function thingParts(game: string, { type }: FaceItem): readonly FacePart[] {
  if (type === 'ticket') return TICKET
  return GAME_FACES.get(game)?.currencyParts ?? OTHER
}
