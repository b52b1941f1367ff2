import type { FileRecord } from '../../json/file-record.ts'
import type { RawRow } from '../rows/read-row.ts'

/**
 * A row as the log of wuthering answers it (wuwatracker adds `group`, the position in a ten-pull); the pool that was
 * requested is a field of its own where it is known.
 */
export function kuroRow(row: FileRecord, poolId = row.firstText('cardPoolType', 'gacha_type')): RawRow {
  return {
    id: '',
    poolId,
    time: row.text('time'),
    itemId: row.text('resourceId'),
    name: row.text('name'),
    itemType: row.text('resourceType'),
    rankType: row.text('qualityLevel'),
    count: row.text('count'),
    gachaId: '',
    order: row.text('group'),
  }
}

/** A row of WWGF (Waves-Plugin, WaveTools): `gacha_id` is the pool, as `0001`; its own ids are made up. */
export function wwgfRow(row: FileRecord): RawRow {
  return {
    id: '',
    poolId: row.text('gacha_id'),
    time: row.text('time'),
    itemId: row.text('item_id'),
    name: row.text('name'),
    itemType: row.text('item_type'),
    rankType: row.text('rank_type'),
    count: row.text('count'),
    gachaId: '',
    order: '',
  }
}
