import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  observeRequest(labels: { method: string; route: string; status: number }, ms: number): void
  /** A figure that is read when the metrics are requested. */
  gauge(name: string, help: string, read: () => readonly Sample[]): void
  /** The same by the value of one label, for what takes a moment to read; without a figure while `read` fails. */
  slowGauge(
    name: string,
    { help, label }: { help: string; label: string },
    read: () => Promise<Readonly<Record<string, number>>>,
  ): void
  /**
   * A figure that only rises, by the value of one label; the returned function counts one.
   *
   * @param known values that are there from the start: the first event of any other one is no rise that an alarm sees
   */
  counter(name: string, help: string, { label, known }: CounterLabel): (value: string) => void
  /** Durations by the value of one label; the returned function takes milliseconds. `buckets` are seconds. */
  histogram(
    name: string,
    options: { help: string; label: string; buckets: readonly number[] },
  ): (value: string, ms: number) => void
  text(): Promise<string>
}

interface CounterLabel {
  readonly label: string
  readonly known?: readonly string[]
}

export interface Sample {
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by route template.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })

  return {
    observeRequest: (labels, ms) => durations.observe(labels, ms / 1000),
    gauge: (name, help, read) => {
      const labelNames = Object.keys(read()[0]?.labels ?? {})
      const gauge = new Gauge({
        name,
        help,
        labelNames,
        registers: [registry],
        collect: () => {
          for (const { labels = {}, value } of read()) gauge.set(labels, value)
        },
      })
    },
    slowGauge: (name, { help, label }, read) => {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        collect: async () => {
          gauge.reset()
          try {
            for (const [value, figure] of Object.entries(await read())) gauge.set({ [label]: value }, figure)
          } catch {
            // No figure is better than an old one; what is away has alarms of its own.
          }
        },
      })
    },
    counter: (name, help, { label, known = [] }) => {
      const counter = new Counter({ name, help, labelNames: [label], registers: [registry] })
      for (const value of known) counter.inc({ [label]: value }, 0)
      return (value) => counter.inc({ [label]: value })
    },
    histogram: (name, { help, label, buckets }) => {
      const histogram = new Histogram({
        name,
        help,
        labelNames: [label],
        buckets: [...buckets],
        registers: [registry],
      })
      return (value, ms) => histogram.observe({ [label]: value }, ms / 1000)
    },
    text: () => registry.metrics(),
  }
}
