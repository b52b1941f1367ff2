import {
  clearSlot as clearSlotCall,
  downloadSettings as downloadCall,
  listSlotVersions,
  restoreSlotVersion,
  uploadSettings as uploadCall,
} from '@ephemeris/contract/sync'
import type { Deps } from '#server/deps'
import type { Api } from '#server/http/mount'
import { clearSlot, downloadSettings, restoreVersion, uploadSettings, versionsOf } from './sync.service.ts'

export function syncRoutes(api: Api, deps: Deps): void {
  api.on(uploadCall, (upload, user) => uploadSettings(deps, user, upload))
  api.on(downloadCall, ({ slot }, user) => downloadSettings(deps, { userId: user.id, slot }))
  api.on(clearSlotCall, async ({ slot }, user) => {
    await clearSlot(deps, user, slot)
    return null
  })
  api.on(listSlotVersions, ({ slot }, user) => versionsOf(deps, { userId: user.id, slot }))
  api.on(restoreSlotVersion, (restoration, user) => restoreVersion(deps, user, restoration))
}
