import type { Db } from '#server/db/client'
import type { Deps } from '#server/deps'
import { reschedulePlan } from './reminder-settings.queries.ts'

/** To be called when what a user chose or marked has changed: the due messages are computed again. (REM-7) */
export async function replanUser(transaction: Db, { clock }: Pick<Deps, 'clock'>, userId: string): Promise<void> {
  await reschedulePlan(transaction, userId, new Date(clock.now()))
}
