import type { GameId } from '../games/game.ts'
import type { PartialText } from '../language/language.ts'

/**
 * A time of the facts; its form says what it is:
 * `2026-07-01T03:00:00Z` (with `Z`) is one moment world-wide,
 * `2026-07-21T18:00:00` (without) is the wall clock of each server: 18:00 in Asia, in Europe and in America.
 * Ends are inclusive and usually written with seconds 59.
 */
export type FactTime = string

/** What the rules need to know of a pool. Rates are shares of 1; `null` is not known or does not apply. */
export interface PoolFacts {
  readonly id: string
  readonly name: PartialText
  /** What older logs and other tools' files call it instead of the id. */
  readonly aliases: readonly string[]
  readonly hardPity5: number | null
  readonly baseRate5: number
  readonly consolidatedRate5: number | null
  readonly lastFlatPull: number | null
  readonly softSlope: number | null
  readonly featuredRate5: number | null
  readonly statedWinShare: number | null
  /** What players report of won coin flips, and the publisher has not stated. */
  readonly reportedWinShare: number | null
  /** Share of the item that the player has chosen among 5-stars before any guarantee; `null`: no item is chosen. */
  readonly chosenRate5: number | null
  /** Fate points that make the next 5-star the chosen item; they end with the banner. */
  readonly pointsToGuarantee: number | null
  /** The first 5-star of a banner is the chosen item. */
  readonly isFirstChosen: boolean
  readonly hasCoinFlip: boolean | null
  readonly guaranteeAfterLoss: boolean
  readonly onlyLosersKnownUntil: FactTime | null
  readonly fourStar: {
    readonly baseRate: number | null
    readonly consolidatedRate: number | null
    readonly hardPity: number | null
    readonly featuredRate: number | null
  }
  readonly itemTypes: readonly string[]
  readonly sharesPityWith: readonly string[]
  readonly isOutcomeComputed: boolean
  readonly maxPulls: number | null
  /** No pull is possible after the first 5-star. */
  readonly endsAfterFiveStar: boolean
  /** What one pull takes; `null`: not known. */
  readonly ticket: string | null
  readonly opened: FactTime
}

/** What was featured in a pool for a time. */
export interface FeaturedFacts {
  readonly pool: string | null
  /** `null`: not told by the source. */
  readonly version: string | null
  readonly start: FactTime
  /** `null`: never (`isPermanent`), or not known. */
  readonly end: FactTime | null
  readonly isPermanent: boolean
  readonly featured5: readonly string[]
  readonly featured4: readonly string[] | null
}

/** A 5-star that a lost coin flip can give for a time. */
export interface PermanentFacts {
  readonly pools: readonly string[]
  readonly item: string
  readonly from: FactTime
  readonly until: FactTime | null
}

export interface ItemFacts {
  readonly id: string
  readonly type: string
  readonly rank: number
  readonly name: PartialText
}

export interface ItemTypeFacts {
  readonly id: string
  readonly wire: string
  readonly name: PartialText
}

export interface ServerFacts {
  readonly id: string
  readonly uid: RegExp
  readonly offsetHours: number
}

/** What the rules need to know of a game; the package of facts has it for every game. */
export interface GachaFacts {
  /** In the order in which they are shown. */
  readonly pools: readonly PoolFacts[]
  readonly history: readonly FeaturedFacts[]
  readonly permanent: readonly PermanentFacts[]
  readonly items: readonly ItemFacts[]
  readonly itemTypes: readonly ItemTypeFacts[]
  readonly servers: readonly ServerFacts[]
}

/** The facts of one game, ready to be looked up; made once and kept. */
export interface FactIndex {
  readonly gameId: GameId
  readonly facts: GachaFacts
  readonly pools: ReadonlyMap<string, PoolFacts>
  /** Ids by name in any language and by alias (`nameKey`). */
  readonly poolIdsByName: ReadonlyMap<string, string>
  readonly items: ReadonlyMap<string, ItemFacts>
  /** By name in any language (`nameKey`); `null` where a name means several items. */
  readonly itemsByName: ReadonlyMap<string, ItemFacts | null>
  /** The English word for a kind of item, by its id and by its name in any language (`nameKey`). */
  readonly wireTypes: ReadonlyMap<string, string>
}

export function indexFacts(gameId: GameId, facts: GachaFacts): FactIndex {
  const itemsByName = new Map<string, ItemFacts | null>()
  for (const item of facts.items) {
    for (const key of new Set(Object.values(item.name).map(nameKey))) {
      itemsByName.set(key, itemsByName.has(key) ? null : item)
    }
  }
  return {
    gameId,
    facts,
    pools: new Map(facts.pools.map((pool) => [pool.id, pool])),
    poolIdsByName: new Map(
      facts.pools.flatMap(({ id, name, aliases }) =>
        [...Object.values(name), ...aliases].map((text) => [nameKey(text), id] as const),
      ),
    ),
    items: new Map(facts.items.map((item) => [item.id, item])),
    itemsByName,
    wireTypes: new Map(
      facts.itemTypes.flatMap(({ id, wire, name }) =>
        [id, wire, ...Object.values(name)].map((text) => [nameKey(text), wire] as const),
      ),
    ),
  }
}

/** Names are the same whatever spaces, width and case they are written in. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}

/** As much of the facts as tells which pools there are. */
interface PoolIndex extends Pick<FactIndex, 'pools'> {
  readonly facts: Pick<GachaFacts, 'pools'>
}

/** The pool whose pity and guarantee a pull counts for: the first of those that share them. An unknown pool is its own. */
export function countedPoolOf({ pools, facts }: PoolIndex, poolId: string): string {
  const shared = pools.get(poolId)?.sharesPityWith ?? []
  return facts.pools.find(({ id }) => id === poolId || shared.includes(id))?.id ?? poolId
}

/** The facts of each game, ready to be looked up: made when a game is first asked for, and kept. */
export function keptIndices(facts: Readonly<Record<GameId, GachaFacts>>): (gameId: GameId) => FactIndex {
  const indices = new Map<GameId, FactIndex>()
  return (gameId) => {
    const index = indices.get(gameId) ?? indexFacts(gameId, facts[gameId])
    indices.set(gameId, index)
    return index
  }
}
