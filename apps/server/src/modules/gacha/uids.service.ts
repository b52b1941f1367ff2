import { AppError } from '@ephemeris/contract/errors'
import type { AuthorizedUid, Naming, UidsByGame } from '@ephemeris/contract/gacha/gacha-uids'
import { uigfPoolOf } from '@ephemeris/core/gacha/rows/uigf-pool'
import type { GameId } from '@ephemeris/core/games/game'
import { mapGames } from '@ephemeris/core/games/map-games'
import { instant } from '@ephemeris/core/time/instant'
import { holdUser, type Writer } from '#server/db/hold-user'
import type { Deps } from '#server/deps'
import { homeOf } from './gacha-facts.ts'
import { listPullAccounts, updateNickname } from './ledger/account.queries.ts'
import { listAllImports } from './ledger/import.queries.ts'
import { countByAccount } from './ledger/pull.queries.ts'

/** The accounts whose logs a user has imported. (LEDGER-8) */
export async function uidsOf({ db }: Pick<Deps, 'db'>, userId: string): Promise<UidsByGame> {
  const [accounts, counts, imports] = await Promise.all([
    listPullAccounts(db, userId),
    countByAccount(db, userId),
    listAllImports(db, userId),
  ])

  function entriesOf(gameId: GameId): readonly AuthorizedUid[] {
    return accounts
      .filter((account) => account.gameId === gameId)
      .map(({ uid, nickname }) => {
        const own = (row: { uid: string }, game: GameId) => row.uid === uid && game === gameId
        const made = imports.filter(
          (row) => own(row, row.game_id) && row.undone_at === null && (row.kind === 'official' || row.kind === 'file'),
        )
        const server = homeOf(gameId, uid)
        const last = made.at(-1)
        return {
          ...{ uid, nickname, region: server.id, offsetHours: server.offset / 60 },
          isVerified: made.some(({ kind }) => kind === 'official'),
          counts: sumByPool(counts.filter((row) => own(row, row.gameId))),
          lastImportAt: last ? instant(last.made_at.getTime()) : null,
        }
      })
  }

  return mapGames(entriesOf)
}

function sumByPool(rows: readonly { readonly poolId: string; readonly total: number }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { poolId, total } of rows) {
    const pool = uigfPoolOf(poolId)
    counts[pool] = (counts[pool] ?? 0) + total
  }
  return counts
}

/** @throws AppError RECORDS_ABSENT unless the account is on the user's list (LEDGER-1) */
export async function nameAccount(
  { db }: Pick<Deps, 'db'>,
  writer: Writer,
  { nickname, ...account }: Naming,
): Promise<{ readonly uid: string; readonly nickname: string }> {
  const isNamed = await db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    return updateNickname(transaction, { ...account, userId: writer.id }, nickname)
  })
  if (!isNamed) throw new AppError('RECORDS_ABSENT')
  return { uid: account.uid, nickname }
}
