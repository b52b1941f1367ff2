import { DAY_MS, MINUTE_MS } from '@ephemeris/core/time/instant'
import type { Deps } from '#server/deps'
import { every } from '#server/platform/timers'
import { forgetUsedChallenges } from '../challenge/challenge.service.ts'
import { forgetOldVersions } from '../sync/sync.service.ts'
import { deleteEmailTokensBefore } from './email-token.queries.ts'
import { deleteKnownDevicesBefore, deleteSessionsBefore } from './session.queries.ts'
import { SESSION_IDLE_MS, SESSION_MAX_MS } from './session.service.ts'
import { deleteExpiredPending } from './user.queries.ts'

/** So long it is still told that something has expired; then it is as if it had never been. */
const TOLD_MS = 30 * DAY_MS

const FORGET_EVERY_MS = 10 * MINUTE_MS

/** @returns how to stop it */
export function keepForgetting(deps: Pick<Deps, 'db' | 'clock' | 'limits' | 'log'>): () => void {
  return every(FORGET_EVERY_MS, () => {
    forgetExpired(deps).catch((error) => deps.log.warn('expired rows not removed', { error }))
  })
}

/** Removes what nobody can use any more. (ACC-61) */
export async function forgetExpired(deps: Pick<Deps, 'db' | 'clock' | 'limits'>): Promise<void> {
  const { db, clock, limits } = deps
  const ago = (ms: number) => new Date(clock.now() - ms)
  await deleteExpiredPending(db, ago(0))
  await deleteSessionsBefore(db, { lastUsed: ago(SESSION_IDLE_MS + TOLD_MS), created: ago(SESSION_MAX_MS + TOLD_MS) })
  await deleteEmailTokensBefore(db, ago(TOLD_MS))
  await deleteKnownDevicesBefore(db, ago(SESSION_MAX_MS))
  await forgetUsedChallenges(deps)
  await forgetOldVersions(deps)
  await limits.forgetExpired()
}
