import type { Db } from '#server/db/client'
import type { Deps } from '#server/deps'
import { hashToken } from '#server/platform/secrets/tokens'
import { deleteAccessTokens } from './access-token/access-token.queries.ts'
import { deleteKnownDevices, deleteSessions } from './session.queries.ts'

/** What a user keeps who ends every other way in. */
export interface RetainedSession {
  readonly sessionId: string
  /** Of the browser's cookie; `null`: the client has none. */
  readonly deviceToken: string | null
}

/**
 * Ends sessions with their push subscriptions, QR codes that were scanned or approved, sign-ins at other services that
 * are under way, and what is known of the user's devices. The user has to be locked: a later login does not find what
 * it relies on. Where nothing is kept, the webhook, the private calendar and read-only tokens end as well: a person
 * who had the account may have set them up, and they go on without a session. (ACC-63, ACC-65)
 *
 * @param kept `null`: nothing is kept
 * @returns how many sessions were ended
 */
export async function revokeSignIns(
  transaction: Db,
  { changes }: Pick<Deps, 'changes'>,
  { userId, kept }: { userId: string; kept: RetainedSession | null },
): Promise<number> {
  const deviceToken = kept?.deviceToken ?? null
  const sessions = await deleteSessions(transaction, userId, kept?.sessionId ?? null)
  await deleteKnownDevices(transaction, userId, deviceToken === null ? null : hashToken(deviceToken))
  if (kept === null) await deleteAccessTokens(transaction, userId, null)
  await changes.signInsEnded(transaction, userId, kept?.sessionId ?? null)
  return sessions
}
