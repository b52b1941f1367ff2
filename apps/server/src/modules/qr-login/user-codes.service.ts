import type { Db } from '#server/db/client'
import { endQrsOf } from './qr-login.queries.ts'

/** Ends the codes that a user has scanned or approved and that are not collected yet. (ACC-63) */
export async function endCodesOf(transaction: Db, userId: string): Promise<void> {
  await endQrsOf(transaction, userId)
}
