import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#server/db/client'
import { gate } from '../members/gate.ts'
import { CITUS_URL } from './citus.ts'

/** On a cluster most statements wait on its workers. */
const ACTIVITY = CITUS_URL === null ? 'pg_stat_activity' : 'citus_stat_activity'

/**
 * Locks rows in a transaction of its own. Others who want them wait, and they come in the order in which they wait.
 * @returns how to let them go
 */
export async function lockRows(db: Db, lock: (transaction: Db) => Promise<unknown>): Promise<() => Promise<void>> {
  const locked = gate()
  const released = gate()
  const transaction = db.transaction().execute(async (own) => {
    await lock(own)
    locked.open()
    await released.opened
  })
  await Promise.race([locked.opened, transaction])
  return async () => {
    released.open()
    await transaction
  }
}

/** As `lockRows`, the account of a user. */
export function lockAccountOf(db: Db, { id }: { readonly id: string }): Promise<() => Promise<void>> {
  return lockRows(db, (own) => own.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute())
}

/** How many statements wait for locks of others. */
export async function countBlocked(db: Db): Promise<number> {
  const { rows } = await sql`
    select from ${sql.ref(ACTIVITY)} where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db)
  return rows.length
}

/** Waits until so many statements wait for locks of others. */
export async function waitForBlocked(db: Db, count: number): Promise<void> {
  await expect.poll(() => countBlocked(db)).toBe(count)
}
