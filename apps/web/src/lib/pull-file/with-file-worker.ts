import type { AccountComparison } from '@ephemeris/core/doctor/file-preview'
import type { GachaFacts } from '@ephemeris/core/gacha/facts'
import type { GameId } from '@ephemeris/core/games/game'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import type { OpenFile } from '@ephemeris/files/read-assigned'
import type { PackedOutline } from '@ephemeris/files/read-whole'
import type { WorkerAnswer, WorkerFile, WorkerQuestion } from '#web/lib/pull-file/pull-file-questions'

/** As on the server. */
const LIMIT_MS = MINUTE_MS

/** Reading took longer than a file may take. */
export class FileTooSlow extends Error {}

/**
 * Has a file read in a worker of its own, which can reach no network and ends with `use`. (DOC-17)
 *
 * @throws FileTooSlow
 */
export async function withFileWorker<Result>(
  facts: Readonly<Record<GameId, GachaFacts>>,
  use: (file: OpenFile<WorkerFile, PackedOutline>) => Promise<Result>,
): Promise<Result> {
  const worker = new Worker(new URL('./pull-file-worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const broken = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FileTooSlow()), LIMIT_MS)
    worker.onerror = () => reject(new Error('the reader of files did not load'))
  })
  const ask = (question: WorkerQuestion) => Promise.race([broken, asked(worker, question)])
  try {
    await ask({ kind: 'facts', facts })
    return await use({
      read: async (file) => (await ask({ kind: 'read', file })) as PackedOutline,
      compare: async (account, live) => (await ask({ kind: 'compare', account, live })) as AccountComparison,
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}

/** One question at a time. */
function asked(worker: Worker, question: WorkerQuestion): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.ok) resolve(data.reply)
      else reject(new Error('the reader of files failed'))
    }
    worker.postMessage(question)
  })
}
