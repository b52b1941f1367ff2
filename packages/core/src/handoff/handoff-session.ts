import { isCodeExpired } from '../account/code-life.ts'
import { type Instant, MINUTE_MS } from '../time/instant.ts'

/** From the making of a code until its link is gone. */
export const HANDOFF_LIFE_MS = 5 * MINUTE_MS

/** `waiting`: shown; `opened`: on a phone; `sent`: a sealed link waits; `collected` and `refused`: it is over. */
export type HandoffState = 'waiting' | 'opened' | 'sent' | 'collected' | 'refused'

export interface HandoffSession {
  readonly state: HandoffState
  readonly createdAt: Instant
}

/** Why a phone can do nothing with a code: it is too old, or it was used or refused. */
export type HandoffFault = 'expired' | 'used'

/** (HAND-2) */
export function isHandoffExpired({ createdAt }: Pick<HandoffSession, 'createdAt'>, now: Instant): boolean {
  return isCodeExpired(createdAt, HANDOFF_LIFE_MS, now)
}

/** What keeps a phone from opening a code or sending a link to it; to open it again is no fault. (HAND-2, HAND-3) */
export function faultOfHandoff(session: HandoffSession, now: Instant): HandoffFault | null {
  if (isHandoffExpired(session, now)) return 'expired'
  return session.state === 'waiting' || session.state === 'opened' ? null : 'used'
}
