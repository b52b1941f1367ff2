import { AppError } from '@ephemeris/contract/errors'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/http/caller'
import type { SignedInUser } from '#server/http/gatekeeper'
import { requirePassword } from './password-change.service.ts'

/** How long a login proves who the user is. (SOC-10) */
const FRESH_MS = 10 * MINUTE_MS

/**
 * Whether it is really the user who asks, not someone who has come by the session: the password says so, or, where
 * none is given, a fresh sign-in. (SOC-10)
 *
 * @throws AppError PASSWORD_WRONG, RATE_LIMITED; PROOF_REQUIRED
 */
export async function requireFreshProof(
  deps: Pick<Deps, 'db' | 'clock' | 'limits' | 'passwords' | 'audit'>,
  { user, password }: { user: SignedInUser; password: string | null },
  caller: Caller,
): Promise<void> {
  if (password !== null) await requirePassword(deps, { userId: user.id, password }, caller)
  else if (!hasJustSignedIn(user, deps.clock.now())) throw new AppError('PROOF_REQUIRED')
}

/** A session that another one has approved by QR code proves no more than that one. */
function hasJustSignedIn({ signedInAt, via }: SignedInUser, now: number): boolean {
  return via !== 'qr' && now - signedInAt <= FRESH_MS
}
