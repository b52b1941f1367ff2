import { getProfile, type Profile } from '@ephemeris/contract/account'
import { call } from '#web/lib/api'
import { deviceStorage } from '#web/lib/device-storage'
import { withUser } from '#web/lib/device-user'
import { useSessionLoss } from '#web/state/session-loss'

/** Asks who is signed in, and keeps the id. */
export async function loadProfile(signal: AbortSignal): Promise<Profile> {
  try {
    const profile = await call(getProfile, {}, { signal })
    deviceStorage.update((device) => withUser(device, profile.userId))
    return profile
  } catch (error) {
    if (deviceStorage.settings.auth_token === null) useSessionLoss.setState({ error })
    throw error
  }
}
