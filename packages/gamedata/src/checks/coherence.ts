import type { FactTime } from '@ephemeris/core/gacha/facts'
import { DAY_MS, HOUR_MS } from '@ephemeris/core/time/instant'
import { onServers } from '../fact-time.ts'
import type { FeaturedSpan } from '../pulls/featured-span.ts'
import type { Banner } from '../timeline/banners.ts'
import type { Version } from '../timeline/versions.ts'
import type { Check, FactFinding } from './check-kind.ts'

/** Shorter or longer than any version so far. */
const LEAST_DAYS = 26
const MOST_DAYS = 60
const LONGEST_MAINTENANCE_MS = 12 * HOUR_MS

/**
 * Rows agree with each other: versions follow one another, banners lie in their version and events begin there, phases of
 * a pool do not overlap, the history knows each banner, and every row names a source. (CAT-46)
 */
export const coherenceFaults: Check = ({ versions, banners, events, history, cycles, permanent }) => {
  const byVersion = new Map(versions.map((row) => [row.version, row]))
  const sourced = [...versions, ...banners, ...events, ...cycles, ...permanent]
  return [
    ...versions.flatMap((row, index) => paceFaults(row, versions[index + 1])),
    ...banners.flatMap((row) => bannerFaults(row, byVersion.get(row.version))),
    ...events.flatMap(({ id, version, start }) => eventFaults(id, start, byVersion.get(version), versions[0])),
    ...banners.flatMap((row, index) => overlapFaults(row, banners.slice(index + 1), byVersion.get(row.version))),
    ...banners
      .filter((banner) => !history.some((span) => isSameSpan(banner, span)))
      .map(({ id }): FactFinding => [id, 'the history does not know this banner']),
    ...permanent
      .filter(({ item, pools }, place) =>
        permanent.slice(place + 1).some((other) => other.item === item && other.pools.some((id) => pools.includes(id))),
      )
      .map(({ item }): FactFinding => [item, 'two spans: its own banner does not take it out of the others']),
    ...sourced.filter(({ src }) => src.length === 0).map((row): FactFinding => [nameOf(row), 'no source']),
  ]
}

function nameOf(row: { readonly id: string } | { readonly item: string }): string {
  return 'id' in row ? row.id : row.item
}

/** On the clock of Asia, where everything comes first. */
function at(time: FactTime): number {
  return onServers(time)[0] ?? Number.NaN
}

function endAt(time: FactTime | null | undefined): number {
  return time ? at(time) : Number.POSITIVE_INFINITY
}

function paceFaults(version: Version, next: Version | undefined): readonly FactFinding[] {
  if (!next) return []
  const days = (at(next.start) - at(version.start)) / DAY_MS
  const maintenance = version.end === null ? 0 : at(next.start) - at(version.end)
  return [
    ...(days >= LEAST_DAYS && days <= MOST_DAYS ? [] : [[version.id, `a version of ${days} days`] as const]),
    ...(maintenance <= LONGEST_MAINTENANCE_MS ? [] : [[version.id, 'the next version opens much later'] as const]),
  ]
}

function bannerFaults({ id, start, end, isPermanent }: Banner, version: Version | undefined): readonly FactFinding[] {
  if (!version) return [[id, 'its version is not known']]
  const isInside =
    at(start) >= at(version.start) &&
    at(start) < endAt(version.end) &&
    (end === null || isPermanent || at(end) <= endAt(version.end))
  return isInside ? [] : [[id, 'outside its version']]
}

/** Web events open at a round hour, an hour before the servers; events may last beyond their version. */
function eventFaults(
  id: string,
  start: FactTime,
  version: Version | undefined,
  first: Version | undefined,
): readonly FactFinding[] {
  if (!version) return first && at(start) < at(first.start) ? [] : [[id, 'its version is not known']]
  const isInside = at(start) >= at(version.start) - HOUR_MS && at(start) < endAt(version.end)
  return isInside ? [] : [[id, 'begins outside its version']]
}

/** Banners of one phase stand side by side; one that lasts all its version meets the later phase too. */
function overlapFaults(
  banner: Banner,
  others: readonly Banner[],
  version: Version | undefined,
): readonly FactFinding[] {
  const lastsAllVersion = endAt(version?.end) - endAt(banner.end) < DAY_MS
  const isTogether = (other: Banner) =>
    other.version === banner.version && (other.phase === banner.phase || lastsAllVersion)
  return others
    .filter(({ pool, isPermanent }) => pool === banner.pool && !isPermanent && !banner.isPermanent)
    .filter((other) => at(banner.start) < endAt(other.end) && at(other.start) < endAt(banner.end))
    .filter((other) => !isTogether(other) || other.featured5.some((item) => banner.featured5.includes(item)))
    .map((other) => [banner.id, `overlaps ${other.id}`])
}

function isSameSpan(banner: Banner, span: FeaturedSpan): boolean {
  const pending = banner.pending.filter(({ rank }) => rank === 5).length
  return (
    span.pool === banner.pool &&
    span.start === banner.start &&
    span.end === banner.end &&
    span.featured5.join() === banner.featured5.join() &&
    span.featured4?.join() === banner.featured4?.join() &&
    span.pending >= pending
  )
}
