import { create } from 'zustand'
import { type DeviceAccount, useDeviceHistory } from '#web/features/gacha/device/device-history'
import { deviceStorage } from '#web/lib/device/device-storage'
import { useDevice } from '#web/state/device'

interface Transferring {
  /** The player asked to see what the files on this device would add to the account. */
  readonly isAsked: boolean
  /** The user who does not want it now, wherever it was offered. */
  readonly declinedBy: string | null
}

export const useTransferring = create<Transferring>()(() => ({ isAsked: false, declinedBy: null }))

export function declineTransfer(): void {
  useTransferring.setState({ declinedBy: deviceStorage.settings.user_id })
}

/**
 * What files brought to this device and the account of the user who is logged in has not been given, unless the user
 * declined; `null` while that is not known. (LOCAL-16)
 */
export function useTransferOffer(): readonly DeviceAccount[] | null {
  const userId = useDevice((device) => device.user_id)
  const { declinedBy } = useTransferring()
  const { data, isError } = useDeviceHistory()
  if (isError || (userId !== null && declinedBy === userId)) return []
  if (userId === null || data === undefined) return null
  return data.filter(({ pulls, broughtTo }) => pulls > 0 && !broughtTo.includes(userId))
}
