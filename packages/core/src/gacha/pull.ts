/** One pull as in the game's log. All of it is text, ids above all: they have 19 digits. */
export interface Pull {
  /** The game's own id, or the derived one where the log gives none; unique in the log of its pool (`pullKey`). */
  readonly id: string
  readonly poolId: string
  /** `YYYY-MM-DD HH:MM:SS` on the server's clock, never converted. */
  readonly time: string
  /** Empty where only the name is known. */
  readonly itemId: string
  /** English where the facts know the item. */
  readonly name: string
  /** The English word of the log, e.g. `Light Cone`. */
  readonly itemType: string
  /** The game's own rank; `rarityOf` is the only way from here to a rarity. */
  readonly rankType: string
  readonly count: string
  /** The banner's id in the log; empty where the log has none. */
  readonly gachaId: string
  /** Position among the pulls of its pool in its second, from 1, oldest first; 0 where the id gives the order. */
  readonly order: number
}

/** The most pulls that one use of a game's button makes; they share a second. */
export const TEN_PULL = 10

/** As much of a pull as the rules of counting and judging read. */
export type CountablePull = Pick<Pull, 'id' | 'poolId' | 'time' | 'itemId' | 'rankType' | 'gachaId' | 'order'>

/** What two rows must share to be the same thing pulled. */
export function itemKey({ itemId, name }: Pick<Pull, 'itemId' | 'name'>): string {
  return itemId || name
}
