import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import type { GameId } from '@ephemeris/core/games/game'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import { coverages, evidenceIn } from './ledger/coverage.service.ts'
import { type ImportRow, listLedgersOf } from './ledger/import.queries.ts'

/** An account whose log deletes pulls from `at` on, unless it is imported before. */
export interface ExpiringLog extends PullAccount {
  readonly at: Instant
}

/**
 * By user, the accounts on the list whose next import loses nothing yet, each with the first moment from which it may.
 * (GACHA-20, REM-3)
 */
export async function findExpiringLogs(
  db: Db,
  userIds: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, readonly ExpiringLog[]>> {
  const logs = new Map<string, ExpiringLog[]>()
  for (const { userId, gameId, uid, rows } of byAccount(await listLedgersOf(db, userIds))) {
    const account = { gameId, uid }
    const moments = coverages(account, evidenceIn(rows)).flatMap(({ safeUntil }) =>
      safeUntil !== null && safeUntil > now ? [safeUntil] : [],
    )
    if (moments.length === 0) continue
    logs.set(userId, [...(logs.get(userId) ?? []), { ...account, at: instant(Math.min(...moments)) }])
  }
  return logs
}

interface AccountLedger {
  readonly userId: string
  readonly gameId: GameId
  readonly uid: string
  readonly rows: ImportRow[]
}

function byAccount(rows: readonly ImportRow[]): AccountLedger[] {
  const accounts = new Map<string, AccountLedger>()
  for (const row of rows) {
    const { userId, gameId, uid } = row
    const key = JSON.stringify([userId, gameId, uid])
    const known = accounts.get(key)
    if (known) known.rows.push(row)
    else accounts.set(key, { userId, gameId, uid, rows: [row] })
  }
  return [...accounts.values()]
}
