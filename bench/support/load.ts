import autocannon from 'autocannon'

const CONNECTIONS = 32

export type LoadResult = autocannon.Result

export interface Load {
  readonly requests: number
  readonly perSecond: number
  readonly p99Ms: number
}

/** As much as the server answers for so many seconds. @throws if it refuses, but for what is unchanged (304) */
export async function underLoad(options: autocannon.Options & { readonly duration: number }): Promise<Load> {
  const { requests, latency, errors, non2xx, statusCodeStats } = await autocannon({
    connections: CONNECTIONS,
    ...options,
  })
  const unchanged = statusCodeStats?.['304']?.count ?? 0
  if (errors > 0 || non2xx > unchanged) throw new Error(`${errors} errors, ${non2xx - unchanged} refusals`)
  return { requests: requests.total, perSecond: requests.average, p99Ms: latency.p99 }
}

/** What became of it, refusals and cut connections included. */
export async function runLoad(options: autocannon.Options): Promise<autocannon.Result> {
  return autocannon(options)
}
