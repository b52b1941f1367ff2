import { MINUTE_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import type { Deps } from '#server/deps'
import { every } from '#server/platform/timers'
import { deleteVisits, deleteVisitsBefore } from './visit.queries.ts'

/** Somebody who has set out comes back within this time, or not at all. (SOC-1) */
export const VISIT_MS = 10 * MINUTE_MS

const FORGET_EVERY_MS = 5 * MINUTE_MS

/** Ends the sign-ins at other services for which a user has set out to link them. (ACC-63) */
export async function endVisitsOf(transaction: Db, userId: string): Promise<void> {
  await deleteVisits(transaction, userId)
}

/** @returns how to stop it */
export function keepForgettingVisits({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): () => void {
  return every(FORGET_EVERY_MS, () => {
    const forgotten = deleteVisitsBefore(db, new Date(clock.now() - VISIT_MS))
    forgotten.catch((error) => log.warn('sign-ins that were given up not removed', { error }))
  })
}
