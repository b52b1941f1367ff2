import type { UtcOffset } from '../../time/zone.ts'
import { instantOn, type MsSpan, spanOn } from '../fact-span.ts'
import { type FactIndex, type FeaturedFacts, isCharacter, type PermanentFacts, type PoolFacts } from '../facts.ts'
import { groupBy } from '../group-by.ts'

/** What a pool gives at a moment: ids of items. */
export interface Offer {
  readonly featured5: readonly string[]
  /** What a lost 50/50 gives, or everything where nothing is featured. */
  readonly others5: readonly string[]
  readonly featured4: readonly string[]
  readonly others4: readonly string[]
  readonly others3: readonly string[]
}

type Dated<T> = T & { readonly span: MsSpan }

/**
 * What the pools of a server give at a moment (ms), by the facts; `null` for a pool that gives nothing then: not
 * open, or a 50/50 without a known banner.
 */
export function offersOf(index: FactIndex, server: UtcOffset): (pool: PoolFacts, at: number) => Offer | null {
  const { history, permanent } = index.facts
  const banners = groupBy(
    history.map((row): Dated<FeaturedFacts> => ({ ...row, span: spanOn(server, row.start, row.end) })),
    ({ pool }) => pool ?? '',
  )
  const losers = permanent.map((row): Dated<PermanentFacts> => ({ ...row, span: spanOn(server, row.from, row.until) }))
  const released = releasesOf([...banners.values()].flat())
  const [any4, any3] = [anyOf(index, 4), anyOf(index, 3)]

  return (pool, at) => {
    if (at < instantOn(server, pool.opened)) return null

    const isNow = ({ span }: { span: MsSpan }) => span.from <= at && at <= span.to
    const current = (banners.get(pool.id) ?? []).filter(isNow)
    const featured5 = current.flatMap((row) => row.featured5)
    const losable = losers.filter(isNow)
    const own = losable
      .filter(({ pools, item }) => pools.includes(pool.id) && !featured5.includes(item))
      .map(({ item }) => item)
    const others5 = [own, standard(pool, losable, featured5), exclusive(index, pool, 5)].find(isFilled) ?? []
    const isPlayable = pool.guaranteeAfterLoss
      ? isFilled(featured5) && isFilled(own)
      : isFilled(featured5) || isFilled(others5)
    if (!isPlayable) return null

    const released4 = [...released].filter(([, since]) => since <= at).map(([item]) => item)
    return {
      featured5,
      others5,
      featured4: current.flatMap((row) => row.featured4 ?? []),
      others4: [exclusive(index, pool, 4), released4, any4].find(isFilled) ?? [],
      others3: any3,
    }
  }
}

/** Since when a 4-star is known to exist: its first banner. */
function releasesOf(history: readonly Dated<FeaturedFacts>[]): ReadonlyMap<string, number> {
  const since = new Map<string, number>()
  for (const { featured4, span } of history) {
    for (const item of featured4 ?? []) since.set(item, Math.min(since.get(item) ?? span.from, span.from))
  }
  return since
}

/** A standard pool gives whatever can be lost in any other. */
function standard(
  pool: PoolFacts,
  permanent: readonly PermanentFacts[],
  featured5: readonly string[],
): readonly string[] {
  if (pool.featuredRate5 !== null || isFilled(featured5)) return []
  return [...new Set(permanent.map(({ item }) => item))]
}

/** Items of a kind that no other pool gives: the bangboos. */
function exclusive({ facts }: FactIndex, pool: PoolFacts, rank: number): readonly string[] {
  const own = pool.itemTypes.filter((type) =>
    facts.pools.every(({ id, itemTypes }) => id === pool.id || !itemTypes.includes(type)),
  )
  return facts.items.filter((item) => item.rank === rank && own.includes(item.type)).map(({ id }) => id)
}

/** No pull gives a character of the lowest rank, though a game has some. */
function anyOf(index: FactIndex, rank: number): readonly string[] {
  return index.facts.items
    .filter((item) => item.rank === rank && (rank > 3 || !isCharacter(index, item.type)))
    .map(({ id }) => id)
}

function isFilled(items: readonly string[]): boolean {
  return items.length > 0
}
