import { type Db, poolUse } from '#server/db/client'
import type { Metrics } from '#server/platform/log/metrics'

export function watchDatabase(metrics: Metrics, db: Db): void {
  metrics.gauge('database_pool', 'Connections in use and idle, and calls that wait for one.', () =>
    Object.entries(poolUse(db)).map(([state, value]) => ({ labels: { state }, value })),
  )
}
