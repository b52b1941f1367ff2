import type { GameId } from '@ephemeris/core/games/game'
import type { Db } from '#server/db/client'
import type { OwnedAccount } from './owned-account.ts'

/** An account that no other transaction changes until this one is over. */
export interface LockedAccount {
  /** The number of its latest import. */
  readonly importsMade: number
  /** `null`: it is on the list. */
  readonly revokedAt: Date | null
}

/** The account, made if it is not known. */
export async function lockOrInsertAccount(transaction: Db, key: OwnedAccount, at: Date): Promise<LockedAccount> {
  await transaction
    .insertInto('gacha_uid')
    .values({ user_id: key.userId, game_id: key.gameId, uid: key.uid, created_at: at, changed_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'game_id', 'uid']).doNothing())
    .execute()
  // An account that was erased while we waited for it has to be created again.
  return (await lockAccount(transaction, key)) ?? lockOrInsertAccount(transaction, key, at)
}

/** `null`: it is not known. */
export async function lockAccount(transaction: Db, key: OwnedAccount): Promise<LockedAccount | null> {
  const row = await transaction
    .selectFrom('gacha_uid')
    .select(['imports_made', 'revoked_at'])
    .where('user_id', '=', key.userId)
    .where('game_id', '=', key.gameId)
    .where('uid', '=', key.uid)
    .forUpdate()
    .executeTakeFirst()
  return row ? { importsMade: row.imports_made, revokedAt: row.revoked_at } : null
}

/** `null`: it is not known. */
export async function findPullAccount(db: Db, key: OwnedAccount) {
  const row = await db
    .selectFrom('gacha_uid')
    .select(['changed_at as changedAt', 'revoked_at as revokedAt', 'imports_made as importsMade'])
    .where('user_id', '=', key.userId)
    .where('game_id', '=', key.gameId)
    .where('uid', '=', key.uid)
    .executeTakeFirst()
  return row ?? null
}

/** Those on the list, the first one first. */
export async function listPullAccounts(db: Db, userId: string) {
  return db
    .selectFrom('gacha_uid')
    .select(['game_id as gameId', 'uid', 'nickname', 'imports_made as importsMade', 'changed_at as changedAt'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('uid')
    .execute()
}

/** @returns whether it is on the list */
export async function updateNickname(db: Db, key: OwnedAccount, nickname: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gacha_uid')
    .set({ nickname })
    .where('user_id', '=', key.userId)
    .where('game_id', '=', key.gameId)
    .where('uid', '=', key.uid)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** After its pulls have changed. */
export async function updateAccount(
  transaction: Db,
  key: OwnedAccount,
  change: { importsMade: number; changedAt: Date; revokedAt: Date | null },
): Promise<void> {
  await transaction
    .updateTable('gacha_uid')
    .set({ imports_made: change.importsMade, changed_at: change.changedAt, revoked_at: change.revokedAt })
    .where('user_id', '=', key.userId)
    .where('game_id', '=', key.gameId)
    .where('uid', '=', key.uid)
    .execute()
}

/** Accounts that were taken off the list before `moment`, of all users. */
export async function listRevokedBefore(db: Db, moment: Date): Promise<readonly OwnedAccount[]> {
  const rows = await db
    .selectFrom('gacha_uid')
    .select(['user_id', 'game_id', 'uid'])
    .where('revoked_at', '<', moment)
    .execute()
  return rows.map(({ user_id, game_id, uid }) => ({ userId: user_id, gameId: game_id, uid }))
}

/** Everything of it, on the list or not. */
export async function listAllAccounts(db: Db, userId: string) {
  return db
    .selectFrom('gacha_uid')
    .select(['game_id', 'uid', 'nickname', 'created_at', 'changed_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteAccountRows(transaction: Db, { userId, gameId, uid }: OwnedAccount): Promise<void> {
  for (const table of ['gacha_pull', 'gacha_removed_pull', 'gacha_import', 'gacha_uid'] as const) {
    await transaction
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('game_id', '=', gameId satisfies GameId)
      .where('uid', '=', uid)
      .execute()
  }
}
