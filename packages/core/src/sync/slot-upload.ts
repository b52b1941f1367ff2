import type { GameId } from '../games/game.ts'
import { validPlan } from '../plan/stored/stored-plan.ts'
import type { Instant } from '../time/instant.ts'
import { textOf } from './entry.ts'
import { BY_DEFAULT, readMoments, withChange, writeMoments } from './moments.ts'
import { copyOfSettings, type SyncedSettings, selectionPointer } from './synced-settings.ts'

/** `gameOrder` `null`, `plan`, `own` or `servers` absent, and games that are absent: the slot keeps those it has. */
export type UploadedSettings = Omit<SyncedSettings, 'gameOrder'> & { readonly gameOrder: readonly GameId[] | null }

/**
 * What a slot holds after an upload. What the upload does not speak of stays as it is, the moments of it included, and
 * no default replaces a choice. (SYNC-21)
 *
 * Without moments the upload comes from a program that notes none: what it changes was changed `at`. What it lacks was
 * not taken off by the player: that program may never have known it. (SYNC-42)
 */
export function slotWith(stored: SyncedSettings, upload: UploadedSettings, at: Instant): SyncedSettings {
  const plan = upload.plan ?? (stored.plan && validPlan(stored.plan))
  const servers = upload.servers ?? stored.servers
  const own = upload.own ?? stored.own
  const isDefault = (pointer: string) => upload.moments?.[pointer] === BY_DEFAULT
  const chosen = Object.entries(upload.userGameSelections).filter(
    ([id]) => !(Object.hasOwn(stored.userGameSelections, id) && isDefault(selectionPointer(id))),
  )
  const settings: SyncedSettings = {
    ...upload,
    userGameSelections: { ...stored.userGameSelections, ...Object.fromEntries(chosen) },
    gameOrder: upload.gameOrder ?? stored.gameOrder,
    ...(plan && { plan }),
    ...(servers && { servers }),
    ...(own && { own }),
  }
  const [before, after] = [copyOfSettings(stored), copyOfSettings(settings)]
  const isLeft = (pointer: string) => textOf(before.get(pointer)?.value) === textOf(after.get(pointer)?.value)
  const isHeld = (pointer: string) => after.get(pointer)?.value !== undefined
  const known = writeMoments(stored.moments ?? {})
  const noted = readMoments(upload.moments ? known : withChange(known, { before: stored, after: settings, at }))
  const kept = Object.entries(noted).filter(([key]) => isLeft(key) || (!upload.moments && isHeld(key)))
  const said = Object.entries(upload.moments ?? {}).filter(([key]) => !(isDefault(key) && isLeft(key)))
  return { ...settings, moments: Object.fromEntries([...kept, ...said]) }
}
