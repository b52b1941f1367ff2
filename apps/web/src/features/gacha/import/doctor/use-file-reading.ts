import { type FilePreview, MAX_PULL_FILE_BYTES } from '@ephemeris/contract/gacha/gacha-file'
import type { PoolAnswer } from '@ephemeris/core/doctor/file-question'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FileEntry } from '#web/features/gacha/import/doctor/file-entry'
import { FileTooLarge } from '#web/features/gacha/import/doctor/file-refusal'
import { readBatches } from '#web/features/gacha/import/doctor/read-files'
import type { FileImporter } from '#web/features/gacha/import/file-importer'

interface Task {
  /** The files that are added to `before`. */
  readonly added: readonly FileEntry[]
  /** The preview of the files that were read; `null`: all of them are to be read. */
  readonly before: FilePreview | null
}

/** The player's files, read one after another into one preview; an answer reads them all again. (DOC-13, DOC-15) */
export function useFileReading(importer: FileImporter) {
  const [entries, setEntries] = useState<readonly FileEntry[]>([])
  /** The same, for a reading that began before the last change. */
  const latest = useRef(entries)
  /** Added while others are being read. */
  const waiting = useRef<readonly FileEntry[]>([])
  const lastId = useRef(0)

  function show(all: readonly FileEntry[]): void {
    latest.current = all
    setEntries(all)
  }

  function change(id: number, changes: Partial<FileEntry>): void {
    show(latest.current.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)))
  }

  const reading = useMutation({
    mutationFn: ({ added, before }: Task) =>
      readBatches(added, {
        before,
        read: (entry, addTo) => readFile(importer, entry, addTo),
        onChange: change,
        used: () => latest.current.filter(({ state }) => state.kind !== 'skipped' && state.kind !== 'refused'),
        next: () => {
          const added = new Set(waiting.current.map(({ id }) => id))
          waiting.current = []
          return latest.current.filter(({ id, state }) => added.has(id) && state.kind === 'waiting')
        },
      }),
    networkMode: 'always',
    // What still waits is read with the files that come next.
    onError: () => {
      waiting.current = []
    },
  })

  /** For this render a reading that has just ended is still pending, and files that come then would wait for ever. */
  const readWaiting = useEffectEvent(() => {
    const added = waiting.current
    if (added.length === 0) return
    waiting.current = []
    reading.mutate({ added, before: reading.data ?? null })
  })
  useEffect(() => {
    if (!reading.isPending && entries.length > 0) readWaiting()
  }, [reading.isPending, entries.length])

  /** Every file that is used is read again: one preview is kept, and nothing is taken out of it. */
  function restart(id: number, changes: Partial<FileEntry>): void {
    if (reading.isPending) return
    change(id, changes)
    reading.mutate({ added: [], before: null })
  }

  return {
    entries,
    reading,
    add: (files: readonly File[]) => {
      const added = files.map((file): FileEntry => {
        lastId.current += 1
        return {
          id: lastId.current,
          file,
          uid: null,
          question: null,
          pools: [],
          answers: [],
          state: { kind: 'waiting' },
        }
      })
      show([...latest.current, ...added])
      if (reading.isPending) waiting.current = [...waiting.current, ...added]
      else reading.mutate({ added, before: reading.data ?? null })
    },
    /** Whose pulls a file has; also reads a file again. */
    name: (id: number, uid: string | null) => restart(id, { uid, state: { kind: 'waiting' } }),
    /** Which pools a file means. */
    answer: (id: number, answers: readonly PoolAnswer[]) => restart(id, { answers, state: { kind: 'waiting' } }),
    skip: (id: number) => restart(id, { state: { kind: 'skipped' } }),
    clear: () => {
      waiting.current = []
      show([])
      reading.reset()
    },
  }
}

async function readFile(
  importer: FileImporter,
  { file, uid, answers }: FileEntry,
  addTo: string | undefined,
): Promise<FilePreview> {
  if (file.size > MAX_PULL_FILE_BYTES) throw new FileTooLarge()
  const text = new Uint8Array(await file.arrayBuffer())
  return importer.preview({ text, gameId: null, uid, pools: answers, ...(addTo !== undefined && { addTo }) })
}
