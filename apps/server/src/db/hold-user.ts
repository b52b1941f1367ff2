import { AppError } from '@ephemeris/contract/errors'
import type { Db } from './client.ts'

/** On whose behalf something is written. */
export interface Writer {
  /** Of the user. */
  readonly id: string
  /** The session that let the call in; `null`: the product itself writes, e.g. a job. */
  readonly sessionId: string | null
}

/**
 * Keeps the account and the session from ending before the transaction does, so that what it writes for the user either
 * ends with them or is refused. Others write for the user at the same time. (ACC-62)
 *
 * It comes first in a transaction: everybody locks the user, then the session, then the rest, so that no two
 * transactions wait for each other.
 *
 * @throws AppError TOKEN_INVALID if the account or the session has ended since the call was let in
 */
export async function holdUser(transaction: Db, writer: Writer): Promise<void> {
  const user = transaction.selectFrom('account').select('id').where('id', '=', writer.id).forKeyShare()
  requireRow(await user.executeTakeFirst())
  await holdSession(transaction, writer)
}

/**
 * As `holdUser`, and nobody else holds the user alone at the same time: for whatever changes by which ways the user
 * comes in, or depends on them. (ACC-62)
 *
 * @throws AppError TOKEN_INVALID
 */
export async function holdUserAlone(transaction: Db, writer: Writer): Promise<void> {
  const user = transaction.selectFrom('account').select('id').where('id', '=', writer.id).forNoKeyUpdate()
  requireRow(await user.executeTakeFirst())
  await holdSession(transaction, writer)
}

async function holdSession(transaction: Db, { id, sessionId }: Writer): Promise<void> {
  if (sessionId === null) return
  const session = transaction
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', id)
    .where('id', '=', sessionId)
    .forKeyShare()
  requireRow(await session.executeTakeFirst())
}

function requireRow(row: { readonly id: string } | undefined): void {
  if (!row) throw new AppError('TOKEN_INVALID')
}
