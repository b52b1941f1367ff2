import type { FactTime } from '../../gacha/facts.ts'
import type { Instant } from '../../time/instant.ts'
import { factInstant } from '../fact-edge.ts'
import { continueVersions, type KnownVersion, type VersionWindow } from './expected-versions.ts'
import { joinLauncherWords, type LauncherWord, withLauncherWord } from './launcher-words.ts'

/** A version whose opening the publisher has announced. */
export type AnnouncedVersion = Omit<KnownVersion, 'isExpected'>

/** The versions of a game as the facts write them; the package of facts has those of every game. */
export interface VersionFacts {
  /** Oldest first. */
  readonly versions: readonly {
    readonly version: string
    readonly start: FactTime
    readonly end: FactTime | null
    readonly status: 'observed' | 'announced' | 'expected'
  }[]
  /** The usual length of a version. */
  readonly versionDays: number
  /** What the publisher's launcher shows, in any order. */
  readonly launcher?: readonly LauncherWord[]
}

/**
 * The versions of a game, known ones first, then those expected until `until`; `null`: known ones only. What the
 * publisher has announced since wins over the facts, and an expected version that it leaves no room for is dropped.
 * Over both the launcher proves that an expected version is live, see `withLauncherWord`.
 */
export function versionWindowsOf(
  { versions, versionDays, launcher = [] }: VersionFacts,
  until: Instant | null,
  announced: readonly AnnouncedVersion[] = [],
): readonly VersionWindow[] {
  const known = withAnnounced(
    versions.map(({ version, start, end, status }) => ({
      version,
      start: factInstant(start),
      end: end === null ? null : factInstant(end),
      isExpected: status === 'expected',
    })),
    announced,
  )
  const proven = joinLauncherWords(launcher).reduce((chain, word) => withLauncherWord(chain, word, versionDays), known)
  return continueVersions(proven, { days: versionDays, until })
}

function withAnnounced(
  facts: readonly KnownVersion[],
  announced: readonly AnnouncedVersion[],
): readonly KnownVersion[] {
  const isAnnounced = (version: string) => announced.some((one) => one.version === version)
  const latest = Math.max(0, ...announced.map(({ start }) => start))
  const rest = facts.filter(
    ({ version, isExpected, start }) => !isAnnounced(version) && !(isExpected && start <= latest),
  )
  const news = announced.map((version) => ({ ...version, isExpected: false }))
  return [...rest, ...news].sort((one, other) => one.start - other.start).map(endedByNext)
}

/** No version is over later than the next one opens. */
function endedByNext(version: KnownVersion, index: number, chain: readonly KnownVersion[]): KnownVersion {
  const next = chain[index + 1]
  return next && version.end !== null && version.end > next.start ? { ...version, end: null } : version
}
