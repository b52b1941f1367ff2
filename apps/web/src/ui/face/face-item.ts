import { itemKindOf } from '@ephemeris/gamedata/games/item-kinds'

/** What of an item its picture shows; both the facts and featured items of activities have it. */
export interface FaceItem {
  /** The game's own id: the same item always has the same picture. */
  readonly id: string
  /** 3 to 5; of other things, such as currencies, it does not matter. */
  readonly rank: number
  /** As in the facts: `light_cone`; `currency` and `ticket` of what pays for pulls. Absent: not known. */
  readonly type?: string | undefined
  /** As the game calls it: `pyro`; absent or `null`: not known, or it has none. */
  readonly element?: string | null | undefined
  /** The kind of weapon, the path or the specialty; absent or `null`: not known. */
  readonly class?: string | null | undefined
}

export interface FaceSubject {
  /** Id of a game. */
  readonly game: string
  readonly item: FaceItem
  /** As it is shown beside the picture: its letters come from it. */
  readonly name: string
}

/** `character`: a disc with letters; `gear`: a tile with what one equips; `thing`: a pale tile; `unknown`: a star. */
export type FaceKind = 'character' | 'gear' | 'thing' | 'unknown'

/** What the facts say of its type; what pays for pulls is in the facts of no game. */
export function faceKindOf({ game, item }: Pick<FaceSubject, 'game' | 'item'>): FaceKind {
  const { type = '' } = item
  if (type === 'currency' || type === 'ticket') return 'thing'
  const kind = itemKindOf(game, type)
  if (!kind) return 'unknown'
  return kind.role === 'character' ? 'character' : 'gear'
}
