import type { GameId } from '../../games/game.ts'
import { FileRecord } from '../../json/file-record.ts'
import { rootOf } from '../document-views.ts'
import { type FindingCode, finding } from '../finding.ts'
import { PLAIN } from '../rows/accounts.ts'
import { draftRow, type FormatReader } from '../rows/draft.ts'

const GAMES = [
  { key: 'hsr', list: 'warps', gameId: 'starrail', missing: ['pools_absent', '21', '22'] },
  { key: 'zzz', list: 'signals', gameId: 'zenless', missing: ['pools_absent', '102', '103'] },
  { key: 'gi', list: 'wishes', gameId: 'genshin', missing: ['second_banner_merged', '400'] },
] as const satisfies readonly {
  key: string
  list: string
  gameId: GameId
  missing: readonly [FindingCode, ...string[]]
}[]

/** StarDB's export of a user: all games, without names and rarities. Rows that are not `official` may be invented. */
export const readStarDb: FormatReader = (document) => {
  const root = rootOf(document)
  const user = root?.record('user')
  if (!root || !user || !GAMES.some(({ key }) => user.record(key)?.list('uids'))) return null
  const accounts = GAMES.flatMap(({ key, list, gameId, missing: [kind, ...absent] }) =>
    (user.record(key)?.list('uids') ?? []).flatMap((value) => {
      const account = FileRecord.of(value)
      const pools = account?.record(list)
      if (!account || !pools) return []
      const rows = pools.keys().flatMap((pool) =>
        (pools.list(pool) ?? []).map((one) => {
          const row = FileRecord.of(one)
          return (
            row &&
            draftRow({
              id: row.text('id'),
              poolId: pool,
              itemId: row.text('item_id'),
              time: row.text('timestamp'),
              ...(row.get('official') === false && { noPull: 'invented' }),
            })
          )
        }),
      )
      return [
        {
          ...{ ...PLAIN, gameId, uid: account.text('uid'), section: `${key} ${account.text('uid')}`, rows },
          findings: [finding(kind, 0, ...absent)],
        },
      ]
    }),
  )
  return { format: 'StarDB', accounts: accounts.filter(({ rows }) => rows.length > 0) }
}
