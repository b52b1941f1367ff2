import { PROVIDERS, type Provider } from '@ephemeris/core/account/arrival'
import { isMainlandHost } from '@ephemeris/core/site/host-parts'
import { useConfig } from '#web/state/config'

/** The services that one can sign in with at this host: QQ on the mainland's alone. (SOC-20) */
export function useOfferedProviders(): readonly Provider[] {
  const { data: config } = useConfig()
  if (!config) return []
  const isMainland = isMainlandHost(config.site, window.location.hostname)
  return PROVIDERS.filter((provider) => config.signIn[provider] && (provider !== 'qq' || isMainland))
}
