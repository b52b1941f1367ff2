import type { GameId } from '../games/game.ts'
import type { PartialText } from '../language/language.ts'
import { normalForm } from '../language/normal-form.ts'
import { withStraightQuotes } from '../language/search-key.ts'

/**
 * A time of the facts; its form says what it is:
 * `2026-07-01T03:00:00Z` (with `Z`) is one moment world-wide,
 * `2026-07-21T18:00:00` (without) is the wall clock of each server: 18:00 in Asia, in Europe and in America.
 * Ends are inclusive and usually written with seconds 59.
 */
export type FactTime = string

/** What the rules need to know of a pool. Rates are shares of 1; `null` is not known or does not apply. */
export interface PoolFacts {
  /** As in the game's own log. */
  readonly id: string
  readonly name: PartialText
  /** What older logs and other tools' files call it instead of the id. */
  readonly aliases: readonly string[]
  readonly itemTypes: readonly string[]
  readonly hardPity5: number | null
  readonly baseRate5: number
  /** With pity. */
  readonly consolidatedRate5: number | null
  /** The last pull at the base rate; soft pity adds `softSlope` per pull from the next on (a community model). */
  readonly lastFlatPull: number | null
  readonly softSlope: number | null
  /** The consolidated rate is published rounded, so the true one is within this of it; `null`: all digits are. */
  readonly rateRounding5: number | null
  /** The rise that players measured: from the pull after `after` on, each chance is `slope` above the one before. */
  readonly measured5: {
    readonly by: string
    readonly steps: readonly { readonly after: number; readonly slope: number }[]
  } | null
  /** Share of featured items among 5-stars before any guarantee. */
  readonly featuredRate5: number | null
  /** The publisher's figure for won 50/50s where it is above `featuredRate5` by a rule that was never published. */
  readonly statedWinShare: number | null
  /** What players report of won 50/50s where it is above `featuredRate5` and the publisher has not stated it. */
  readonly reportedWinShare: number | null
  /** Share of the item that the player has chosen among 5-stars before any guarantee; `null`: no item is chosen. */
  readonly chosenRate5: number | null
  /** Fate points that make the next 5-star the chosen item; they end with the banner. `null`: there are none. */
  readonly pointsToGuarantee: number | null
  /** Since when there are fate points; `null`: always, or there are none. */
  readonly pointsSince: FactTime | null
  /** The first 5-star of a banner is the item that the player has chosen. */
  readonly isFirstChosen: boolean
  /** Whether a 5-star can be another one than the featured or chosen one. */
  readonly hasFiftyFifty: boolean | null
  /** Whether a lost 5-star makes the next one a featured one, also in later banners. */
  readonly guaranteeAfterLoss: boolean
  /**
   * Until then every 5-star outside the permanent set was a featured one, although no dated banner is known: the set of
   * losers had never changed. `null`: only dated banners count.
   */
  readonly onlyLosersKnownUntil: FactTime | null
  readonly fourStar: {
    readonly baseRate: number | null
    readonly consolidatedRate: number | null
    readonly hardPity: number | null
    readonly featuredRate: number | null
  }
  /** Pools that count as one with this one. */
  readonly sharesPityWith: readonly string[]
  readonly isOutcomeComputed: boolean
  /** `null`: no limit. */
  readonly maxPulls: number | null
  /** No pull is possible after the first 5-star. */
  readonly endsAfterFiveStar: boolean
  /** What one pull takes, an id of `income.json`; `null`: not known. */
  readonly ticket: string | null
  /** When the pool opened: no pull is older. */
  readonly opened: FactTime
}

/** What was featured in a pool for a time. */
export interface FeaturedFacts {
  readonly pool: string | null
  /** `null`: the source does not give it. */
  readonly version: string | null
  readonly start: FactTime
  /** `null`: never (`isPermanent`), or not known. */
  readonly end: FactTime | null
  readonly isPermanent: boolean
  readonly featured5: readonly string[]
  /** `null`: not found. */
  readonly featured4: readonly string[] | null
}

/** A 5-star that a lost 50/50 can give, while it can; its own banner does not take it out of the others. */
export interface PermanentFacts {
  readonly pools: readonly string[]
  readonly item: string
  /** Both on the servers' clocks. */
  readonly from: FactTime
  /** `null`: still. */
  readonly until: FactTime | null
}

/** Anything a pull can give. */
export interface ItemFacts {
  /** The game's own id. */
  readonly id: string
  readonly type: string
  /** 3 to 5 in every game. */
  readonly rank: number
  readonly name: PartialText
  /** Of a character, as the game calls it: `pyro`. `null`, or absent: it has none, or it is not known. */
  readonly element?: string | null
  /** The kind of weapon, the path or the specialty: `sword`, `hunt`, `stun`. `null`, or absent: the same. */
  readonly class?: string | null
}

/** A type of item that a pull gives. */
export interface ItemTypeFacts {
  /** As in the facts: `light_cone`. */
  readonly id: string
  /** The English word of the game's log, which rows carry: `Light Cone`. */
  readonly wire: string
  /** Whether it is someone to play, what such a one carries, or neither. */
  readonly role: 'character' | 'weapon' | 'companion'
  /** In every language that has names. */
  readonly name: PartialText
}

/** One server of a game, as its log and its links name it. */
export interface ServerFacts {
  /** What links and logs call it: `os_asia`. */
  readonly id: string
  /** Which UIDs live here; no two servers of a game share one. */
  readonly uid: RegExp
  /** Hours east of UTC, without daylight saving: the clock of every time in the log. */
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

/** Whether an item of the kind, by its id or its word in the log, is someone to play. */
export function isCharacter({ facts }: Pick<FactIndex, 'facts'>, type: string): boolean {
  return facts.itemTypes.some(({ id, wire, role }) => role === 'character' && (id === type || wire === type))
}

/** Names are the same whatever spaces, width, case and shape of quotation marks they are written in. (CAT-44) */
export function nameKey(name: string): string {
  return withStraightQuotes(normalForm('NFKC', name)).trim().toLowerCase()
}

/** The part of the facts that lists the pools. */
interface PoolIndex extends Pick<FactIndex, 'pools'> {
  readonly facts: Pick<GachaFacts, 'pools'>
}

/**
 * The pool whose pity and guarantee a pull counts for: the first of those that share them. An unknown pool is its own.
 */
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
