import { withChangeMoments } from '#web/lib/device/change-moments'
import { ENTRY } from '#web/lib/device/device-entry'
import { SettingsStore } from '#web/lib/device/settings-store'
import { tabWrites } from '#web/lib/device/write-guard'
import { now } from '#web/lib/server/server-clock'

/** The settings of this device. */
export const deviceStorage = new SettingsStore(() => window.localStorage, {
  at: now(),
  guard: tabWrites,
  complete: (settings, patch) => withChangeMoments(settings, patch, now()),
})

/** Takes over what other tabs write. (SET-5) */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === ENTRY || key === null) deviceStorage.adopt(newValue)
  })
}
