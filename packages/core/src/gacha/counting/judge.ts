import { instantOf, parseWallTime } from '../../time/wall-time.ts'
import type { UtcOffset } from '../../time/zone.ts'
import { instantOn, type MsSpan, spanOn } from '../fact-span.ts'
import { countedPoolOf, type FactIndex, type PoolFacts } from '../facts.ts'
import type { CountablePull } from '../pull.ts'

/** What a 5-star was on the day of the pull; `unknown` is newer than the facts and never called lost. */
export type Judgement = 'featured' | 'lost' | 'unknown'

type SpansByItem = ReadonlyMap<string, readonly MsSpan[]>

/**
 * How the facts judge 5-stars of one server. Three steps, in this order: featured in the pool at that moment; else part
 * of the dated set that a lost 50/50 gives; else unknown. Featured comes first because genshin's weapon banners
 * featured standard weapons until 2024-02. No undated list is asked: Keqing, Tighnari and Blade were featured before
 * they became what one loses to. (GACHA-10)
 *
 * The instant counts, not the day: a pull at 21:28 in America may be the next day of the facts.
 */
export function judgeOf(index: FactIndex, server: UtcOffset): (pull: CountablePull) => Judgement {
  const { history, permanent } = index.facts
  const featured = spansByItem(
    history.flatMap(({ pool, start, end, featured5 }) =>
      pool === null ? [] : featured5.map((item) => ({ pools: [pool], item, span: spanOn(server, start, end) })),
    ),
    index,
  )
  const losers = spansByItem(
    permanent.map(({ pools, item, from, until }) => ({ pools, item, span: spanOn(server, from, until) })),
    index,
  )

  return ({ poolId, itemId, time }) => {
    const wall = parseWallTime(time)
    if (wall === null || itemId === '') return 'unknown'

    const at = instantOf(wall, server)
    const key = keyOf(countedPoolOf(index, poolId), itemId)
    if (holds(featured, key, at)) return 'featured'
    if (holds(losers, key, at)) return 'lost'
    return isBeforeHistory(index.pools.get(poolId), at, server) ? 'featured' : 'unknown'
  }
}

function isBeforeHistory(pool: PoolFacts | undefined, at: number, server: UtcOffset): boolean {
  const until = pool?.onlyLosersKnownUntil ?? null
  return until !== null && at < instantOn(server, until)
}

function holds(spans: SpansByItem, key: string, at: number): boolean {
  return spans.get(key)?.some(({ from, to }) => from <= at && at <= to) ?? false
}

function spansByItem(
  rows: readonly { readonly pools: readonly string[]; readonly item: string; readonly span: MsSpan }[],
  index: FactIndex,
): SpansByItem {
  const spans = new Map<string, MsSpan[]>()
  for (const { pools, item, span } of rows) {
    for (const pool of new Set(pools.map((id) => countedPoolOf(index, id)))) {
      const key = keyOf(pool, item)
      spans.set(key, [...(spans.get(key) ?? []), span])
    }
  }
  return spans
}

function keyOf(pool: string, item: string): string {
  return `${pool} ${item}`
}
