import type { Profile } from '@ephemeris/contract/account/account'
import { LOGIN_PATH } from '@ephemeris/contract/pages'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { deviceStorage } from '#web/lib/device/device-storage'
import { withoutUser } from '#web/lib/device/device-user'
import { goBackFrom } from '#web/lib/page/router.tsx'
import { queryClient } from '#web/lib/server/query-client'
import { useDevice } from '#web/state/device'

/** Whether this device holds a session: changes with a login or logout, here or in another tab. */
export function useIsSignedIn(): boolean {
  return useDevice((device) => device.auth_token !== null)
}

/**
 * Keeps the token of a login; whose it is comes with the profile. A page that asked for the login by a link is open again.
 * (PANEL-21)
 */
export function startSession(token: string): void {
  deviceStorage.update((device) => withoutUser(device, token))
  goBackFrom(LOGIN_PATH)
}

/** Deletes the session on this device, and what was known of its user. */
export function clearSession(): void {
  deviceStorage.update((device) => withoutUser(device, null))
  queryClient.removeQueries({ queryKey: ['user'] })
}

/** Begins the key of every query about the user of this session: another session finds nothing of it. */
export function useUserKey(): readonly ['user', string | null] {
  return ['user', useDevice((device) => device.auth_token)]
}

/** The profile, which says when slots were written, is asked for again when the page is looked at, this often at most. */
const LOOK_MS = 10 * SECOND_MS

/** Who is signed in; idle while no one is. (SYNC-43) */
export function useProfile(): UseQueryResult<Profile> {
  const isSignedIn = useIsSignedIn()
  return useQuery({
    queryKey: [...useUserKey(), 'profile'],
    queryFn: isSignedIn ? ({ signal }) => loadProfile(signal) : skipToken,
    staleTime: LOOK_MS,
  })
}

/** What reads it comes when someone is signed in. */
async function loadProfile(signal: AbortSignal): Promise<Profile> {
  const program = await import('#web/state/account/load-profile')
  return program.loadProfile(signal)
}
