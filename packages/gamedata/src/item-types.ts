import type { PartialText } from '@ephemeris/core/language/language'
import file from '../data/item-types.json' with { type: 'json' }
import { rowsOf } from './row.ts'

/** A kind of thing that a pull gives. */
export interface ItemType {
  /** As in the facts: `light_cone`. */
  readonly id: string
  /** The English word of the game's log, which rows carry: `Light Cone`. */
  readonly wire: string
  /** Somebody to play, as against something to carry. */
  readonly isCharacter: boolean
  /** In all six languages. */
  readonly name: PartialText
}

export const ITEM_TYPES: readonly ItemType[] = rowsOf(file, 'item-types.json').map((row) => ({
  id: row.text('id'),
  wire: row.text('wire'),
  isCharacter: row.flag('isCharacter'),
  name: row.name('name'),
}))
