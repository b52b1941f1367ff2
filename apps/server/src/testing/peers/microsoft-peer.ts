/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync, sign } from 'node:crypto'
import { Provider } from 'oidc-provider'
import { startUpstream, type Upstream, type UpstreamHandler } from './upstream.ts'

export const MICROSOFT = 'https://login.microsoftonline.com'

export const MICROSOFT_ENV = { MICROSOFT_CLIENT_ID: 'ephemeris-ms', MICROSOFT_CLIENT_SECRET: 'very-secret-ms' } as const

const ISSUER = `${MICROSOFT}/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0`
const TOKEN_PATH = '/consumers/oauth2/v2.0/token'
const KEY_ID = 'first'

/** A real provider of OpenID Connect in the place of Microsoft's, at which one person is always signed in. */
export interface MicrosoftPeer extends Upstream {
  /** Who that is. */
  person: { sub: string; name?: string; email?: string }
  /** Answers questions for tokens in the provider's place; `null`: the provider answers itself. */
  tokens: UpstreamHandler | null
  /** Lets the browser come back to an installation at this origin. */
  serve(origin: string): void
  /** A token that all checks accept, but for what is given. */
  idToken(nonce: string, claims?: object, header?: object): string
}

export async function startMicrosoftPeer(): Promise<MicrosoftPeer> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let answer: UpstreamHandler = (_request, response) => response.writeHead(503).end()
  const upstream = await startUpstream((request, response) => {
    if (peer.tokens !== null && request.url === TOKEN_PATH) peer.tokens(request, response)
    else answer(request, response)
  })

  const peer: MicrosoftPeer = {
    ...upstream,
    person: { sub: 'first-person' },
    tokens: null,
    serve: (origin) => {
      answer = answerOf(newProvider(`${origin}/api/auth/microsoft/callback`), peer)
    },
    idToken: (nonce, claims = {}, header = {}) => {
      const now = Math.floor(Date.now() / 1000)
      const { MICROSOFT_CLIENT_ID: aud } = MICROSOFT_ENV
      const whole = { iss: ISSUER, aud, sub: 'made', nonce, iat: now, nbf: now, exp: now + 600, ...claims }
      const head = { alg: 'RS256', typ: 'JWT', kid: KEY_ID, ...header }
      const text = `${base64url(head)}.${base64url(whole)}`
      const key = head.alg === 'none' ? null : privateKey
      return `${text}.${key === null ? '' : sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`
    },
  }
  return peer

  function newProvider(redirectUri: string): Provider {
    const key = { ...privateKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }
    const provider: Provider = new Provider(ISSUER, {
      clients: [
        {
          client_id: MICROSOFT_ENV.MICROSOFT_CLIENT_ID,
          client_secret: MICROSOFT_ENV.MICROSOFT_CLIENT_SECRET,
          redirect_uris: [redirectUri],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      jwks: { keys: [key] },
      cookies: { keys: ['only-for-tests'] },
      pkce: { required: () => true },
      routes: {
        authorization: '/consumers/oauth2/v2.0/authorize',
        token: TOKEN_PATH,
        jwks: '/consumers/discovery/v2.0/keys',
      },
      claims: { openid: ['sub'], profile: ['name', 'email'] },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      interactions: { url: () => '/person' },
      ttl: { AccessToken: 3600, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 600, Session: 3600 },
      findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => ({ ...peer.person, sub }) }),
      loadExistingGrant: async ({
        oidc,
      }: {
        oidc: { session: { accountId: string }; client: { clientId: string } }
      }) => {
        const grant = new provider.Grant({ accountId: oidc.session.accountId, clientId: oidc.client.clientId })
        grant.addOIDCScope('openid profile')
        await grant.save()
        return grant
      },
    })
    return provider
  }
}

function answerOf(provider: Provider, peer: MicrosoftPeer): UpstreamHandler {
  const answer = provider.callback()
  return (request, response) => {
    if (request.url !== '/person') return answer(request, response)
    return void provider.interactionFinished(request, response, { login: { accountId: peer.person.sub } })
  }
}

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
