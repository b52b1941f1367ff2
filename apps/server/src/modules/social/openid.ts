import { AppError } from '@ephemeris/contract/errors'
import type { Provider } from '@ephemeris/core/account/arrival'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import * as openid from 'openid-client'
import type { Log } from '#server/platform/log/log'
import { requireModestJson } from '#server/platform/outbound/foreign-json'
import { OutboundError } from '#server/platform/outbound/outbound-error'
import type { Outbound } from '#server/platform/outbound/outbound-http'
import { PROVIDER_TIMEOUT_MS, type SocialProvider } from './provider.ts'

/** What a provider says about a user; the mail address is not requested, since it would prove nothing. */
const SCOPE = 'openid profile'

/** Faults of a code or of a token: the sign-in was not genuine, or came too late. */
const NOT_GENUINE: ReadonlySet<string> = new Set([
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
  'OAUTH_INVALID_RESPONSE',
])

export const OPENID_TIMEOUT_S = PROVIDER_TIMEOUT_MS / SECOND_MS

/** Signs in by OpenID Connect: a code with PKCE, and a token with our nonce that the provider has signed. (SOC-2) */
export function createOpenId(
  provider: Provider,
  log: Log,
  configuration: () => Promise<openid.Configuration>,
): Pick<SocialProvider, 'signInPage' | 'identify'> {
  return {
    signInPage: async ({ state, verifier, nonce, redirectUri }) => {
      try {
        return openid.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          response_mode: 'query',
          scope: SCOPE,
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        })
      } catch (error) {
        throw refusalOf(error)
      }
    },

    identify: async ({ code, state, issuer }, { verifier, nonce, redirectUri }) => {
      const wayBack = new URL(redirectUri)
      wayBack.search = new URLSearchParams({ code, state, ...(issuer !== null && { iss: issuer }) }).toString()
      try {
        const answer = await openid.authorizationCodeGrant(await configuration(), wayBack, {
          expectedState: state,
          pkceCodeVerifier: verifier,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const claims = answer.claims()
        if (!claims) throw new AppError('PROVIDER_REFUSED')
        return { subject: claims.sub, nickname: typeof claims.name === 'string' ? claims.name : null, avatar: null }
      } catch (error) {
        throw refusalOf(error)
      }
    },
  }

  function refusalOf(error: unknown): AppError {
    if (error instanceof AppError) return error
    const reason = reasonOf(error)
    log.warn('login at another service failed', { provider, reason })
    return new AppError(reason === 'invalid_grant' || NOT_GENUINE.has(reason) ? 'PROVIDER_REFUSED' : 'PROVIDER_FAILED')
  }
}

/** A code of the protocol, of the library or of ours: never the provider's own words. */
function reasonOf(error: unknown): string {
  const { cause, code }: { cause?: unknown; code?: unknown } = Object(error)
  if (error instanceof openid.ResponseBodyError) return /^[a-z_]{1,40}$/.test(error.error) ? error.error : 'no answer'
  if (cause instanceof OutboundError) return cause.reason
  return typeof code === 'string' ? code : 'no answer'
}

/** Asks as everything of ours is asked: checked addresses, a time, a size, no redirects. */
export function fetchBy(outbound: Pick<Outbound, 'ask'>): openid.CustomFetch {
  return async (url, { method, headers, body, signal }) => {
    const answer = await outbound.ask({
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      timeoutMs: PROVIDER_TIMEOUT_MS,
      ...(body instanceof URLSearchParams && { body: body.toString() }),
      ...(signal && { signal }),
    })
    requireModestJson(answer.text)
    return new Response(answer.text, { status: answer.status, headers: { 'content-type': answer.contentType } })
  }
}
