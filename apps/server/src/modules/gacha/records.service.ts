import { AppError } from '@ephemeris/contract/errors'
import type { PullRecord, RecordsPage, RecordsQuery } from '@ephemeris/contract/gacha/gacha-records'
import { itemNameIn, itemTypeIn } from '@ephemeris/core/gacha/names/pull-text'
import type { Pull } from '@ephemeris/core/gacha/pull'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { uigfPoolOf } from '@ephemeris/core/gacha/rows/uigf-pool'
import type { Language } from '@ephemeris/core/language/language'
import type { Db } from '#server/db/client'
import type { Deps } from '#server/deps'
import { factsOf } from './gacha-facts.ts'
import type { OwnedAccount } from './ledger/owned-account.ts'
import { countByPool, listPage } from './ledger/pull.queries.ts'
import { requirePulls } from './ledger/require-pulls.ts'

/** A sort key: what follows the time may hold an item's name in any writing. */
const CURSOR = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [01] [^\p{Cc}]{1,256}$/u

/** One page of an account's pulls, oldest first, numbered pool by pool. (LEDGER-7) */
export async function recordsOf(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { poolId, limit, cursor, language, ...account }: RecordsQuery,
): Promise<RecordsPage> {
  const key = { ...account, userId }
  const after = cursor === null ? '' : readCursor(cursor)
  const counts = await countsOf(db, key)
  const poolIds = poolId === null ? null : [...counts.keys()].filter((id) => id === poolId || uigfPoolOf(id) === poolId)
  if (poolIds?.length === 0) return { records: [], total: 0, next: null }

  const found = await listPage(db, key, { poolIds, after, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const before = after === '' ? new Map<string, number>() : await countByPool(db, key, after)
  const next = found.length > limit ? (rows.at(-1)?.sortKey ?? null) : null
  return {
    records: numbered(rows, before).map((record) => ({ ...record, pull: translated(record.pull, key, language) })),
    total: totalOf(counts, poolIds),
    next: next === null ? null : Buffer.from(next).toString('base64url'),
  }
}

/** By pool. @throws AppError RECORDS_ABSENT unless the account is on the user's list and has pulls */
async function countsOf(db: Db, key: OwnedAccount): Promise<ReadonlyMap<string, number>> {
  await requirePulls(db, key)
  const counts = await countByPool(db, key)
  if (counts.size === 0) throw new AppError('RECORDS_ABSENT')
  return counts
}

function totalOf(counts: ReadonlyMap<string, number>, poolIds: readonly string[] | null): number {
  return [...counts].reduce((sum, [id, count]) => (poolIds === null || poolIds.includes(id) ? sum + count : sum), 0)
}

/** @throws AppError PARAMETER_INVALID for a cursor that no page has given */
function readCursor(cursor: string): string {
  const key = Buffer.from(cursor, 'base64url').toString()
  if (!CURSOR.test(key)) throw new AppError('PARAMETER_INVALID', 'cursor')
  return key
}

function numbered(
  rows: readonly { readonly pull: Pull; readonly isOfficial: boolean }[],
  before: ReadonlyMap<string, number>,
): readonly PullRecord[] {
  const counts = new Map<string, number>()
  for (const [id, count] of before) counts.set(uigfPoolOf(id), (counts.get(uigfPoolOf(id)) ?? 0) + count)
  return rows.map(({ pull, isOfficial }) => {
    const pool = uigfPoolOf(pull.poolId)
    const number = (counts.get(pool) ?? 0) + 1
    counts.set(pool, number)
    return { pull, number, source: isOfficial ? 'official' : 'file' }
  })
}

function translated(pull: Pull, { gameId }: PullAccount, language: Language): Pull {
  if (language === 'en') return pull
  const index = factsOf(gameId)
  return { ...pull, name: itemNameIn(language, pull, index), itemType: itemTypeIn(language, pull, index) }
}
