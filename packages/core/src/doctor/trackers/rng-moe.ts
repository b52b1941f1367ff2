import { FileRecord } from '../../json/file-record.ts'
import { rootOf } from '../document-views.ts'
import { PLAIN } from '../rows/accounts.ts'
import { draftRow, type FormatReader } from '../rows/draft.ts'

/** zzz.rng.moe: the column `uid` is the pull's id; `bindUid` has the player's UID, if anything has it. */
export const readRngMoe: FormatReader = (document) => {
  const root = rootOf(document)
  const profiles = root?.record('data')?.record('profiles')
  if (!root || !profiles || root.text('game') !== 'zzz') return null
  const accounts = profiles.keys().flatMap((key) => {
    const profile = profiles.record(key)
    const stores = profile?.record('stores')
    const rows = (stores?.keys() ?? []).flatMap((store) => {
      const items = stores?.record(store)?.record('items')
      return (items?.keys() ?? []).flatMap((pool) =>
        (items?.list(pool) ?? []).map((value) => {
          const row = FileRecord.of(value)
          return (
            row &&
            draftRow({
              id: row.text('uid'),
              itemId: row.text('id'),
              time: row.text('timestamp'),
              poolId: row.text('gachaType') || pool,
              gachaId: row.text('gacha'),
              rankType: row.text('rarity'),
              ...(row.get('manual') === true && { noPull: 'manual' }),
            })
          )
        }),
      )
    })
    return [
      { ...PLAIN, gameId: 'zenless', uid: profile?.text('bindUid') ?? '', section: `profile ${key}`, rows } as const,
    ]
  })
  return { format: 'zzz.rng.moe', accounts: accounts.filter(({ rows }) => rows.length > 0) }
}
