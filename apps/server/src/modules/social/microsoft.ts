import { AppError } from '@ephemeris/contract/errors'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import * as openid from 'openid-client'
import type { ClientKeys } from '#server/env/env'
import { requireModestJson } from '#server/platform/outbound/foreign-json'
import type { Outbound } from '#server/platform/outbound/outbound-http'
import { PROVIDER_TIMEOUT_MS, type SocialProvider } from './provider.ts'

const ORIGIN = 'https://login.microsoftonline.com'

/** The tenant of all personal accounts, which players have. */
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad'

/** Its documented addresses, so that nothing has to be asked before a user sets out. */
const SERVER: openid.ServerMetadata = {
  issuer: `${ORIGIN}/${PERSONAL_TENANT}/v2.0`,
  authorization_endpoint: `${ORIGIN}/consumers/oauth2/v2.0/authorize`,
  token_endpoint: `${ORIGIN}/consumers/oauth2/v2.0/token`,
  jwks_uri: `${ORIGIN}/consumers/discovery/v2.0/keys`,
  id_token_signing_alg_values_supported: ['RS256'],
}

/** What Microsoft says about a user; the mail address is not requested, since it would prove nothing. */
const SCOPE = 'openid profile'

/** Faults of a code or of a token: the sign-in was not genuine, or came too late. */
const NOT_GENUINE: ReadonlySet<string> = new Set([
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
  'OAUTH_INVALID_RESPONSE',
])

/** Personal Microsoft accounts by OpenID Connect, with PKCE and a nonce. (SOC-2) */
export function createMicrosoft(outbound: Outbound, { clientId, clientSecret }: ClientKeys): SocialProvider {
  const config = new openid.Configuration(SERVER, clientId, {
    client_secret: clientSecret,
    id_token_signed_response_alg: 'RS256',
  })
  config.timeout = PROVIDER_TIMEOUT_MS / SECOND_MS
  config[openid.customFetch] = fetchBy(outbound)
  openid.enableNonRepudiationChecks(config)

  return {
    signInPage: async ({ state, verifier, nonce, redirectUri }) =>
      openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        response_mode: 'query',
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),

    identify: async (code, { state, verifier, nonce, redirectUri }) => {
      const wayBack = new URL(redirectUri)
      wayBack.search = new URLSearchParams({ code, state }).toString()
      try {
        const answer = await openid.authorizationCodeGrant(config, wayBack, {
          expectedState: state,
          pkceCodeVerifier: verifier,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const claims = answer.claims()
        if (!claims) throw new AppError('PROVIDER_REFUSED')
        const nickname = typeof claims.name === 'string' ? claims.name : null
        return { provider: 'microsoft', subject: claims.sub, nickname, avatar: null }
      } catch (error) {
        throw refusalOf(error)
      }
    },
  }
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof openid.ResponseBodyError) {
    return new AppError(error.error === 'invalid_grant' ? 'PROVIDER_REFUSED' : 'PROVIDER_FAILED')
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return new AppError(NOT_GENUINE.has(code) ? 'PROVIDER_REFUSED' : 'PROVIDER_FAILED')
}

/** Asks as everything of ours is asked: checked addresses, a time, a size, no redirects. */
function fetchBy(outbound: Outbound): openid.CustomFetch {
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
