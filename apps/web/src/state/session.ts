import { deviceStorage } from '#web/lib/device-storage'
import { useDevice } from '#web/state/device'

/** Whether this device holds a session: changes with a login or logout, here or in another tab. */
export function useIsSignedIn(): boolean {
  return useDevice((device) => device.auth_token !== null)
}

/** Keeps the token of a login; whose it is comes with the profile. */
export function startSession(token: string): void {
  deviceStorage.write({ auth_token: token, user_id: null })
}

/** Forgets the session on this device. */
export function endSession(): void {
  deviceStorage.write({ auth_token: null, user_id: null })
}
