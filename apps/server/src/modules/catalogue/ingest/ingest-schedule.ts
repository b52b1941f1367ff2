import { SECOND_MS } from '@ephemeris/core/time/instant'
import { every } from '#server/platform/timers'
import { type IngestDeps, type Ingested, ingestNext } from './ingest.service.ts'
import { hastenSources, insertSources } from './source.queries.ts'
import { type Source, sourcesOf, wantedSources } from './source.ts'

const LOOK_EVERY_MS = 15 * SECOND_MS

/** Reads every source once, whenever it is due. */
export async function ingestAll(deps: IngestDeps): Promise<readonly Ingested[]> {
  const sources = wantedSources(deps.env)
  await knowSources(deps, sources)
  await hastenSources(
    deps.db,
    sources.map(({ id }) => id),
  )
  return ingestDue(deps, sources, new AbortController().signal)
}

async function knowSources({ db, clock }: IngestDeps, sources: readonly Source[]): Promise<void> {
  const ids = sources.map(({ id }) => id)
  await insertSources(db, ids, new Date(clock.now()))
}

/** Reads the sources that are due. */
export async function ingestDue(
  deps: IngestDeps,
  sources: readonly Source[],
  signal: AbortSignal,
): Promise<readonly Ingested[]> {
  const rounds: Ingested[] = []
  while (!signal.aborted) {
    const round = await ingestNext(deps, sources, signal)
    if (!round) break
    rounds.push(round)
  }
  return rounds
}

/** Reads every source when it is due, beside any number of processes that do the same. (ING-2) @returns how to stop */
export function scheduleNoticeReading(deps: IngestDeps, afterRead: () => Promise<void>): () => Promise<void> {
  const sources = sourcesOf(deps.env)
  const stop = new AbortController()
  let reading: Promise<void> | null = null

  function look(): void {
    reading ??= readDue().finally(() => {
      reading = null
    })
  }

  async function readDue(): Promise<void> {
    try {
      await knowSources(deps, sources)
      const rounds = await ingestDue(deps, sources, stop.signal)
      if (rounds.some(({ reading }) => reading !== null)) await afterRead()
    } catch (error) {
      if (!stop.signal.aborted) deps.log.warn('sources not looked at', { error })
    }
  }

  look()
  const stopTimer = every(LOOK_EVERY_MS, look)
  return async () => {
    stopTimer()
    stop.abort(new Error('the process stops'))
    await reading
  }
}
