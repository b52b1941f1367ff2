import { getProfile, type Profile } from '@ephemeris/contract/account/account'
import { deviceStorage } from '#web/lib/device/device-storage'
import { withUser } from '#web/lib/device/device-user'
import { call } from '#web/lib/server/api'

/** Asks who is signed in, and keeps the id and the name. */
export async function loadProfile(signal: AbortSignal): Promise<Profile> {
  const profile = await call(getProfile, {}, { signal })
  const userName = profile.nickname || profile.username
  deviceStorage.update((device) => ({ ...withUser(device, profile.userId), userName }))
  return profile
}
