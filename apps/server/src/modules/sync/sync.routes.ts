import {
  clearSlot,
  downloadSettings,
  listSlotVersions,
  restoreSlotVersion,
  uploadSettings,
} from '@ephemeris/contract/sync/sync'
import { storeAsNewcomer } from '#server/db/limits/newcomer-space'
import type { Deps } from '#server/deps'
import type { Api } from '#server/http/mount'
import { emptySlot, kibOf, readSlotSettings, replaceSlot, restoreVersion, versionsOf } from './sync.service.ts'

export function syncRoutes(api: Api, deps: Deps): void {
  api.on(uploadSettings, (upload, user, origin) =>
    storeAsNewcomer(deps, { id: user.id, origin }, async () => ({
      stored: await replaceSlot(deps, user, upload),
      kib: kibOf(upload),
    })),
  )
  api.on(downloadSettings, ({ slot }, user) => readSlotSettings(deps, { userId: user.id, slot }))
  api.on(clearSlot, async ({ slot }, user) => {
    await emptySlot(deps, user, slot)
    return null
  })
  api.on(listSlotVersions, ({ slot }, user) => versionsOf(deps, { userId: user.id, slot }))
  api.on(restoreSlotVersion, (restoration, user) => restoreVersion(deps, user, restoration))
}
