import type { ItemTypeFacts } from '@ephemeris/core/gacha/facts'
import file from '../../data/item-types.json' with { type: 'json' }
import { rowsOf } from '../row.ts'

export interface ItemType extends ItemTypeFacts {
  /** Whether it is played as a character, not carried. */
  readonly isCharacter: boolean
}

export const ITEM_TYPES: readonly ItemType[] = rowsOf(file, 'item-types.json').map((row) => ({
  id: row.text('id'),
  wire: row.text('wire'),
  isCharacter: row.flag('isCharacter'),
  name: row.name('name'),
}))
