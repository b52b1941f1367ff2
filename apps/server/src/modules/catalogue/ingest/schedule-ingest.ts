import { SECOND_MS } from '@ephemeris/core/time/instant'
import { every } from '#server/platform/timers'
import { sourcesOf } from '../sources/source.ts'
import type { IngestDeps } from './ingest.service.ts'
import { ingestDue, registerSources } from './ingest-due.ts'

const CHECK_EVERY_MS = 15 * SECOND_MS

/** Reads every source when it is due, beside any number of processes that do the same. (ING-2) @returns how to stop */
export function scheduleIngest(deps: IngestDeps, afterRead: () => Promise<void>): () => Promise<void> {
  const sources = sourcesOf(deps.env)
  const stop = new AbortController()
  let reading: Promise<void> | null = null

  function check(): void {
    reading ??= readDue().finally(() => {
      reading = null
    })
  }

  async function readDue(): Promise<void> {
    try {
      await registerSources(deps, sources)
      const rounds = await ingestDue(deps, sources, stop.signal)
      if (rounds.some(({ reading }) => reading !== null)) await afterRead()
    } catch (error) {
      if (!stop.signal.aborted) deps.log.warn('sources not looked at', { error })
    }
  }

  check()
  const stopTimer = every(CHECK_EVERY_MS, check)
  return async () => {
    stopTimer()
    stop.abort(new Error('the process stops'))
    await reading
  }
}
