/** What a server's process says of itself, without its database: bytes of memory, seconds of processor time. */
export type ProcessMetric = 'process_resident_memory_bytes' | 'process_cpu_seconds_total'

export async function processMetric(origin: string, name: ProcessMetric): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  const line = metrics.split('\n').find((text) => text.startsWith(`${name} `))
  return Number(line?.slice(name.length))
}
