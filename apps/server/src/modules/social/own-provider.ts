import { HOUR_MS } from '@ephemeris/core/time/instant'
import { LRUCache } from 'lru-cache'
import * as openid from 'openid-client'
import type { Deps } from '#server/deps'
import type { OwnProvider } from '#server/env/env'
import { createOutbound } from '#server/platform/outbound/outbound-http'
import { createOpenId, fetchBy, OPENID_TIMEOUT_S } from './openid.ts'
import type { SocialProvider } from './provider.ts'

/**
 * The operator's own OpenID Connect provider, by the addresses that its discovery document names. It may be anywhere;
 * what the document names at other origins is asked like any other server. (SOC-12)
 */
export function createOwnProvider(
  { env, log }: Pick<Deps, 'env' | 'log'>,
  { issuer, clientId, clientSecret }: OwnProvider,
): SocialProvider {
  const { origin, protocol } = new URL(issuer)
  const outbound = createOutbound({ upstreams: new Map([[origin, origin], ...env.upstreams]) })
  const options: openid.DiscoveryRequestOptions = {
    timeout: OPENID_TIMEOUT_S,
    execute: [openid.enableNonRepudiationChecks, ...(protocol === 'http:' ? [openid.allowInsecureRequests] : [])],
    [openid.customFetch]: fetchBy(outbound),
  }
  const found = new LRUCache<'configuration', openid.Configuration>({
    max: 1,
    ttl: HOUR_MS,
    fetchMethod: () => openid.discovery(new URL(issuer), clientId, {}, authentication(clientSecret), options),
  })
  return {
    // The same name at another issuer is another user.
    realm: `${issuer}#`,
    ...createOpenId('oidc', log, () => found.forceFetch('configuration')),
  }
}

/** The secret is in the header, as is standard; in the body where the provider takes it there alone. */
function authentication(secret: string): openid.ClientAuth {
  const [inHeader, inBody] = [openid.ClientSecretBasic(secret), openid.ClientSecretPost(secret)]
  return (server, ...request) => {
    const isStandard = server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true
    return (isStandard ? inHeader : inBody)(server, ...request)
  }
}
