import { syncNotes } from '@ephemeris/contract/sync/notes'
import { MAX_NOTES } from '@ephemeris/core/notes/notes'
import { storeAsNewcomer } from '#server/db/limits/newcomer-space'
import type { Deps } from '#server/deps'
import type { Api } from '#server/http/mount'
import { compareNotes } from './notes.service.ts'

/** A note with its share of the row. */
const KIB_OF_NOTE = 0.25

export function notesRoutes(api: Api, deps: Deps): void {
  api.on(syncNotes, async (notes, user, origin) => {
    if (Object.keys(notes).length === 0) return compareNotes(deps, user, notes)
    return storeAsNewcomer(deps, { id: user.id, origin }, async () => ({
      stored: await compareNotes(deps, user, notes),
      kib: Math.ceil(Math.min(Object.keys(notes).length, MAX_NOTES) * KIB_OF_NOTE),
    }))
  })
}
