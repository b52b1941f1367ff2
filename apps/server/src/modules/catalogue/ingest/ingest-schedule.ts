import { SECOND_MS } from '@ephemeris/core/time/instant'
import { every } from '#server/platform/timers'
import { hastenSources, insertSources } from './announcement.queries.ts'
import { hoyoverseSource } from './hoyoverse-source.ts'
import { type IngestDeps, type Ingested, ingestNext } from './ingest.service.ts'
import { kuroSource } from './kuro-source.ts'
import type { NoticeSource } from './notice-source.ts'

const LOOK_EVERY_MS = 15 * SECOND_MS

/** Where the publishers of the four games put their notices. */
export const OFFICIAL_SOURCES: readonly NoticeSource[] = [
  hoyoverseSource('genshin'),
  hoyoverseSource('starrail'),
  hoyoverseSource('zenless'),
  kuroSource(),
]

/** Reads every source once, whenever it is due. */
export async function ingestAll(deps: IngestDeps): Promise<readonly Ingested[]> {
  const gameIds = OFFICIAL_SOURCES.map(({ gameId }) => gameId)
  await insertSources(deps.db, gameIds)
  await hastenSources(deps.db, gameIds)
  return ingestDue(deps, new AbortController().signal)
}

async function ingestDue(deps: IngestDeps, signal: AbortSignal): Promise<readonly Ingested[]> {
  const rounds: Ingested[] = []
  while (!signal.aborted) {
    const round = await ingestNext(deps, OFFICIAL_SOURCES, signal)
    if (!round) break
    rounds.push(round)
  }
  return rounds
}

/** Reads every source when it is due, beside any number of processes that do the same. (ING-2) @returns how to stop */
export function keepReadingNotices(deps: IngestDeps, afterRead: () => Promise<void>): () => Promise<void> {
  const stop = new AbortController()
  let reading: Promise<void> | null = null

  function look(): void {
    reading ??= readDue().finally(() => {
      reading = null
    })
  }

  async function readDue(): Promise<void> {
    try {
      await insertSources(
        deps.db,
        OFFICIAL_SOURCES.map(({ gameId }) => gameId),
      )
      const rounds = await ingestDue(deps, stop.signal)
      if (rounds.some(({ fetched }) => fetched !== null)) await afterRead()
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
