import type { HandoffSession, HandoffState } from '@ephemeris/core/handoff/handoff-session'
import { instant } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'

export interface StoredHandoff extends HandoffSession {
  readonly secretHash: Buffer
  readonly device: string
  readonly network: string
  readonly match: string
  readonly opener: string | null
  readonly isFar: boolean
  readonly sealed: string | null
}

export interface NewHandoff {
  readonly idHash: Buffer
  readonly secretHash: Buffer
  readonly userId: string
  readonly sessionId: string
  readonly device: string
  readonly network: string
  readonly match: string
  readonly createdAt: Date
}

export async function insertHandoff(db: Db, handoff: NewHandoff): Promise<void> {
  await db
    .insertInto('handoff')
    .values({
      id_hash: handoff.idHash,
      secret_hash: handoff.secretHash,
      user_id: handoff.userId,
      session_id: handoff.sessionId,
      state: 'waiting',
      device: handoff.device,
      network: handoff.network,
      match: handoff.match,
      created_at: handoff.createdAt,
    })
    .execute()
}

/** Who shows the code, unless that user is suspended; `null`: no user does. */
export async function findHandoffMaker(db: Db, idHash: Buffer) {
  const row = await db
    .selectFrom('handoff')
    .innerJoin('account', 'account.id', 'handoff.user_id')
    .select(['handoff.user_id as id', 'handoff.session_id as sessionId'])
    .where('id_hash', '=', idHash)
    .where('account.banned_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** No other transaction changes it until this one ends. */
export async function lockHandoff(transaction: Db, idHash: Buffer): Promise<StoredHandoff | null> {
  const row = await transaction
    .selectFrom('handoff')
    .selectAll()
    .where('id_hash', '=', idHash)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  return {
    state: row.state,
    secretHash: row.secret_hash,
    device: row.device,
    network: row.network,
    match: row.match,
    opener: row.opener,
    isFar: row.is_far,
    sealed: row.sealed,
    createdAt: instant(row.created_at.getTime()),
  }
}

interface HandoffChange {
  readonly state: HandoffState
  readonly opener?: string
  readonly isFar?: boolean
  /** `null`: it is removed. */
  readonly sealed?: string | null
}

export async function updateHandoff(db: Db, idHash: Buffer, change: HandoffChange): Promise<void> {
  await db
    .updateTable('handoff')
    .set({
      state: change.state,
      ...(change.opener !== undefined && { opener: change.opener }),
      ...(change.isFar !== undefined && { is_far: change.isFar }),
      ...(change.sealed !== undefined && { sealed: change.sealed }),
    })
    .where('id_hash', '=', idHash)
    .execute()
}

export async function deleteHandoff(db: Db, idHash: Buffer): Promise<void> {
  await db.deleteFrom('handoff').where('id_hash', '=', idHash).execute()
}

interface PollTime {
  /** The device that shows the code and the other one are counted apart. */
  readonly column: 'polled_at' | 'watched_at'
  readonly now: Date
  /** An earlier question after this moment was too recent. */
  readonly since: Date
}

/** Notes that a device asks. @returns whether that is not too often */
export async function touchHandoff(db: Db, idHash: Buffer, { column, now, since }: PollTime): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('handoff')
    .set({ [column]: now })
    .where('id_hash', '=', idHash)
    // A moment in the future was written before the clock was set back.
    .where((where) => where.or([where(column, 'is', null), where(column, '<=', since), where(column, '>', now)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The user's hand-offs for the export. */
export async function listHandoffs(db: Db, userId: string) {
  return db
    .selectFrom('handoff')
    .select(['device', 'state', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('state')
    .execute()
}

export async function countHandoffs(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('handoff')
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Those made after `to` were made before the clock was set back. */
export async function deleteHandoffsOutside(db: Db, { from, to }: { from: Date; to: Date }): Promise<void> {
  await db
    .deleteFrom('handoff')
    .where((where) => where.or([where('created_at', '<=', from), where('created_at', '>', to)]))
    .execute()
}
