import type { Source } from '../sources/notice-source.ts'
import { insertSources, makeSourcesDue } from '../sources/source.queries.ts'
import { configuredSources } from '../sources/source.ts'
import { type IngestDeps, type Ingested, ingestNext } from './ingest.service.ts'

/** Reads every source once, whenever it is due. */
export async function ingestAll(deps: IngestDeps): Promise<readonly Ingested[]> {
  const sources = configuredSources(deps.env)
  await registerSources(deps, sources)
  await makeSourcesDue(
    deps.db,
    sources.map(({ id }) => id),
  )
  return ingestDue(deps, sources, new AbortController().signal)
}

/** Stores the sources that are not stored yet. */
export async function registerSources({ db, clock }: IngestDeps, sources: readonly Source[]): Promise<void> {
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
