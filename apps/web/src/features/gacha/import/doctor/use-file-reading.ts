import { type FilePreview, MAX_PULL_FILE_BYTES, previewFile } from '@ephemeris/contract/gacha-file'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FileEntry } from '#web/features/gacha/import/doctor/file-entry'
import { FileTooLarge } from '#web/features/gacha/import/doctor/file-refusal'
import { isPreviewGone, readFiles } from '#web/features/gacha/import/doctor/read-files'
import { call } from '#web/lib/api'

interface Task {
  /** All files, those that are to be read among them. */
  readonly entries: readonly FileEntry[]
  /** Of these, the ones that are added to `before`. */
  readonly added: readonly FileEntry[]
  /** The preview of the files that were read; `null`: all of them are to be read. */
  readonly before: FilePreview | null
}

/** The player's files, read one after another into one preview; an answer reads them all again. (DOC-13, DOC-15) */
export function useFileReading() {
  const [entries, setEntries] = useState<readonly FileEntry[]>([])
  const lastId = useRef(0)

  function change(id: number, changes: Partial<FileEntry>): void {
    setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)))
  }

  const reading = useMutation({
    mutationFn: async ({ entries: all, added, before }: Task) => {
      const used = all.filter(({ state }) => state.kind !== 'skipped' && state.kind !== 'refused')
      const tools = { read: readFile, onChange: change }
      try {
        return await readFiles(before === null ? used : added, { ...tools, before })
      } catch (error) {
        if (!isPreviewGone(error)) throw error
        return readFiles(used, { ...tools, before: null })
      }
    },
    networkMode: 'always',
  })

  function start(task: Task): void {
    setEntries(task.entries)
    reading.mutate(task)
  }

  /** Every file that is used is read again: the server keeps one preview, and nothing is taken out of it. */
  function restart(id: number, changes: Partial<FileEntry>): void {
    if (reading.isPending) return
    const all = entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry))
    start({ entries: all, added: [], before: null })
  }

  return {
    entries,
    reading,
    add: (files: readonly File[]) => {
      const added = files.map((file): FileEntry => {
        lastId.current += 1
        return { id: lastId.current, file, uid: null, question: null, state: { kind: 'waiting' } }
      })
      start({ entries: [...entries, ...added], added, before: reading.data ?? null })
    },
    /** Whose pulls a file has; also reads a file again. */
    name: (id: number, uid: string | null) => restart(id, { uid, state: { kind: 'waiting' } }),
    skip: (id: number) => restart(id, { state: { kind: 'skipped' } }),
    clear: () => {
      setEntries([])
      reading.reset()
    },
  }
}

async function readFile({ file, uid }: FileEntry, addTo: string | undefined) {
  if (file.size > MAX_PULL_FILE_BYTES) throw new FileTooLarge()
  const text = new Uint8Array(await file.arrayBuffer())
  return call(previewFile, { text, gameId: null, uid, ...(addTo !== undefined && { addTo }) })
}
