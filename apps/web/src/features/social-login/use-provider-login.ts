import { WAYS } from '@ephemeris/contract/account/social'
import type { Provider } from '@ephemeris/core/account/arrival'
import { isMainlandHost } from '@ephemeris/core/site/host-parts'
import { useErrorText } from '#web/i18n/use-error-text'
import { navigateAway } from '#web/lib/page/leave-page'
import { call } from '#web/lib/server/api'
import { isPaused, pauseAttempts } from '#web/state/account/pauses'
import { signOut } from '#web/state/account/sign-out'
import { useConfig } from '#web/state/config'
import { showToast } from '#web/ui/message/toasts'

const PAUSE_SECONDS = 10

/**
 * Leads to another service to sign in there. (SOC-20)
 *
 * @param session what becomes of this device's session: `keep` takes it along, so that the account there is linked to its
 * user; `end` logs out as soon as the way is known, for a new login
 */
export function useProviderLogin(session: 'keep' | 'end' = 'keep'): (provider: Provider) => Promise<void> {
  const errorText = useErrorText()
  const { data: config } = useConfig()

  return async (provider) => {
    if (!config || isPaused(provider)) return
    pauseAttempts(provider, PAUSE_SECONDS)
    const isDomestic = isMainlandHost(config.site, window.location.hostname)
    try {
      const asker = session === 'end' ? { token: null } : {}
      const way = await call(WAYS[provider].login, { isDomestic }, asker)
      if (session === 'end') void signOut()
      navigateAway(way.address)
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) })
    }
  }
}
