import { type Instant, instant } from '../../time/instant.ts'
import type { UtcOffset } from '../../time/zone.ts'
import type { Evidence } from './coverage.ts'
import { instantOn } from '../fact-span.ts'
import { countedPoolOf, type FactIndex } from '../facts.ts'
import type { Pull } from '../pull.ts'

/** What a file proves, by counted pool: it is believed to be whole between the first and the last pull of each. */
export function fileSpans(
  index: FactIndex,
  server: UtcOffset,
  pulls: readonly Pick<Pull, 'poolId' | 'time'>[],
): Readonly<Record<string, Evidence & { readonly kind: 'file' }>> {
  const ends = new Map<string, { first: string; last: string }>()
  for (const { poolId, time } of pulls) {
    const pool = countedPoolOf(index, poolId)
    const { first, last } = ends.get(pool) ?? { first: time, last: time }
    if (time <= first) ends.set(pool, { first: time, last })
    else if (time > last) ends.set(pool, { first, last: time })
  }
  const at = (time: string) => instant(instantOn(server, time))
  return Object.fromEntries(
    [...ends].map(([pool, { first, last }]) => [pool, { kind: 'file', first: at(first), last: at(last) }]),
  )
}

/** When a pool opened on a server; an unknown pool may be of any age. */
export function openingOf(index: FactIndex, poolId: string, server: UtcOffset): Instant {
  const opened = index.pools.get(poolId)?.opened
  return instant(opened === undefined ? 0 : instantOn(server, opened))
}
