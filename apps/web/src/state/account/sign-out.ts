import { logout } from '@ephemeris/contract/account/sign-in'
import { deviceStorage } from '#web/lib/device/device-storage'
import { call } from '#web/lib/server/api'
import { ApiError } from '#web/lib/server/api-error'
import { clearSession } from '#web/state/account/session'

/** Logs this device out without waiting for the server; the server learns it now or as soon as it can be reached. */
export function signOut(): Promise<void> {
  deviceStorage.update(({ auth_token: token, unrevokedTokens }) => ({
    unrevokedTokens: token === null ? unrevokedTokens : [...unrevokedTokens, token],
  }))
  clearSession()
  return revokeLeftSessions()
}

/** Ends the sessions on the server that ended here while it could not be reached. */
export async function revokeLeftSessions(): Promise<void> {
  for (const token of deviceStorage.settings.unrevokedTokens) {
    if (await isRevoked(token)) forget(token)
  }
}

/** A session that the server does not know is none; one of a suspended user, or that it could not look at, is one. */
async function isRevoked(token: string): Promise<boolean> {
  try {
    await call(logout, {}, { token })
    return true
  } catch (error) {
    return error instanceof ApiError && error.status === 401
  }
}

function forget(token: string): void {
  deviceStorage.update(({ unrevokedTokens }) => ({ unrevokedTokens: unrevokedTokens.filter((one) => one !== token) }))
}
