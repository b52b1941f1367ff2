import { DAY_MS } from '@ephemeris/core/time/instant'
import type { Deps } from '#server/deps'
import { deleteEmailTokensBefore } from './email-token/email-token.queries.ts'
import { deleteExpiredInvitations } from './registration/invitation.queries.ts'
import { removeMailsOf } from './registration/written-mails.service.ts'
import { deleteKnownDevicesBefore, deleteSessionsBefore } from './session/session.queries.ts'
import { SESSION_IDLE_MS, SESSION_MAX_MS } from './session/session.service.ts'
import { deleteExpiredPending } from './user.queries.ts'

/** A refusal still says that a session or a link has expired for this long; afterwards the row is gone. */
const EXPIRED_KEPT_MS = 30 * DAY_MS

/** Removes unconfirmed accounts, sessions, mailed links and known devices that can no longer be used. (ACC-61) */
export async function sweepExpiredAccountRows(deps: Pick<Deps, 'db' | 'clock' | 'env'>): Promise<void> {
  const { db, clock } = deps
  const ago = (ms: number) => new Date(clock.now() - ms)
  await removeMailsOf(deps, await deleteExpiredPending(db, ago(0)))
  await deleteExpiredInvitations(db, ago(0))
  await deleteSessionsBefore(db, {
    lastUsed: ago(SESSION_IDLE_MS + EXPIRED_KEPT_MS),
    created: ago(SESSION_MAX_MS + EXPIRED_KEPT_MS),
  })
  await deleteEmailTokensBefore(db, ago(EXPIRED_KEPT_MS))
  await deleteKnownDevicesBefore(db, ago(SESSION_MAX_MS))
}
