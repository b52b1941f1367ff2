import type { Metrics } from '#server/platform/log/metrics'

/** Of the supervisor, which outlives its server. (OPS-92) */
export function watchProcess(metrics: Metrics, deaths: number): void {
  metrics.gauge('server_deaths_total', 'How often the server has died and was started again.', () => [
    { value: deaths },
  ])
}
