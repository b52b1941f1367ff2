import { FileRecord } from '../../json/file-record.ts'
import { rootOf } from '../document-views.ts'
import { NEWEST_FIRST } from '../rows/accounts.ts'
import { draftRow, type FormatReader } from '../rows/draft.ts'

const ITEMS = 'items_'

/** StarRailStation's backup: the column `uid` is the pull's id; profiles are not named by the player's UID. */
export const readStarRailStation: FormatReader = (document) => {
  const stores = rootOf(document)?.record('data')?.record('stores')
  const keys = stores?.keys().filter((key) => /_warp-v\d+$/.test(key)) ?? []
  if (!stores || keys.length === 0) return null
  const accounts = keys.map((key) => {
    const store = stores.record(key)
    const pools = store?.keys().filter((name) => name.startsWith(ITEMS)) ?? []
    const rows = pools.flatMap((pool) =>
      (store?.list(pool) ?? []).map((value) => {
        const row = FileRecord.of(value)
        const isManual = row?.get('manual') === true || row?.text('itemId') === '0'
        return (
          row &&
          draftRow({
            id: row.text('uid'),
            itemId: row.text('itemId'),
            time: row.text('timestamp'),
            poolId: row.text('gachaType') || pool.slice(ITEMS.length),
            gachaId: row.text('gachaId'),
            rankType: row.text('rarity'),
            ...(isManual && { noPull: 'manual' }),
          })
        )
      }),
    )
    return { ...NEWEST_FIRST, gameId: 'starrail', section: key, rows } as const
  })
  return { format: 'StarRailStation', accounts: accounts.filter(({ rows }) => rows.length > 0) }
}
