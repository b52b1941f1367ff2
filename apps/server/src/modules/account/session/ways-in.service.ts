import type { Db } from '#server/db/client'
import { hashToken } from '#server/platform/tokens'
import { endFeedOf } from '../../calendar/private-feed.service.ts'
import { endCodesOf } from '../../qr-login/user-codes.service.ts'
import { endSubscriptions } from '../../reminders/channels/push.service.ts'
import { endWebhookOf } from '../../reminders/channels/webhook.service.ts'
import { endVisitsOf } from '../../social/visit.service.ts'
import { deleteKnownDevices, deleteSessions } from './session.queries.ts'

/** What a user keeps who ends every other way in. */
export interface KeptWayIn {
  readonly sessionId: string
  /** Of the browser's cookie; `null`: the client has none. */
  readonly deviceToken: string | null
}

/**
 * Ends sessions with their push subscriptions, QR codes that were scanned or approved, sign-ins at other services that
 * are under way, and what is known of the user's devices. The user has to be locked: a sign-in that comes later finds
 * what it was let in by gone. Where nothing is kept, the webhook and the private calendar end as well: whoever had the
 * account may have set them up, and they go on without a session. (ACC-63, ACC-65)
 *
 * @param kept `null`: nothing is kept
 * @returns how many sessions were ended
 */
export async function revokeSignIns(transaction: Db, userId: string, kept: KeptWayIn | null): Promise<number> {
  const deviceToken = kept?.deviceToken ?? null
  const sessions = await deleteSessions(transaction, userId, kept?.sessionId ?? null)
  await deleteKnownDevices(transaction, userId, deviceToken === null ? null : hashToken(deviceToken))
  await endCodesOf(transaction, userId)
  await endVisitsOf(transaction, userId)
  await endSubscriptions(transaction, userId, kept?.sessionId ?? null)
  if (kept === null) {
    await endWebhookOf(transaction, userId)
    await endFeedOf(transaction, userId)
  }
  return sessions
}
