import type { DeviceSettings } from '#web/lib/device/device-schema'
import { deviceStorage } from '#web/lib/device/device-storage'
import { useReading } from '#web/lib/page/use-reading'

/** What this device keeps, for components; changed through `deviceStorage.write` alone. */
export function useDevice<Part>(select: (device: DeviceSettings) => Part): Part {
  return useReading(subscribe, () => select(deviceStorage.settings))
}

const subscribe = (notify: () => void) => deviceStorage.subscribe(notify)
