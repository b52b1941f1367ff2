import { AppError } from '@ephemeris/contract/errors'
import { sql } from 'kysely'
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
 * A session is locked instead of its account: the deletion of an account ends its sessions first, and so waits for
 * every transaction that has locked one. On a cluster the session lies beside the rows that are written.
 *
 * It comes first in a transaction: everybody locks the user, then the session, then the rest, so that no two
 * transactions wait for each other.
 *
 * @throws AppError TOKEN_INVALID if the account or the session has ended since the call was let in
 */
export async function holdUser(transaction: Db, writer: Writer): Promise<void> {
  requireRow((await heldWriter(writer).execute(transaction)).rows)
}

/**
 * As `holdUser`, and no other transaction holds the user alone at the same time: for whatever changes by which ways the user
 * comes in, or depends on them. (ACC-62)
 *
 * @throws AppError TOKEN_INVALID
 */
export async function holdUserExclusively(transaction: Db, writer: Writer): Promise<void> {
  const user = transaction.selectFrom('account').select('id').where('id', '=', writer.id).forNoKeyUpdate()
  requireRow(await user.execute())
  if (writer.sessionId !== null) await holdUser(transaction, writer)
}

/**
 * What `holdUser` asks: the writer's `user_id`, or no row once the account or the session has ended. A single statement
 * that writes what it selects from here needs no `holdUser` before it. (ACC-62)
 */
export function heldWriter({ id, sessionId }: Writer) {
  return sessionId === null
    ? sql<HeldWriter>`select id as user_id from account where id = ${id} for key share`
    : sql<HeldWriter>`select user_id from session where user_id = ${id} and id = ${sessionId} for key share`
}

interface HeldWriter {
  readonly user_id: string
}

function requireRow(rows: readonly unknown[]): void {
  if (rows.length === 0) throw new AppError('TOKEN_INVALID')
}
