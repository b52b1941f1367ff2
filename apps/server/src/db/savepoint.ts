import { sql } from 'kysely'
import type { Db } from './client.ts'

/** Does a part of a transaction; if it throws, its writes are rolled back and the transaction continues. */
export async function withSavepoint<Result>(transaction: Db, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(transaction)
  try {
    return await work()
  } catch (error) {
    await sql`rollback to savepoint part`.execute(transaction)
    throw error
  } finally {
    await sql`release savepoint part`.execute(transaction)
  }
}
