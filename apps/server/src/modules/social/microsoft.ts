import * as openid from 'openid-client'
import type { Deps } from '#server/deps'
import type { ClientKeys } from '#server/env/env'
import { createOpenId, fetchBy, OPENID_TIMEOUT_S } from './openid.ts'
import type { SocialProvider } from './provider.ts'

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

/** Personal Microsoft accounts. (SOC-2) */
export function createMicrosoft(
  { outbound, log }: Pick<Deps, 'outbound' | 'log'>,
  { clientId, clientSecret }: ClientKeys,
): SocialProvider {
  const config = new openid.Configuration(SERVER, clientId, clientSecret)
  config.timeout = OPENID_TIMEOUT_S
  config[openid.customFetch] = fetchBy(outbound)
  openid.enableNonRepudiationChecks(config)
  return { realm: '', ...createOpenId('microsoft', log, async () => config) }
}
