import { useDevice } from '#web/state/device'

/** Whether this device holds a session. */
export function useIsSignedIn(): boolean {
  return useDevice((device) => device.auth_token !== null)
}
