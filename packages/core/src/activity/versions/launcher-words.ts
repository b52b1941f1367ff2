import { DAY_MS, type Instant, instant } from '../../time/instant.ts'
import { continueVersions, type KnownVersion } from './expected-versions.ts'

/** `live`: the publisher's launcher starts this version; `pre_download`: it offers its files ahead. */
export const LAUNCHER_STATES = ['pre_download', 'live'] as const

/** What a publisher's launcher shows of a version, and when it was first seen there. */
export interface LauncherWord {
  /** `6.6` */
  readonly version: string
  readonly state: (typeof LAUNCHER_STATES)[number]
  readonly since: Instant
}

/** A launcher that shows a version so long before it is expected is not believed. */
const FURTHEST_AHEAD_MS = 60 * DAY_MS

/** What readings say together, in whatever order: each version once, oldest first. What is live is no longer ahead. */
export function joinLauncherWords(words: readonly LauncherWord[]): readonly LauncherWord[] {
  const joined = new Map<string, LauncherWord>()
  for (const word of words) {
    const known = joined.get(word.version)
    const isMore = known?.state === word.state ? word.since < known.since : word.state === 'live'
    if (!known || isMore) joined.set(word.version, word)
  }
  return [...joined.values()].sort((one, other) => compareVersions(one.version, other.version))
}

/** Below 0: the first is the older one. */
export function compareVersions(one: string, other: string): number {
  const [major = 0, minor = 0] = one.split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number)
  return major - otherMajor || minor - otherMinor
}

/**
 * The known versions with what a launcher shows. An expected version that is live is announced, and began at the latest
 * when it was first seen; the first of a new story takes the place of another expected one. An announced version stays
 * as it is, and so does everything where the launcher contradicts one. (CAT-48)
 *
 * @param known oldest first
 * @param days the usual length of a version
 */
export function withLauncherWord(
  known: readonly KnownVersion[],
  word: LauncherWord,
  days: number,
): readonly KnownVersion[] {
  const { version, state, since } = word
  const isOlder = (one: KnownVersion) => compareVersions(one.version, version) < 0
  const older = known.filter(isOlder)
  const newer = known.filter((one) => !isOlder(one) && one.version !== version)
  const until = instant(since + FURTHEST_AHEAD_MS)
  const continued = continueVersions(older, { days, until }).slice(older.length)
  const chain = [...older, ...continued.map((one) => ({ ...one, end: null, isExpected: true }))]
  const place =
    known.find((one) => one.version === version) ??
    chain.find((one) => one.version === version) ??
    firstOfStory(chain, word)
  if (!place?.isExpected || place.start > until) return known

  const start = state === 'live' ? instant(Math.min(place.start, since)) : place.start
  const isContradicted =
    older.some((one) => !one.isExpected && one.start >= start) || newer.some((one) => one.start <= start)
  if (isContradicted) return known
  const before = chain.filter((one) => one !== place && isOlder(one) && one.start < start)
  return [...before, { version, start, end: place.end, isExpected: state !== 'live' }, ...newer]
}

/** The expected version that is in truth the first of the next story: `8.0` where `7.5` was counted on. */
function firstOfStory(chain: readonly KnownVersion[], { version, state, since }: LauncherWord): KnownVersion | null {
  const expected = chain.filter(({ isExpected }) => isExpected)
  const distance = ({ start }: KnownVersion) => Math.abs(start - since)
  const place =
    state === 'live'
      ? (expected.findLast(({ start }) => start <= since) ?? expected[0])
      : expected.toSorted((one, other) => distance(one) - distance(other))[0]
  return place && Number(version.split('.')[0]) === Number(place.version.split('.')[0]) + 1 ? place : null
}
