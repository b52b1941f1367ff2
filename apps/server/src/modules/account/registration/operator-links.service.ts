import { DAY_MS } from '@ephemeris/core/time/instant'
import type { Deps } from '#server/deps'
import { hashToken, newToken, newUserToken } from '#server/platform/secrets/tokens'
import { insertEmailToken } from '../email-token/email-token.queries.ts'
import { settingsLink } from '../settings-link.ts'
import { activateUser } from '../user.queries.ts'
import { insertInvitation } from './invitation.queries.ts'

const INVITATION_MS = 7 * DAY_MS
const RESET_MS = DAY_MS

type Given = Pick<Deps, 'db' | 'clock' | 'audit' | 'origin'>

/** A link that lets one person register within a week. (ACC-68) */
export async function inviteByLink(deps: Given): Promise<string> {
  const token = newToken()
  await insertInvitation(deps.db, hashToken(token), new Date(deps.clock.now() + INVITATION_MS))
  deps.audit('account invited', {})
  return settingsLink(deps, { invitation: token, highlight: 'login' })
}

/** A link that sets a new password within a day, for the operator to hand over. (ACC-69) */
export async function resetByLink(deps: Given, userId: string): Promise<string> {
  const token = newUserToken(userId)
  const expiresAt = new Date(deps.clock.now() + RESET_MS)
  await insertEmailToken(deps.db, { userId, tokenHash: hashToken(token), purpose: 'reset', expiresAt })
  deps.audit('password reset requested', { userId })
  return settingsLink(deps, { reset_token: token })
}

/** Activates an account without its mail. (ACC-69) @returns whether it waited, and its address has no other account */
export async function confirmByOperator({ db, clock, audit }: Given, userId: string): Promise<boolean> {
  const isActivated = await activateUser(db, userId, new Date(clock.now()))
  if (isActivated) audit('account activated', { userId })
  return isActivated
}
