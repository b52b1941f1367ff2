import {
  confirmFile,
  type FileConfirmation,
  type FileImport,
  type FilePreview,
  type FileToImport,
  previewFile,
} from '@ephemeris/contract/gacha/gacha-file'
import { listImports, undoImport } from '@ephemeris/contract/gacha/gacha-ledger'
import { downloadPulls, followUndoings } from '#web/features/gacha/accounts/download-pulls'
import { refreshUids } from '#web/features/gacha/accounts/use-uids'
import { call } from '#web/lib/server/api'

/** Where files are read, and where their pulls are kept. */
export interface FileImporter {
  /** @throws ApiError with the reason of a refusal, or 404 if the preview to which a file is added is gone */
  readonly preview: (file: FileToImport) => Promise<FilePreview>
  readonly confirm: (confirmation: FileConfirmation) => Promise<readonly FileImport[]>
  /** Shows on this device what was imported. */
  readonly show: (imports: readonly FileImport[]) => Promise<void>
  /** Undoes what was confirmed together, on this device too; may be repeated. @returns how many pulls went */
  readonly undo: (imports: readonly FileImport[]) => Promise<number>
}

/** Of the user who is signed in: the server reads and keeps. */
export const ACCOUNT_IMPORTER: FileImporter = {
  preview: (file) => call(previewFile, file),
  confirm: (confirmation) => call(confirmFile, confirmation),
  show: async (imports) => {
    await refreshUids()
    for (const { gameId, uid } of imports) await downloadPulls({ gameId, uid }, null)
  },
  undo: async (imports) => {
    let gone = 0
    try {
      for (const { gameId, uid, importId } of imports) {
        const { removedIds } = await call(undoImport, { importId })
        gone += removedIds.length
        await followUndoings({ gameId, uid }, await call(listImports, { gameId, uid }))
      }
    } finally {
      await refreshUids()
    }
    return gone
  },
}
