import type { SettingsObject } from '@ephemeris/core/settings/settings-object'
import { countMarks } from '@ephemeris/core/sync/synced-settings'
import { DEVICE_DEFAULTS, DEVICE_SCHEMA, type DeviceSettings } from '#web/lib/device/device-schema'

/** Who owns what is kept on this device without an account. (LOCAL-15) */
export const DEVICE_OWNER = 'device'

/** No one, or someone who is not known yet, in the place of a user: the user's choice of accounts waits. (LOCAL-9) */
export function withoutUser(
  { auth_token: previous, user_id: userId, gachaUids, gachaUidsOf, workOwner }: DeviceSettings,
  token: string | null,
): Partial<DeviceSettings> {
  const owner = userId ?? (previous === null ? DEVICE_OWNER : null)
  const waiting = owner === null ? gachaUidsOf : { ...gachaUidsOf, [owner]: gachaUids }
  return {
    auth_token: token,
    user_id: null,
    userName: null,
    isAccountOffered: token !== null,
    gachaUids: (token === null ? waiting[DEVICE_OWNER] : undefined) ?? DEVICE_DEFAULTS.gachaUids,
    gachaUidsOf: waiting,
    workOwner: workOwner ?? userId,
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
export function withUser(device: DeviceSettings, userId: string): Partial<DeviceSettings> {
  const { user_id: previous, gachaUids, gachaUidsOf, workOwner } = device
  const uids = previous === userId ? {} : { user_id: userId, gachaUids: gachaUidsOf[userId] ?? gachaUids }
  if (workOwner === userId) return uids
  if (workOwner === null) return { ...uids, workOwner: userId }
  return holdsWork(device) ? uids : { ...uids, ...withOwnWork(device, userId) }
}

/** Whether the marks and the plan on this device are someone else's than those of who is logged in. (PANEL-20) */
export function holdsOthersWork(device: DeviceSettings): boolean {
  const { auth_token: token, user_id: userId, workOwner } = device
  return token !== null && userId !== null && workOwner !== null && workOwner !== userId && holdsWork(device)
}

/** The marks and the plan of `userId` take the place of those on this device, which wait for their owner. (PANEL-20) */
export function withOwnWork(device: DeviceSettings, userId: string): Partial<DeviceSettings> {
  const { changedAt, ...own } = DEVICE_WORK.read(device.workOf[userId] ?? {})
  const shared = momentsOf(device.changedAt, ([pointer]) => !isOfWork(pointer))
  return { ...own, changedAt: { ...shared, ...changedAt }, workOwner: userId, workOf: workOfOthers(device, userId) }
}

/** Who is logged in goes on with what is on this device; its owner finds it again as it is now. (PANEL-20) */
export function withSharedWork(device: DeviceSettings, userId: string): Partial<DeviceSettings> {
  return { workOwner: userId, workOf: workOfOthers(device, userId) }
}

function workOfOthers(device: DeviceSettings, userId: string): DeviceSettings['workOf'] {
  const { [userId]: _own, ...others } = device.workOf
  const { workOwner } = device
  const isEmpty = !holdsWork(device) && Object.keys(device.notes).length === 0
  return workOwner === null || isEmpty ? others : { ...others, [workOwner]: DEVICE_WORK.write(device) }
}

function holdsWork({ activityStatus, plan, own }: DeviceSettings): boolean {
  return countMarks(activityStatus) > 0 || Object.keys(plan).length + Object.keys(own).length > 0
}

type Work = Pick<
  DeviceSettings,
  'activityStatus' | 'activityStatusLastUpdated' | 'plan' | 'own' | 'notes' | 'changedAt' | 'replaced'
>

/** What someone has worked on, as it is stored for them; what cannot be read of it is absent. */
const DEVICE_WORK = {
  read: (stored: SettingsObject): Work => ({
    activityStatus: readField('activityStatus', stored),
    activityStatusLastUpdated: readField('activityStatusLastUpdated', stored),
    plan: readField('plan', stored),
    own: readField('own', stored),
    notes: readField('notes', stored),
    changedAt: readField('changedAt', stored),
    replaced: readField('replaced', stored),
  }),
  write: ({ changedAt, ...work }: Work): SettingsObject => {
    const { activityStatus, activityStatusLastUpdated, plan, own, notes, replaced } = work
    return {
      activityStatus,
      activityStatusLastUpdated,
      plan,
      own,
      notes,
      changedAt: momentsOf(changedAt, ([pointer]) => isOfWork(pointer)),
      replaced,
    }
  },
}

/** Choices of games and servers are the device's, anyone who uses it; games were chosen by who chose them. */
function isOfWork(pointer: string): boolean {
  return /^(?:activityStatus|plan|own|userGameSelections)\//.test(pointer)
}

function momentsOf(moments: SettingsObject, isWanted: (entry: [string, unknown]) => boolean): SettingsObject {
  return Object.fromEntries(Object.entries(moments).filter(isWanted))
}

function readField<K extends keyof Work>(key: K, stored: SettingsObject): Work[K] {
  try {
    return DEVICE_SCHEMA[key].read(stored[key])
  } catch {
    return DEVICE_DEFAULTS[key]
  }
}

/** Whether files brought pulls to this device before the present user logged in. (LOCAL-16) */
export function keepsDeviceHistory({ gachaUidsOf }: DeviceSettings): boolean {
  return Object.values(gachaUidsOf[DEVICE_OWNER]?.downloaded ?? {}).some((uids) => uids.length > 0)
}
