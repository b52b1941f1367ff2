import type { LedgerKind, Undoing } from '@ephemeris/contract/gacha/gacha-ledger'
import type { Evidence } from '@ephemeris/core/gacha/coverage/coverage'
import type { GameId } from '@ephemeris/core/games/game'
import { sql } from 'kysely'
import type { Db } from '#server/db/client'
import type { OwnedAccount } from './owned-account.ts'

export type PoolEvidence = Readonly<Record<string, Evidence | readonly Evidence[]>>

export interface LedgerRow {
  readonly id: string
  readonly number: number
  readonly kind: LedgerKind
  readonly madeAt: Date
  readonly added: number
  readonly removed: number
  readonly evidence: PoolEvidence
  readonly undoableUntil: Date
  readonly undoneAt: Date | null
  /** Whether it was made by a version that distinguishes pulls of two pools under one id. */
  readonly isByPool: boolean
}

const COLUMNS = [
  'id',
  'number',
  'kind',
  'made_at as madeAt',
  'added',
  'removed',
  'evidence',
  'undoable_until as undoableUntil',
  'undone_at as undoneAt',
  'is_by_pool as isByPool',
] as const

export async function insertImport(
  transaction: Db,
  key: OwnedAccount,
  row: Omit<LedgerRow, 'isByPool'>,
): Promise<void> {
  await transaction
    .insertInto('gacha_import')
    .values({
      user_id: key.userId,
      id: row.id,
      game_id: key.gameId,
      uid: key.uid,
      number: row.number,
      kind: row.kind,
      made_at: row.madeAt,
      added: row.added,
      removed: row.removed,
      evidence: JSON.stringify(row.evidence),
      undoable_until: row.undoableUntil,
    })
    .execute()
}

/** The newest first. */
export async function listLedger(db: Db, { userId, gameId, uid }: OwnedAccount): Promise<readonly LedgerRow[]> {
  return db
    .selectFrom('gacha_import')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .where('uid', '=', uid)
    .orderBy('number', 'desc')
    .execute()
}

export interface ImportRow extends Pick<LedgerRow, 'kind' | 'evidence' | 'undoneAt'> {
  readonly userId: string
  readonly gameId: GameId
  readonly uid: string
}

/** Of an account: the game has long deleted what older ones prove. */
const NEWEST_IMPORTS = 200

/** What proves something of the accounts on the lists of these users, the newest of each account first. */
export async function listLedgersOf(db: Db, userIds: readonly string[]): Promise<readonly ImportRow[]> {
  const ranked = db
    .selectFrom('gacha_import as import')
    .innerJoin('gacha_uid as account', (join) =>
      join
        .onRef('account.user_id', '=', 'import.user_id')
        .onRef('account.game_id', '=', 'import.game_id')
        .onRef('account.uid', '=', 'import.uid'),
    )
    .select([
      'import.user_id as userId',
      'import.game_id as gameId',
      'import.uid',
      'import.kind',
      'import.evidence',
      'import.undone_at as undoneAt',
      'import.number',
      sql<number>`row_number() over (partition by import.user_id, import.game_id, import.uid order by import.number desc)`.as(
        'place',
      ),
    ])
    .where('import.user_id', 'in', [...userIds])
    .where('account.revoked_at', 'is', null)
  return db
    .selectFrom(ranked.as('newest'))
    .select(['userId', 'gameId', 'uid', 'kind', 'evidence', 'undoneAt'])
    .where('place', '<=', NEWEST_IMPORTS)
    .orderBy('number', 'desc')
    .execute()
}

/** `null`: the user has none of that id. */
export async function findImport(db: Db, userId: string, id: string) {
  const row = await db
    .selectFrom('gacha_import')
    .select([...COLUMNS, 'game_id as gameId', 'uid'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

interface Undone {
  readonly id: string
  readonly at: Date
  readonly undoing: Undoing
}

export async function markUndone(transaction: Db, userId: string, { id, at, undoing }: Undone): Promise<void> {
  await transaction
    .updateTable('gacha_import')
    .set({ undone_at: at, undoing: JSON.stringify(undoing) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/**
 * Drops the answers of a user that were stored longest ago, so that the rest names at most `ids` pulls; `keptId` stays.
 */
export async function deleteOldUndoings(
  transaction: Db,
  userId: string,
  { ids, keptId }: { ids: number; keptId: string },
): Promise<void> {
  await sql`
    update gacha_import set undoing = null where user_id = ${userId} and id in (
      select id from (
        select id, sum(jsonb_array_length(undoing -> 'removedIds')) over (
          order by id = ${keptId} desc, undone_at desc, id
        ) as total
        from gacha_import where user_id = ${userId} and undoing is not null
      ) as stored where total > ${ids} and id <> ${keptId}
    )
  `.execute(transaction)
}

/** The number of ids in the stored answers of undoing. */
export async function countUndoneIds(db: Db, userId: string, id: string): Promise<number> {
  const { rows } = await sql<{ total: number | null }>`
    select jsonb_array_length(undoing -> 'removedIds') as total from gacha_import where user_id = ${userId} and id = ${id}
  `.execute(db)
  return rows[0]?.total ?? 0
}

/** What undoing answered; `null`: the entry holds, or that is not kept any more. */
export async function findUndoing(db: Db, userId: string, id: string): Promise<Undoing | null> {
  const row = await db
    .selectFrom('gacha_import')
    .select('undoing')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.undoing ?? null
}

/** Of entries that could be undone until before `limit`. */
export async function deleteUndoingsBefore(db: Db, limit: Date): Promise<void> {
  await db
    .updateTable('gacha_import')
    .set({ undoing: null })
    .where('undoing', 'is not', null)
    .where('undoable_until', '<', limit)
    .execute()
}

/** Of every account of the user, in the order in which they were made. */
export async function listAllImports(db: Db, userId: string) {
  return db
    .selectFrom('gacha_import')
    .select(['game_id', 'uid', 'id', 'kind', 'made_at', 'added', 'removed', 'undone_at'])
    .where('user_id', '=', userId)
    .orderBy('made_at')
    .execute()
}
