import { instantOf, parseWallTime } from '../../time/wall-time.ts'
import type { UtcOffset } from '../../time/zone.ts'
import { instantOn, type MsSpan, spanOn } from '../fact-span.ts'
import { countedPoolOf, type FactIndex, type PoolFacts } from '../facts.ts'
import { groupBy } from '../group-by.ts'
import type { CountablePull } from '../pull.ts'

/** What a 5-star was on the day of the pull; `unknown` where nothing proves either, and never called won or lost. */
export type Judgement = 'featured' | 'lost' | 'unknown'

export interface Judge {
  /**
   * Judges the 5-stars of one counted pool. What the ids of banners prove is found once, where the facts leave one open.
   *
   * @param fiveStars all of them, oldest first, by the stretches in which nothing is missing
   */
  readonly among: (fiveStars: () => readonly (readonly CountablePull[])[]) => JudgePull
  /**
   * Whether a 5-star may have come by fate points: the one before it, of the same banner, was featured, but may not have
   * been what the player chose, which a log does not say. (GACHA-14)
   */
  readonly mayComeByPoints: (before: CountablePull | null, pull: CountablePull) => boolean
}

/** @param isGuaranteed whether it was certainly a featured one, by the 5-star before it; `null`: not known */
export type JudgePull = (pull: CountablePull, isGuaranteed: boolean | null) => Judgement

interface Featured {
  readonly pool: string
  readonly items: readonly string[]
  readonly span: MsSpan
}

/** What the 5-stars of a pool prove where the facts leave one open. */
interface Proofs {
  /** Those that are featured for sure. */
  readonly featured: ReadonlySet<CountablePull>
  /** Their items, by the log's id of the banner. A banner has one; what has two is no id of a banner. */
  readonly byBanner: ReadonlyMap<string, ReadonlySet<string>>
  /** The items that are open, by the same id. */
  readonly open: ReadonlyMap<string, ReadonlySet<string>>
  /** The proven items of banners, and when they were pulled. */
  readonly known: readonly { readonly itemId: string; readonly at: number | null }[]
}

/**
 * How the facts judge 5-stars of one server. Three steps, in this order: featured in the pool at that moment; else part
 * of the dated set that a lost 50/50 gives; else unknown. Featured comes first because genshin's weapon banners
 * featured standard weapons until 2024-02. No undated list is asked: Keqing, Tighnari and Blade were featured before
 * they became what one loses to. (GACHA-10)
 *
 * An item that is both, while another banner of its pool runs, was featured on its own banner and lost on the other one:
 * the log's id of the banner decides, or the guarantee. (GACHA-10)
 *
 * The instant counts, not the day: a pull at 21:28 in America may be the next day of the facts.
 */
