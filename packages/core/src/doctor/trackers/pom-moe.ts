import { FileRecord } from '../../json/file-record.ts'
import { innerJson, rootOf } from '../document-views.ts'
import { finding } from '../finding.ts'
import { accountsByUid } from '../rows/accounts.ts'
import { draftRow, type FormatReader } from '../rows/draft.ts'

const POOLS = new Map([
  ['character', '11'],
  ['lightcone', '12'],
  ['standard', '1'],
  ['beginner', '2'],
])

/** pom.moe: `raw` contains the game's answer as text, and nothing else contains the player's UID. */
export const readPomMoe: FormatReader = (document) => {
  const root = rootOf(document)
  const profiles = root?.keys().flatMap((key) => root.record(key) ?? []) ?? []
  const own = profiles.filter((profile) => profile.list('character') && profile.list('lightcone'))
  if (own.length === 0) return null
  return { format: 'pom.moe', accounts: own.flatMap(accountsOf) }
}

/** Rows without an answer are of the account that the others of their profile name. */
function accountsOf(profile: FileRecord) {
  const rows = profile
    .keys()
    .flatMap((pool) =>
      (profile.list(pool) ?? []).map((value) => ({ row: FileRecord.of(value), poolId: POOLS.get(pool) ?? pool })),
    )
  const flat = rows.map(({ row, poolId }) => {
    const raw = FileRecord.of(innerJson(row?.get('raw')))
    return row && { uid: raw?.text('uid') ?? '', row, raw, poolId }
  })
  return accountsByUid(flat, { gameId: 'starrail', isNewestFirst: false }, (loose) => {
    const row = loose.column('row')
    const raw = loose.column('raw')
    const poolId = String(loose.column('poolId'))
    if (!(row instanceof FileRecord)) return draftRow({})
    const answer = raw instanceof FileRecord ? raw : null
    return draftRow({
      id: row.text('id'),
      poolId: answer?.text('gacha_type') || poolId,
      gachaId: row.text('bannerCode'),
      itemId: row.text('itemId'),
      name: answer?.text('name') || row.text('name'),
      time: row.text('time'),
      itemType: answer?.text('item_type') ?? '',
      rankType: row.text('rarity'),
    })
  }).map((account) => ({ ...account, findings: [finding('pools_absent', 0, '21', '22')] }))
}
