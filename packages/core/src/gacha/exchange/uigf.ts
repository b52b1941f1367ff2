import type { GameId } from '../../games/game.ts'
import type { RawRow } from '../read-row.ts'
import type { FileRecord } from './record.ts'

/** Sections of the interchange format, and the pools that its version 4.2 allows in them. */
export const UIGF_SECTIONS = {
  hk4e: { gameId: 'genshin', pools: ['100', '200', '301', '302', '400', '500'] },
  hkrpg: { gameId: 'starrail', pools: ['1', '2', '11', '12', '21', '22'] },
  nap: { gameId: 'zenless', pools: ['1', '2', '3', '5'] },
} as const satisfies Record<string, { readonly gameId: GameId; readonly pools: readonly string[] }>

export type UigfSection = keyof typeof UIGF_SECTIONS

export const UIGF_SECTION_NAMES = ['hk4e', 'hkrpg', 'nap'] as const satisfies readonly UigfSection[]

/** The format's section of a game; `null` for wuthering, which has none. */
export function uigfSectionOf(gameId: GameId): UigfSection | null {
  return UIGF_SECTION_NAMES.find((name) => UIGF_SECTIONS[name].gameId === gameId) ?? null
}

/** A row of genshin, starrail or zenless, in files as in the log. */
export function uigfRow(row: FileRecord): RawRow {
  return {
    id: row.text('id'),
    poolId: row.firstText('gacha_type', 'op_gacha_type', 'uigf_gacha_type'),
    time: row.text('time'),
    itemId: row.text('item_id'),
    name: row.text('name'),
    itemType: row.text('item_type'),
    rankType: row.text('rank_type'),
    count: row.text('count'),
    gachaId: row.text('gacha_id'),
    order: row.text('order'),
    family: row.text('uigf_gacha_type'),
  }
}