export function judgesOf(index: FactIndex, server: UtcOffset): Judge {
  const { history, permanent } = index.facts
  const banners = history.flatMap(({ pool, start, end, featured5 }): Featured[] =>
    pool === null ? [] : [{ pool, items: featured5, span: spanOn(server, start, end) }],
  )
  const byPool = groupBy(banners, ({ pool }) => pool)
  const featured = spansByItem(
    banners.flatMap(({ pool, items, span }) => items.map((item) => ({ pools: [pool], item, span }))),
    index,
  )
  const losers = spansByItem(
    permanent.map(({ pools, item, from, until }) => ({ pools, item, span: spanOn(server, from, until) })),
    index,
  )
  const bannersAt = (poolId: string, at: number) => (byPool.get(poolId) ?? []).filter(({ span }) => holds(span, at))

  /** The facts alone; the banners that ran where they leave it open. */
  function byFacts({ poolId, itemId, time }: CountablePull): Judgement | readonly Featured[] {
    const at = instantAt(time, server)
    if (at === null || itemId === '') return 'unknown'
    const key = keyOf(countedPoolOf(index, poolId), itemId)
    const isLoser = isIn(losers, key, at)
    if (isIn(featured, key, at)) return isLoser ? featuredOrLost({ poolId, itemId, at }) : 'featured'
    if (isLoser) return 'lost'
    return isBeforeHistory(index.pools.get(poolId), at, server) ? 'featured' : 'unknown'
  }

  function featuredOrLost({ poolId, itemId, at }: { poolId: string; itemId: string; at: number }) {
    const own = bannersAt(poolId, at)
    // A banner with several featured items loses to none of them.
    if ((index.pools.get(poolId)?.chosenRate5 ?? null) !== null || own.length === 0) return 'featured'
    if (!own.some(({ items }) => items.includes(itemId))) return 'lost'
    return own.every(({ items }) => items.length === 1 && items[0] === itemId) ? 'featured' : own
  }

  function proofsOf(stretches: readonly (readonly CountablePull[])[]): Proofs {
    const judged = stretches.map((pulls) => pulls.map((pull) => ({ pull, verdict: byFacts(pull) })))
    const featured = judged.flatMap((stretch) =>
      stretch.filter((one, place) => {
        if (typeof one.verdict === 'string') return one.verdict === 'featured'
        const beside = [stretch[place - 1], stretch[place + 1]]
        // No two in a row are lost: beside a lost one, and twice on one banner, it is the banner's own.
        return beside.some((other) => other?.verdict === 'lost' || (other && isSame(one.pull, other.pull)))
      }),
    )
    const open = judged.flat().flatMap(({ pull, verdict }) => (typeof verdict === 'string' ? [] : [pull]))
    const pulls = featured.map(({ pull }) => pull)
    const byBanner = itemsByBanner(pulls)
    const known = pulls
      .filter(({ gachaId }) => byBanner.get(gachaId)?.size === 1)
      .map(({ itemId, time }) => ({ itemId, at: instantAt(time, server) }))
    return { featured: new Set(pulls), byBanner, open: itemsByBanner(open), known }
  }

  function byProofs(pull: CountablePull, running: readonly Featured[], proofs: Proofs): Judgement {
    if (!hasBannerId(pull)) return proofs.featured.has(pull) ? 'featured' : 'unknown'
    const own = proofs.byBanner.get(pull.gachaId)
    if (own) return own.size > 1 ? 'unknown' : own.has(pull.itemId) ? 'featured' : 'lost'
    if ((proofs.open.get(pull.gachaId)?.size ?? 0) > 1) return 'unknown'
    const others = proofs.known.filter(({ itemId, at }) =>
      running.some(({ items, span }) => items.includes(itemId) && holds(span, at)),
    )
    if (others.some(({ itemId }) => itemId === pull.itemId)) return 'lost'
    return others.length > 0 ? 'featured' : 'unknown'
  }

  return {
    among: (fiveStars) => {
      let proofs: Proofs | null = null
      return (pull, isGuaranteed) => {
        const verdict = byFacts(pull)
        if (typeof verdict === 'string') return verdict
        proofs ??= proofsOf(fiveStars())
        const proven = byProofs(pull, verdict, proofs)
        return proven === 'unknown' && isGuaranteed ? 'featured' : proven
      }
    },
    mayComeByPoints: (before, pull) => {
      const facts = index.pools.get(pull.poolId)
      const at = instantAt(pull.time, server)
      if (before === null || at === null || !facts || facts.pointsToGuarantee === null) return false
      if (facts.pointsSince !== null && at < instantOn(server, facts.pointsSince)) return false
      const from = instantAt(before.time, server)
      const spans = featured.get(keyOf(countedPoolOf(index, before.poolId), before.itemId)) ?? []
      return spans.some((span) => holds(span, from) && holds(span, at))
    },
  }
}

function itemsByBanner(pulls: readonly CountablePull[]): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = groupBy(pulls.filter(hasBannerId), ({ gachaId }) => gachaId)
  return new Map([...groups].map(([id, group]) => [id, new Set(group.map(({ itemId }) => itemId))]))
}

function isSame(one: CountablePull, other: CountablePull): boolean {
  return hasBannerId(one) && one.gachaId === other.gachaId && one.itemId === other.itemId
}

/** Logs without ids of banners, and made-up histories, have 0 or nothing. */
function hasBannerId({ gachaId }: CountablePull): boolean {
  return gachaId !== '' && gachaId !== '0'
}

function instantAt(time: string, server: UtcOffset): number | null {
  const wall = parseWallTime(time)
  return wall === null ? null : instantOf(wall, server)
}

function isBeforeHistory(pool: PoolFacts | undefined, at: number, server: UtcOffset): boolean {
  const until = pool?.onlyLosersKnownUntil ?? null
  return until !== null && at < instantOn(server, until)
}

function isIn(spans: ReadonlyMap<string, readonly MsSpan[]>, key: string, at: number): boolean {
  return spans.get(key)?.some((span) => holds(span, at)) ?? false
}

function holds({ from, to }: MsSpan, at: number | null): boolean {
  return at !== null && from <= at && at <= to
}

function spansByItem(
  rows: readonly { readonly pools: readonly string[]; readonly item: string; readonly span: MsSpan }[],
  index: FactIndex,
): ReadonlyMap<string, readonly MsSpan[]> {
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
