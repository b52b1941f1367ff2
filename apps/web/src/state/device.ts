import { useSyncExternalStore } from 'react'
import type { DeviceSettings } from '#web/lib/device/device-schema'
import { deviceStorage } from '#web/lib/device/device-storage'

/** What this device keeps, for components; changed through `deviceStorage.write` alone. */
export function useDevice<Part>(select: (device: DeviceSettings) => Part): Part {
  return useSyncExternalStore(subscribe, () => select(deviceStorage.settings))
}

const subscribe = (notify: () => void) => deviceStorage.subscribe(notify)
