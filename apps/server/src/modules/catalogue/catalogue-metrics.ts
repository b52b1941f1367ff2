import { SECOND_MS } from '@ephemeris/core/time/instant'
import type { Deps } from '#server/deps'
import type { Catalogue } from './catalogue.service.ts'
import type { SourceState } from './sources/source.queries.ts'
import { sourcesOf } from './sources/source.ts'

export function watchCatalogue({ metrics, clock, env }: Pick<Deps, 'metrics' | 'clock' | 'env'>, catalogue: Catalogue) {
  metrics.gauge('catalogue_age_seconds', 'Age of the newest announcement of each game.', () =>
    catalogue.sources().map(({ gameId, updatedAt }) => ({
      labels: { game: gameId },
      value: (clock.now() - updatedAt) / SECOND_MS,
    })),
  )
  metrics.gauge('catalogue_skipped_rows', 'Stored activities that cannot be used.', () => [
    { value: catalogue.skipped() },
  ])

  const ids = sourcesOf(env).map(({ id }) => id)
  function ofSources(name: string, help: string, figureOf: (state: SourceState | null) => number): void {
    metrics.gauge(`catalogue_source_${name}`, help, () =>
      ids.map((id) => {
        const state = catalogue.sourceStates().find(({ sourceId }) => sourceId === id)
        return { labels: { source: id }, value: figureOf(state ?? null) }
      }),
    )
  }
  ofSources('age_seconds', 'Time since a source was last read, or first known.', (state) =>
    state === null ? 0 : (clock.now() - (state.readAt ?? state.knownAt).getTime()) / SECOND_MS,
  )
  ofSources('last_success_timestamp_seconds', 'When a source was last read; 0: never.', (state) =>
    state?.readAt ? state.readAt.getTime() / SECOND_MS : 0,
  )
  ofSources('failures', 'Failures of a source in a row.', (state) => state?.failures ?? 0)
  ofSources('rows', 'Activities in the latest reading of a source.', (state) => state?.activities ?? 0)
  ofSources('reported', 'Notices whose times were not understood in it.', (state) => state?.reported ?? 0)
  metrics.gauge('catalogue_source_reported_in', 'Notices that were not understood, by language.', () =>
    catalogue
      .sourceStates()
      .filter(({ sourceId }) => ids.includes(sourceId))
      .flatMap(({ sourceId, reportedIn }) =>
        Object.entries(reportedIn).map(([language, value]) => ({ labels: { source: sourceId, language }, value })),
      ),
  )
  ofSources('parse_failures', 'Entries that no rule of reading fits in it.', (state) => state?.unreadable ?? 0)
}
