import { DEVICE_DEFAULTS, type DeviceSettings } from '#web/lib/device/device-schema'

/** Who owns what is kept on this device without an account. (LOCAL-15) */
export const DEVICE_OWNER = 'device'

/** Nobody, or somebody who is not known yet, in the place of a user: the user's choice of accounts waits. (LOCAL-9) */
export function withoutUser(
  { auth_token: former, user_id: userId, gachaUids, gachaUidsOf }: DeviceSettings,
  token: string | null,
): Partial<DeviceSettings> {
  const owner = userId ?? (former === null ? DEVICE_OWNER : null)
  const waiting = owner === null ? gachaUidsOf : { ...gachaUidsOf, [owner]: gachaUids }
  return {
    auth_token: token,
    user_id: null,
    isAccountOffered: token !== null,
    gachaUids: (token === null ? waiting[DEVICE_OWNER] : undefined) ?? DEVICE_DEFAULTS.gachaUids,
    gachaUidsOf: waiting,
  }
}

/**
 * The server has ended the session: what its user sees on this device stays, until the next login or a logout by hand.
 * (PANEL-19)
 */
export function withLostSession(device: DeviceSettings): Partial<DeviceSettings> {
  return device.user_id === null ? withoutUser(device, null) : { auth_token: null, isAccountOffered: false }
}

export function hasLostSession({ auth_token: token, user_id: userId }: DeviceSettings): boolean {
  return token === null && userId !== null
}

/** Who is signed in is known, and finds the accounts of the last time. (LOCAL-9) */
export function withUser(
  { user_id: former, gachaUids, gachaUidsOf }: DeviceSettings,
  userId: string,
): Partial<DeviceSettings> {
  if (former === userId) return {}
  return { user_id: userId, gachaUids: gachaUidsOf[userId] ?? gachaUids }
}

/** Whether files brought pulls to this device before the present user logged in. (LOCAL-16) */
export function keepsDeviceHistory({ gachaUidsOf }: DeviceSettings): boolean {
  return Object.values(gachaUidsOf[DEVICE_OWNER]?.downloaded ?? {}).some((uids) => uids.length > 0)
}
