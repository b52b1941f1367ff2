import type { FilePreview } from '@ephemeris/contract/gacha/gacha-file'
import type { FileEntry } from '#web/features/gacha/import/doctor/file-entry'
import { ApiError } from '#web/lib/server/api-error'

interface Reader {
  /** Reads one file into a preview. */
  readonly read: (entry: FileEntry, addTo: string | undefined) => Promise<FilePreview>
  /** Called whenever something becomes known about a file. */
  readonly onChange: (id: number, change: Partial<FileEntry>) => void
}

interface Reading extends Reader {
  /** The preview of the files before; `null`: there are none. */
  readonly before: FilePreview | null
}

/**
 * Reads files in their order, each added to the preview of those before it; a file that is refused costs no other one. (DOC-13)
 *
 * @returns the preview of them all; `null`: none could be read
 * @throws ApiError if the preview of the files before is gone
 */
export async function readFiles(
  entries: readonly FileEntry[],
  { before, read, onChange }: Reading,
): Promise<FilePreview | null> {
  let joined = before
  for (const entry of entries) {
    onChange(entry.id, { state: { kind: 'reading' } })
    try {
      const preview = await read(entry, joined?.previewId)
      const added = Math.max(0, addedIn(preview) - addedIn(joined))
      const question = entry.question ?? preview.questions.find((one) => one.kind === 'account') ?? null
      const pools = preview.questions.filter((one) => one.kind === 'pool')
      onChange(entry.id, { question, pools, state: { kind: 'read', preview, added } })
      joined = preview
    } catch (error) {
      if (joined !== null && isPreviewGone(error)) throw error
      onChange(entry.id, { state: { kind: 'refused', error } })
    }
  }
  return joined
}

interface Batches extends Reading {
  /** The files that are neither refused nor skipped, by what is known now. */
  readonly used: () => readonly FileEntry[]
  /** Takes what was added meanwhile; empty: nothing. */
  readonly next: () => readonly FileEntry[]
}

/**
 * Reads files, and then those that were added while they were being read. If the preview of the files before is gone, or
 * there is none, all files that are used are read again. (DOC-13)
 *
 * @returns the preview of them all; `null`: none could be read
 */
export async function readBatches(
  first: readonly FileEntry[],
  { used, next, before, ...reader }: Batches,
): Promise<FilePreview | null> {
  let joined = before
  let batch = first
  do {
    joined = await readBatch(batch, { ...reader, before: joined, used })
    batch = next()
  } while (batch.length > 0)
  return joined
}

async function readBatch(
  batch: readonly FileEntry[],
  { used, ...reading }: Omit<Batches, 'next'>,
): Promise<FilePreview | null> {
  if (reading.before === null) return readFiles(used(), reading)
  try {
    return await readFiles(batch, reading)
  } catch (error) {
    if (!isPreviewGone(error)) throw error
    return readFiles(used(), { ...reading, before: null })
  }
}

/** Whether the preview to which a file was added has expired. */
function isPreviewGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

function addedIn(preview: FilePreview | null): number {
  const pools = preview?.accounts.flatMap((account) => account.pools) ?? []
  return pools.reduce((sum, { added }) => sum + added, 0)
}
