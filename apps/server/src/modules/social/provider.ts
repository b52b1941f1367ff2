import type { Returned } from '@ephemeris/core/account/arrival'
import type { ProvenIdentity } from '#server/modules/account/identity/identity.service'

/** What a sign-in at another service needs from its beginning to its end. */
export interface Visit {
  /** Comes back with the browser. */
  readonly state: string
  /** Proves that the browser that hands in the code has set out. (C056) */
  readonly verifier: string
  /** Comes back inside of what the service signs. */
  readonly nonce: string
  /** Where the service sends the browser. */
  readonly redirectUri: string
}

/** A service that people sign in with. */
export interface SocialProvider {
  /** Goes before the names by which the service knows users, where another one may come in its place. */
  readonly realm: string
  /**
   * The service's own page, by its official address.
   * @throws AppError PROVIDER_FAILED where the service cannot be asked for it
   */
  signInPage(visit: Visit): Promise<URL>
  /**
   * Whose account the code is for.
   * @throws AppError PROVIDER_REFUSED where the code or the proof is no good, PROVIDER_FAILED where no usable answer came
   */
  identify(returned: Returned, visit: Omit<Visit, 'state'>): Promise<Omit<ProvenIdentity, 'provider'>>
}

/** For each question. */
export const PROVIDER_TIMEOUT_MS = 10_000
