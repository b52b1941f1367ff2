import { DRAWINGS } from '#web/lib/cached-drawing/drawing'
import { deviceStorage } from '#web/lib/device/device-storage'

/** Deletes what was drawn as soon as the settings, the marks or the user of this device are others. (PWA-20) */
export function watchDrawing(): void {
  let drawn = JSON.stringify(deviceStorage.settings)
  deviceStorage.subscribe(() => {
    const now = JSON.stringify(deviceStorage.settings)
    if (now === drawn) return
    drawn = now
    void dropDrawing()
  })
}

async function dropDrawing(): Promise<void> {
  try {
    await caches.delete(DRAWINGS)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
