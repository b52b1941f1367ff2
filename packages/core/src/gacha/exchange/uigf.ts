import { GAME_IDS } from '../../games/game.ts'
import { traitsOf } from '../../games/traits.ts'
import type { FileRecord } from '../../json/file-record.ts'
import type { RawRow } from '../rows/read-row.ts'

/** The games that the interchange format has a section of. */
export const UIGF_SECTIONS = GAME_IDS.flatMap((gameId) => {
  const { exchange } = traitsOf(gameId)
  return exchange ? [{ gameId, ...exchange }] : []
})

/** A row of a game of HoYoverse, in files as in the log. */
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
