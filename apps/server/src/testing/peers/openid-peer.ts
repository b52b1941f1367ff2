/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync, sign } from 'node:crypto'
import { Provider } from 'oidc-provider'
import { startUpstream, type Upstream, type UpstreamHandler } from './upstream.ts'

export const MICROSOFT = 'https://login.microsoftonline.com'

export const MICROSOFT_ENV = { MICROSOFT_CLIENT_ID: 'ephemeris-ms', MICROSOFT_CLIENT_SECRET: 'very-secret-ms' } as const

export const OIDC_ENV = { OIDC_CLIENT_ID: 'ephemeris', OIDC_CLIENT_SECRET: 'very-secret-own' } as const

const KEY_ID = 'first'

/** A real provider of OpenID Connect, at which one person is always signed in. */
export interface OpenIdPeer extends Upstream {
  readonly issuer: string
  /** Who that is. */
  person: { sub: string; name?: string; email?: string }
  /** The person does not let the site know. */
  isDenied: boolean
  /** Answers in the provider's place, by path; `null`: whatever is asked. */
  readonly instead: Map<string | null, UpstreamHandler>
  /** Where tokens are asked for, and where the provider describes itself. */
  readonly paths: { readonly token: string; readonly discovery: string }
  /** Lets the browser come back to an installation at this origin. */
  serve(origin: string): void
  /** A token that all checks accept, but for what is given. */
  idToken(nonce: string, claims?: object, header?: object): string
}

interface Place {
  readonly issuer: (origin: string) => string
  /** Before every path. */
  readonly base: string
  readonly routes: { readonly authorization: string; readonly token: string; readonly jwks: string }
  readonly callback: string
  readonly client: { readonly id: string; readonly secret: string; readonly method: string }
}

/** In the place of Microsoft's. */
export function startMicrosoftPeer(): Promise<OpenIdPeer> {
  return startPeer({
    issuer: () => `${MICROSOFT}/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0`,
    base: '',
    routes: {
      authorization: '/consumers/oauth2/v2.0/authorize',
      token: '/consumers/oauth2/v2.0/token',
      jwks: '/consumers/discovery/v2.0/keys',
    },
    callback: '/api/auth/microsoft/callback',
    client: {
      id: MICROSOFT_ENV.MICROSOFT_CLIENT_ID,
      secret: MICROSOFT_ENV.MICROSOFT_CLIENT_SECRET,
      method: 'client_secret_post',
    },
  })
}

/** The operator's own, for `OIDC_ENV`; it is below a path. */
export function startOwnPeer(method = 'client_secret_basic'): Promise<OpenIdPeer> {
  return startPeer({
    issuer: (origin) => `${origin}/realms/home`,
    base: '/realms/home',
    routes: { authorization: '/authorize', token: '/token', jwks: '/keys' },
    callback: '/api/auth/oidc/callback',
    client: { id: OIDC_ENV.OIDC_CLIENT_ID, secret: OIDC_ENV.OIDC_CLIENT_SECRET, method },
  })
}

async function startPeer({ base, routes, callback, client, ...place }: Place): Promise<OpenIdPeer> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let answer: UpstreamHandler = (_request, response) => response.writeHead(503).end()
  const upstream = await startUpstream((request, response) => {
    const instead = peer.instead.get(null) ?? peer.instead.get(request.url ?? '')
    return (instead ?? answer)(request, response)
  })
  const issuer = place.issuer(upstream.origin)

  const peer: OpenIdPeer = {
    ...upstream,
    issuer,
    person: { sub: 'first-person' },
    isDenied: false,
    instead: new Map(),
    paths: { token: `${base}${routes.token}`, discovery: `${base}/.well-known/openid-configuration` },
    serve: (origin) => {
      answer = below(base, answerOf(newProvider(`${origin}${callback}`), peer))
    },
    idToken: (nonce, claims = {}, header = {}) => {
      const now = Math.floor(Date.now() / 1000)
      const whole = { iss: issuer, aud: client.id, sub: 'made', nonce, iat: now, nbf: now, exp: now + 600, ...claims }
      const head = { alg: 'RS256', typ: 'JWT', kid: KEY_ID, ...header }
      const text = `${base64url(head)}.${base64url(whole)}`
      const key = head.alg === 'none' ? null : privateKey
      return `${text}.${key === null ? '' : sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`
    },
  }
  return peer

  function newProvider(redirectUri: string): Provider {
    const key = { ...privateKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }
    const provider: Provider = new Provider(issuer, {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: [redirectUri],
          token_endpoint_auth_method: client.method,
        },
      ],
      clientAuthMethods: [client.method],
      jwks: { keys: [key] },
      cookies: { keys: ['only-for-tests'] },
      pkce: { required: () => true },
      routes,
      claims: { openid: ['sub'], profile: ['name', 'email'] },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      interactions: { url: () => `${base}/person` },
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

/** The handler finds its own paths; the provider learns from `originalUrl` where it is. */
function below(base: string, answer: UpstreamHandler): UpstreamHandler {
  return (request, response) => {
    if (!request.url?.startsWith(base)) return void response.writeHead(404).end()
    Object.assign(request, { originalUrl: request.url, url: request.url.slice(base.length) })
    answer(request, response)
  }
}

function answerOf(provider: Provider, peer: OpenIdPeer): UpstreamHandler {
  const answer = provider.callback()
  return (request, response) => {
    if (request.url !== '/person') return answer(request, response)
    const result = peer.isDenied
      ? { error: 'access_denied', error_description: 'secret words' }
      : { login: { accountId: peer.person.sub } }
    return void provider.interactionFinished(request, response, result)
  }
}

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
