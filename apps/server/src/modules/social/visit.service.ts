import { MINUTE_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import type { Deps } from '#server/deps'
import { deleteVisits, deleteVisitsBefore } from './visit.queries.ts'

/** A sign-in at another service has to be finished within this time. (SOC-1) */
export const VISIT_MS = 10 * MINUTE_MS

/** Ends the sign-ins at other services for which a user has set out to link them. (ACC-63) */
export async function endVisitsOf(transaction: Db, userId: string): Promise<void> {
  await deleteVisits(transaction, userId)
}

/** Removes logins at other services that were not finished in time. (SOC-1) */
export async function sweepExpiredVisits({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteVisitsBefore(db, new Date(clock.now() - VISIT_MS))
}
