import { microsoftLogin, qqLogin } from '@ephemeris/contract/social'
import type { Provider } from '@ephemeris/core/account/arrival'
import { isMainlandHost } from '@ephemeris/core/site/host-parts'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/api'
import { leaveFor } from '#web/lib/leave-page'
import { useConfig } from '#web/state/config'
import { isPaused, pause } from '#web/state/pauses'
import { showToast } from '#web/ui/toast/toasts'

const PAUSE_SECONDS = 10

/** Leads to another service to sign in there; signed in, to link the account there. (SOC-20) */
export function useWayOut(): (provider: Provider) => Promise<void> {
  const errorText = useErrorText()
  const { data: config } = useConfig()

  return async (provider) => {
    if (!config || isPaused(provider)) return
    pause(provider, PAUSE_SECONDS)
    const isDomestic = isMainlandHost(config.site, window.location.hostname)
    try {
      const way = provider === 'qq' ? await call(qqLogin, {}) : await call(microsoftLogin, { isDomestic })
      leaveFor(way.address)
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) })
    }
  }
}
