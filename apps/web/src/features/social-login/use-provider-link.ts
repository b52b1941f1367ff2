import { linkIdentity } from '@ephemeris/contract/account/social'
import type { Provider } from '@ephemeris/core/account/arrival'
import { isMainlandHost } from '@ephemeris/core/site/host-parts'
import { navigateAway } from '#web/lib/page/leave-page'
import { call } from '#web/lib/server/api'
import { useConfig } from '#web/state/config'

/**
 * Leads to another service to link the account there; without a password the sign-in has to be fresh. (SOC-10)
 * @throws ApiError
 */
export function useProviderLink(): (provider: Provider, password: string | null) => Promise<void> {
  const { data: config } = useConfig()

  return async (provider, password) => {
    const isDomestic = config !== undefined && isMainlandHost(config.site, window.location.hostname)
    const way = await call(linkIdentity, { provider, currentPassword: password, isDomestic })
    navigateAway(way.address)
  }
}
