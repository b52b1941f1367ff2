import type { Metrics } from '#server/platform/log/metrics'

/** What runs, and how often it has died: of the supervisor, which outlives its server. (OPS-92, OPS-111) */
export function watchProcess(metrics: Metrics, { deaths, version }: { deaths: number; version: string }): void {
  metrics.gauge('build_info', 'The release that runs.', () => [{ labels: { version }, value: 1 }])
  metrics.gauge('server_deaths_total', 'How often the server has died and was started again.', () => [
    { value: deaths },
  ])
}
