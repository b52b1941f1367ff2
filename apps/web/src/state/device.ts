import { create } from 'zustand'
import type { DeviceSettings } from '#web/lib/device/device-schema'
import { deviceStorage } from '#web/lib/device/device-storage'

/** What this device keeps, for components; changed through `deviceStorage.write` alone. */
export const useDevice = create<DeviceSettings>()(() => deviceStorage.settings)

deviceStorage.subscribe(() => useDevice.setState(deviceStorage.settings, true))
