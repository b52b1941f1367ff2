import type { QrSession, QrState } from '@ephemeris/core/account/qr-login/qr-session'
import { instant } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'

/** A code together with the device that shows it. */
export interface StoredQr extends QrSession {
  readonly idHash: Buffer
  readonly codeHash: Buffer
  readonly browserHash: Buffer
  readonly device: string
  readonly address: string
  readonly network: string
  readonly match: string
  readonly matchOptions: readonly string[]
  readonly isMatchAsked: boolean
}

export interface NewQr extends Omit<StoredQr, 'state' | 'scannerId' | 'createdAt'> {
  readonly shortCodeHash: Buffer
  /** `null`: the device came by itself. */
  readonly offerHash: Buffer | null
  readonly createdAt: Date
}

/** By what a code is found. */
type QrColumn = 'id_hash' | 'short_code_hash' | 'offer_hash'

export async function insertQr(db: Db, qr: NewQr): Promise<void> {
  await db
    .insertInto('qr_session')
    .values({
      id_hash: qr.idHash,
      code_hash: qr.codeHash,
      short_code_hash: qr.shortCodeHash,
      offer_hash: qr.offerHash,
      browser_hash: qr.browserHash,
      state: 'pending',
      device: qr.device,
      address: qr.address,
      network: qr.network,
      match: qr.match,
      match_options: [...qr.matchOptions],
      is_match_asked: qr.isMatchAsked,
      created_at: qr.createdAt,
    })
    .execute()
}

export async function findQr(db: Db, idHash: Buffer): Promise<StoredQr | null> {
  const row = await selectQr(db, idHash).executeTakeFirst()
  return row ? read(row) : null
}

/** The same, or the newest that another hash belongs to; no other transaction changes it until this one ends. */
export async function lockQr(transaction: Db, hash: Buffer, column: QrColumn = 'id_hash'): Promise<StoredQr | null> {
  const row = await selectQr(transaction, hash, column).forUpdate().executeTakeFirst()
  return row ? read(row) : null
}

function selectQr(db: Db, hash: Buffer, column: QrColumn = 'id_hash') {
  return db.selectFrom('qr_session').selectAll().where(column, '=', hash).orderBy('created_at', 'desc').limit(1)
}

function read(row: Awaited<ReturnType<ReturnType<typeof selectQr>['executeTakeFirstOrThrow']>>): StoredQr {
  return {
    idHash: row.id_hash,
    state: row.state,
    scannerId: row.user_id,
    codeHash: row.code_hash,
    browserHash: row.browser_hash,
    device: row.device,
    address: row.address,
    network: row.network,
    match: row.match,
    matchOptions: row.match_options,
    isMatchAsked: row.is_match_asked,
    createdAt: instant(row.created_at.getTime()),
  }
}

export async function updateScan(
  db: Db,
  idHash: Buffer,
  { userId, isMatchAsked }: { userId: string; isMatchAsked: boolean },
): Promise<void> {
  await db
    .updateTable('qr_session')
    .set({ state: 'scanned', user_id: userId, is_match_asked: isMatchAsked })
    .where('id_hash', '=', idHash)
    .execute()
}

export async function updateMatchAsked(db: Db, idHash: Buffer): Promise<void> {
  await db.updateTable('qr_session').set({ is_match_asked: true }).where('id_hash', '=', idHash).execute()
}

/** @returns whether it had been in `from` */
export async function moveQr(db: Db, idHash: Buffer, { from, to }: { from: QrState; to: QrState }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('qr_session')
    .set({ state: to })
    .where('id_hash', '=', idHash)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** All of a user's codes that have not ended. */
export async function endQrsOf(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('qr_session')
    .set({ state: 'ended' })
    .where('user_id', '=', userId)
    .where('state', '<>', 'ended')
    .execute()
}

interface Ask {
  /** The displaying browser and everybody else are counted apart. */
  readonly column: 'polled_at' | 'watched_at'
  readonly now: Date
  /** An earlier question after this moment was too recent. */
  readonly since: Date
}

/** Notes that a device asks. @returns whether that is not too often */
export async function touchQr(db: Db, idHash: Buffer, { column, now, since }: Ask): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('qr_session')
    .set({ [column]: now })
    .where('id_hash', '=', idHash)
    // A moment in the future was written before the clock was set back.
    .where((where) => where.or([where(column, 'is', null), where(column, '<=', since), where(column, '>', now)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Codes made after `moment` that wait for something. */
export async function countWaitingQrs(db: Db, moment: Date): Promise<number> {
  const { total } = await db
    .selectFrom('qr_session')
    .select((select) => select.fn.countAll<string>().as('total'))
    .where('created_at', '>', moment)
    .where('state', '<>', 'ended')
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Those made after `to` were made before the clock was set back. */
export async function deleteQrsOutside(db: Db, { from, to }: { from: Date; to: Date }): Promise<void> {
  await db
    .deleteFrom('qr_session')
    .where((where) => where.or([where('created_at', '<', from), where('created_at', '>', to)]))
    .execute()
}

/** The codes that a user has scanned in the last minutes. */
export async function listQrsOf(db: Db, userId: string) {
  return db
    .selectFrom('qr_session')
    .select(['device', 'address as ip_address', 'state', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}
