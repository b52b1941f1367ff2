import { GAME_IDS } from '../../games/game.ts'
import { traitsOf } from '../../games/traits.ts'
import type { FileRecord } from '../../json/file-record.ts'
import type { RawRow } from '../rows/read-row.ts'

/** The sections of the interchange format, each with its game. */
export const UIGF_SECTIONS = GAME_IDS.flatMap((gameId) => {
  const { exchange, apart } = traitsOf(gameId)
  return [
    ...(exchange ? [{ gameId, isApart: false, ...exchange }] : []),
    ...(apart ? [{ gameId, isApart: true, groupsPools: false, alwaysHasBannerId: true, ...apart }] : []),
  ]
})

/** A row of a game of HoYoverse, in files as in the log. */
export function uigfRow(row: FileRecord): RawRow {
  return {
    id: row.text('id'),
    poolId: row.firstText('gacha_type', 'op_gacha_type', 'uigf_gacha_type'),
    time: row.text('time'),
    itemId: row.text('item_id'),
    name: row.firstText('name', 'item_name'),
    itemType: row.text('item_type'),
    rankType: row.text('rank_type'),
    count: row.text('count'),
    gachaId: row.firstText('gacha_id', 'schedule_id'),
    order: row.text('order'),
    family: row.text('uigf_gacha_type'),
  }
}
