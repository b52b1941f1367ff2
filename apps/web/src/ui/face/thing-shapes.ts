import { star } from '#web/ui/art/paths'
import type { FaceItem } from '#web/ui/face/face-item'
import { FACE_CENTRE, type FacePart } from '#web/ui/face/face-part'

const ORB = 'M34 48a14 14 0 1 1 28 0a14 14 0 1 1-28 0Z'

/** What pays for pulls, by game; a ticket looks alike in all of them. */
const CURRENCIES: ReadonlyMap<string, readonly FacePart[]> = new Map<string, readonly FacePart[]>([
  [
    'genshin',
    [
      { d: star(FACE_CENTRE, 32, 0.14), fill: 'ink' },
      { d: 'M48 37 59 48 48 59 37 48Z', fill: 'tint', opacity: 0.6 },
    ],
  ],
  [
    'starrail',
    [
      { d: 'M48 18 70 40 48 80 26 40Z', fill: 'ink' },
      { d: 'M26 40h44M38 40l10 38 10-38-10-20Z', stroke: 'tint', width: 2.4 },
      { d: 'M83.7 37a38 9-20 1 1-71.4 26a38 9-20 1 1 71.4-26', stroke: 'ink', width: 3 },
    ],
  ],
  [
    'zenless',
    [
      { d: 'M26 28h44a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6h-44a6 6 0 0 1-6-6v-28a6 6 0 0 1 6-6Z', fill: 'ink' },
      { d: 'M40 40h16L40 56h16', stroke: 'tint', width: 4.2 },
    ],
  ],
  [
    'wuthering',
    [
      { d: 'M48 17 76 66H20Z', fill: 'ink', stroke: 'ink', width: 5 },
      { d: 'M33 58q5-12 10 0t10 0 10 0', stroke: 'tint', width: 3.6 },
    ],
  ],
])

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
  return CURRENCIES.get(game) ?? OTHER
}
