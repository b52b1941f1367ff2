import { create } from 'zustand'
import { type DeviceAccount, useDeviceHistory } from '#web/features/gacha/device/device-history'
import { useDevice } from '#web/state/device'

/** Whether the player asked to see what the files on this device would add to the account. */
export const useTransferring = create<{ readonly isAsked: boolean }>()(() => ({ isAsked: false }))

/**
 * What files brought to this device and the account of the user who is logged in has not been given; `null` while that is
 * not known. (LOCAL-16)
 */
export function useTransferOffer(): readonly DeviceAccount[] | null {
  const userId = useDevice((device) => device.user_id)
  const { data, isError } = useDeviceHistory()
  if (isError) return []
  if (userId === null || data === undefined) return null
  return data.filter(({ pulls, broughtTo }) => pulls > 0 && !broughtTo.includes(userId))
}
