import { spanOn } from '../gacha/fact-span.ts'
import { type FactIndex, type FeaturedFacts, isCharacter, nameKey } from '../gacha/facts.ts'
import { type Language, textIn } from '../language/language.ts'
import { daysBetween } from '../time/calendar.ts'
import { fixedClock } from '../time/clock.ts'
import { type Instant, instant } from '../time/instant.ts'
import type { UtcOffset } from '../time/zone.ts'

/** A 5-star that the catalogue announces on a banner. */
export interface AnnouncedBanner {
  /** An id of the facts, or any other id for an item that no table knows yet. */
  readonly itemId: string
  /** In the language of the almanac. */
  readonly name: string
  readonly isCharacter: boolean
  readonly version: string | null
  /** `null`: not announced. */
  readonly startAt: Instant | null
  /** `null`: not announced. */
  readonly endAt: Instant | null
}

/** One time that an item was featured; overlapping banners count as one. */
export interface AlmanacBanner {
  readonly poolId: string | null
  readonly version: string | null
  readonly startAt: Instant
  /** `null`: never (`isPermanent`), or not known. */
  readonly endAt: Instant | null
  readonly isPermanent: boolean
  /** Calendar days from the end of the previous banner; `null` for the first one, and where that end is not known. */
  readonly daysAfter: number | null
}

/** Days are calendar days of the server. */
export interface AlmanacEntry {
  readonly itemId: string
  readonly name: string
  readonly isCharacter: boolean
  /** Oldest first. */
  readonly banners: readonly AlmanacBanner[]
  /** Banners that have begun. */
  readonly begun: number
  readonly standing: 'running' | 'announced' | 'past' | 'new'
  /** The banner that the standing is about: the running one, else the next, else the last; `null`: none is known. */
  readonly current: AlmanacBanner | null
  /** Since the end of the last banner; `null` while one runs, or if unknown. */
  readonly daysSince: number | null
  /** Until the running banner ends, or until the announced one begins; `null` if unknown. */
  readonly daysUntil: number | null
}

export interface AlmanacOptions {
  readonly language: Language
  readonly now: Instant
  readonly server: UtcOffset
  readonly announced: readonly AnnouncedBanner[]
}

type Banner = Omit<AlmanacBanner, 'daysAfter'>

interface Item {
  readonly itemId: string
  readonly name: string
  readonly isCharacter: boolean
  readonly banners: readonly Banner[]
}

/** Every 5-star that was featured on a banner or is announced on one, in no particular order. (ALM-1, ALM-2) */
export function almanacOf(index: FactIndex, options: AlmanacOptions): readonly AlmanacEntry[] {
  const items = new Map<string, Item>()
  for (const row of index.facts.history) {
    const banner = bannerOf(row, options.server)
    // What is to come is announced by the catalogue alone.
    if (banner.startAt > options.now) continue
    for (const id of row.featured5) add(items, knownItem(index, id, options), joining(banner, unite))
  }
  for (const announced of options.announced) {
    const span = announcedSpan(announced)
    add(items, itemOf(index, announced, options), span ? joining(span, correct) : (banners) => banners)
  }
  return [...items.values()].map((item) => entryOf(item, options))
}

/** Whether the facts know every banner since the game's launch, and not only since some later day. (ALM-3) */
export function reachesLaunch({ facts }: FactIndex): boolean {
  const opened = facts.pools.map((pool) => pool.opened).sort()[0]
  const first = facts.history[0]?.start
  return opened !== undefined && first !== undefined && first.slice(0, 10) <= opened.slice(0, 10)
}

type Banners = readonly Banner[]

function add(items: Map<string, Item>, item: Omit<Item, 'banners'>, change: (banners: Banners) => Banners): void {
  items.set(item.itemId, { ...item, banners: change(items.get(item.itemId)?.banners ?? []) })
}

