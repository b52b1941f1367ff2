import type { WayBack } from '@ephemeris/contract/account/social'
import { AppError } from '@ephemeris/contract/errors'
import { type Provider, type Returned, returnParameters } from '@ephemeris/core/account/arrival'
import { MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import { holdUser } from '#server/db/hold-user'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/http/caller'
import type { SignedInUser } from '#server/http/gatekeeper'
import { addIdentity, requireLinked, userOfIdentity } from '#server/modules/account/identity/identity.service'
import { requireFreshProof } from '#server/modules/account/password/fresh-proof.service'
import { hashToken, newToken } from '#server/platform/secrets/tokens'
import { signIn } from '../account/session/session.service.ts'
import { createMicrosoft } from './microsoft.ts'
import { createOwnProvider } from './own-provider.ts'
import type { SocialProvider } from './provider.ts'
import { createQq } from './qq.ts'
import { findVisitHost, insertVisit, type StoredVisit, takeVisit } from './visit.queries.ts'
import { VISIT_MS } from './visit.service.ts'

const START_LIMIT = { name: 'social-login', points: 10, seconds: MINUTE_MS / SECOND_MS } as const
const COMPLETE_LIMIT = { name: 'social-callback', points: 10, seconds: MINUTE_MS / SECOND_MS } as const

/** Distinguishes the browser that has set out from one that was lured to the way back. */
const BROWSER_COOKIE = 'eph_visit'

/** Serves the mainland's host alone. */
const OF_MAINLAND: Provider = 'qq'

/** What services name a user by: plain characters. */
const SUBJECT = /^[\x21-\x7e]{1,256}$/

/** The only word for every failure: what another service says is never shown. (SOC-4) */
const REFUSED = 'access_denied'

/** Signing in with accounts at other services. */
export interface Social {
  /**
   * Starts linking for a logged-in user, who first proves who they are. (SOC-6)
   * @returns the other service's page @throws AppError PROVIDER_ABSENT, PROVIDER_FAILED, RATE_LIMITED; PASSWORD_WRONG,
   * PROOF_REQUIRED
   */
  startVisit(who: Who, options: { isDomestic: boolean; password: string | null }): Promise<string>
  /** Where the browser that comes from the other service is sent on to. @throws AppError PROVIDER_ABSENT */
  forwardVisit(back: FromProvider): Promise<string>
  /**
   * @returns a bearer token @throws AppError PROVIDER_REFUSED, PROVIDER_FAILED, PROVIDER_ABSENT, IDENTITY_TAKEN,
   * RATE_LIMITED; those of a sign-in
   */
  completeVisit(returned: Returned, who: Who & { token: string | null }): Promise<string>
}

interface Who {
  readonly user: SignedInUser | null
  readonly caller: Caller
}

type FromProvider = Extract<WayBack, { readonly leg: 'provider' }>

export function createSocial(deps: Deps, provider: Provider): Social {
  const { db, clock, limits, origin, outbound } = deps
  const service = serviceOf(deps, provider)
  const redirectUri = () => `${origin.url()}/api/auth/${provider}/callback`

  function offered(): SocialProvider {
    if (service === null) throw new AppError('PROVIDER_ABSENT')
    return service
  }

  return {
    startVisit: async ({ user, caller }, { isDomestic, password }) => {
      const { signInPage } = offered()
      await limits.takeFrom(START_LIMIT, caller)
      if (user !== null) await requireFreshProof(deps, { user, password }, caller)
      const visit = { state: newToken(), verifier: newToken(), nonce: newToken(), redirectUri: redirectUri() }
      // One browser may start visits in several tabs: they share its cookie.
      const browser = caller.cookie(BROWSER_COOKIE) ?? newToken()
      await storeVisit(db, user, {
        stateHash: hashToken(visit.state),
        browserHash: hashToken(browser),
        provider,
        userId: user?.id ?? null,
        isDomestic: isDomestic || provider === OF_MAINLAND,
        verifier: visit.verifier,
        nonce: visit.nonce,
        createdAt: new Date(clock.now()),
      })
      caller.setCookie(BROWSER_COOKIE, browser, { maxAgeSeconds: VISIT_MS / SECOND_MS, sameSite: 'Lax' })
      return outbound.browserAddress(await signInPage(visit)).href
    },

    forwardVisit: async ({ code, state, issuer, isRefused }) => {
      offered()
      const names = returnParameters(provider)
      const visit = state === null ? null : await findVisitHost(db, hashToken(state))
      const page = new URL('/settings', originOf(deps, visit?.isDomestic ?? provider === OF_MAINLAND))
      if (isRefused || code === null || state === null) page.searchParams.set(names.error, REFUSED)
      else {
        page.searchParams.set(names.code, code)
        page.searchParams.set(names.state, state)
        if (issuer !== null) page.searchParams.set(names.issuer, issuer)
      }
      return page.href
    },

    completeVisit: async (returned, { user, caller, token }) => {
      const { identify, realm } = offered()
      await limits.takeFrom(COMPLETE_LIMIT, caller)
      const browser = caller.cookie(BROWSER_COOKIE)
      const stateHash = hashToken(returned.state)
      const visit =
        browser === null ? null : await takeVisit(db, { stateHash, browserHash: hashToken(browser), provider })
      const isLate = visit === null || clock.now() - visit.createdAt.getTime() > VISIT_MS
      // A browser that has logged in or out since has not asked for what would happen now.
      if (isLate || visit.userId !== (user?.id ?? null)) throw new AppError('PROVIDER_REFUSED')

      const { verifier, nonce } = visit
      const proven = await identify(returned, { verifier, nonce, redirectUri: redirectUri() })
      // What the database would refuse, or store as something else, could be the identity of another user.
      if (!SUBJECT.test(proven.subject)) throw new AppError('PROVIDER_FAILED')
      const identity = { ...proven, provider, subject: realm + proven.subject }
      if (visit.userId !== null && user !== null && token !== null) {
        await addIdentity(deps, identity, user)
        return token
      }
      const userId = await userOfIdentity(deps, identity, caller)
      return signIn(deps, userId, {
        via: provider,
        caller,
        proof: (transaction) => requireLinked(transaction, identity, userId),
      })
    },
  }
}

async function storeVisit(db: Db, user: SignedInUser | null, visit: StoredVisit): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (user !== null) await holdUser(transaction, user)
    await insertVisit(transaction, visit)
  })
}

/** `null`: the operator has not arranged it. */
function serviceOf(deps: Deps, provider: Provider): SocialProvider | null {
  const { qq, microsoft, oidc } = deps.env.providers
  switch (provider) {
    case 'qq':
      return qq && createQq(deps.outbound, qq)
    case 'microsoft':
      return microsoft && createMicrosoft(deps, microsoft)
    case 'oidc':
      return oidc && createOwnProvider(deps, oidc)
  }
}

/** Of the configured hosts the one that the browser returns to; what a request says of it is never asked. (SOC-4) */
function originOf({ env, origin }: Deps, isDomestic: boolean): URL {
  const url = new URL(origin.url())
  if (isDomestic && env.mainlandHost !== null) url.hostname = env.mainlandHost
  return url
}
