import { DEVICE_DEFAULTS, type DeviceSettings } from '#web/lib/device-schema'

/** Nobody, or somebody who is not known yet, in the place of a user: the user's choice of accounts waits. (LOCAL-9) */
export function withoutUser(
  { user_id: userId, gachaUids, gachaUidsOf }: DeviceSettings,
  token: string | null,
): Partial<DeviceSettings> {
  return {
    auth_token: token,
    user_id: null,
    isAccountOffered: token !== null,
    gachaUids: DEVICE_DEFAULTS.gachaUids,
    gachaUidsOf: userId === null ? gachaUidsOf : { ...gachaUidsOf, [userId]: gachaUids },
  }
}

/** Who is signed in is known, and finds the accounts of the last time. (LOCAL-9) */
export function withUser(
  { user_id: former, gachaUids, gachaUidsOf }: DeviceSettings,
  userId: string,
): Partial<DeviceSettings> {
  if (former === userId) return {}
  return { user_id: userId, gachaUids: gachaUidsOf[userId] ?? gachaUids }
}