/** Puts a banner among others, together with those that it overlaps. */
function joining(added: Banner, join: (added: Banner, known: Banner) => Banner): (banners: Banners) => Banners {
  return (banners) => {
    const same = banners.filter((banner) => overlap(banner, added))
    const others = banners.filter((banner) => !same.includes(banner))
    return [...others, same.reduce(join, added)].sort((one, other) => one.startAt - other.startAt)
  }
}

function knownItem(index: FactIndex, itemId: string, { language }: AlmanacOptions): Omit<Item, 'banners'> {
  const facts = index.items.get(itemId)
  return {
    itemId,
    name: (facts && textIn(facts.name, language)?.text) ?? itemId,
    isCharacter: facts !== undefined && isCharacter(index, facts.type),
  }
}

/** An announced item goes by its id, or by its name where the facts have learnt it since. */
function itemOf(index: FactIndex, announced: AnnouncedBanner, options: AlmanacOptions): Omit<Item, 'banners'> {
  const { itemId, name } = announced
  const facts = index.items.get(itemId) ?? index.itemsByName.get(nameKey(name))
  return facts ? knownItem(index, facts.id, options) : { itemId, name, isCharacter: announced.isCharacter }
}

function bannerOf({ pool, version, start, end, isPermanent }: FeaturedFacts, server: UtcOffset): Banner {
  const { from, to } = spanOn(server, start, end)
  return { poolId: pool, version, startAt: instant(from), endAt: end === null ? null : instant(to), isPermanent }
}

function announcedSpan({ version, startAt, endAt }: AnnouncedBanner): Banner | null {
  return startAt === null ? null : { poolId: null, version, startAt, endAt, isPermanent: false }
}

/** Two that overlap become one. (ALM-1) */
function unite(one: Banner, other: Banner): Banner {
  const isPermanent = one.isPermanent || other.isPermanent
  return {
    poolId: other.poolId ?? one.poolId,
    version: other.version ?? one.version,
    startAt: instant(Math.min(one.startAt, other.startAt)),
    endAt: isPermanent ? null : latest([one.endAt, other.endAt]),
    isPermanent,
  }
}

/** The announced times win; what the facts know of pool and version stays. (ALM-2) */
function correct(announced: Banner, known: Banner): Banner {
  return { ...known, startAt: announced.startAt, endAt: known.isPermanent ? null : (announced.endAt ?? known.endAt) }
}

function latest(ends: readonly (Instant | null)[]): Instant | null {
  const known = ends.filter((end) => end !== null)
  return known.length === 0 ? null : instant(Math.max(...known))
}

/** An unknown end covers the start alone: what comes later is another banner. */
function lastMoment({ startAt, endAt, isPermanent }: Banner): number {
  return isPermanent ? Number.POSITIVE_INFINITY : (endAt ?? startAt)
}

function overlap(one: Banner, other: Banner): boolean {
  return one.startAt <= lastMoment(other) && other.startAt <= lastMoment(one)
}

function entryOf({ banners, ...item }: Item, { now, server }: AlmanacOptions): AlmanacEntry {
  const clock = fixedClock(server)
  const days = (from: Instant | null, to: Instant | null) =>
    from === null || to === null ? null : daysBetween(from, to, clock)
  const running = banners.find((banner) => banner.startAt <= now && now <= lastMoment(banner))
  const next = banners.find(({ startAt }) => startAt > now)
  const last = banners.findLast(({ startAt }) => startAt <= now)
  const about = running ?? next ?? last
  const all = banners.map((banner, at) => ({
    ...banner,
    daysAfter: days(banners[at - 1]?.endAt ?? null, banner.startAt),
  }))
  return {
    ...item,
    banners: all,
    begun: banners.filter(({ startAt }) => startAt <= now).length,
    current: (about && all[banners.indexOf(about)]) ?? null,
    standing: running ? 'running' : next ? 'announced' : last ? 'past' : 'new',
    daysSince: running ? null : days(last?.endAt ?? null, now),
    daysUntil: running ? days(now, running.endAt) : days(now, next?.startAt ?? null),
  }
}
