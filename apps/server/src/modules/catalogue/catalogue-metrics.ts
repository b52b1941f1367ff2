import { SECOND_MS } from '@ephemeris/core/time/instant'
import type { Clock } from '#server/platform/clock'
import type { Metrics } from '#server/platform/metrics'
import type { Catalogue } from './catalogue.service.ts'

export function watchCatalogue(metrics: Metrics, catalogue: Catalogue, clock: Clock): void {
  metrics.gauge('catalogue_age_seconds', 'Age of the newest announcement of each game.', () =>
    catalogue.sources().map(({ gameId, updatedAt }) => ({
      labels: { game: gameId },
      value: (clock.now() - updatedAt) / SECOND_MS,
    })),
  )
  metrics.gauge('catalogue_skipped_rows', 'Stored activities that cannot be used.', () => [
    { value: catalogue.skipped() },
  ])
}
