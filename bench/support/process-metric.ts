/** What a server's process says of itself, without its database, in bytes and seconds. */
export type ProcessMetric =
  | 'process_resident_memory_bytes'
  | 'process_cpu_seconds_total'
  | 'nodejs_heap_size_used_bytes'
  | 'nodejs_eventloop_lag_p99_seconds'
  | 'nodejs_active_handles_total'

export async function processMetric(origin: string, name: ProcessMetric): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  const line = metrics.split('\n').find((text) => text.startsWith(`${name} `))
  return Number(line?.slice(name.length))
}
