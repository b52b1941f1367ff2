import type { Edge } from '@ephemeris/core/activity/activity'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import { wallTimeOf } from '@ephemeris/core/time/wall-time'
import { PUBLISHER_OFFSET } from '../notice/notice.ts'
import type { StatedDay } from '../times/dates.ts'
import type { NamedVersion } from '../times/passage.ts'
import type { NoticeTime } from '../times/span.ts'

/** A day without a year is one of the half year before or behind the notice. */
const HALF_YEAR_MS = 183 * DAY_MS

/** The word in front of a number: `Ver.2.2`, `Version 2.2`. */
const NUMBER_WORD = /^(?:ver(?:sion)?\.?|v(?=\d)|バージョン|버전) ?(?=\d)/iu

/** How long before its version a notice may be shown that names no other. */
const EVE_MS = 3 * DAY_MS

/** … and one that names a version by a name that no one else has announced. */
const LONG_EVE_MS = 14 * DAY_MS

/** A version as facts or notices know it. */
export interface DatedVersion {
  /** `3.6` */
  readonly version: string
  /** Other names of it, folded, in any language: `月之八`, `Luna VIII`, its title. */
  readonly names: readonly string[]
  /** When its maintenance begins; `null`: not known. */
  readonly maintenance: Instant | null
  readonly opens: Instant
  /** When the maintenance for the next one begins; `null`: not known. */
  readonly closes: Instant | null
  /** The opening is known by the usual length of versions alone. */
  readonly isOpenExpected?: true
  readonly isCloseExpected?: true
}

/** An edge, and whether only the usual length of versions says when it is. */
export interface VersionEdge {
  readonly edge: Edge
  readonly isExpected: boolean
}

/** Turns what notices say by versions into instants. */
export interface VersionTimes {
  /** `null` where the version or that end of it is not known; `shown` picks the running version where none is named. */
  edgeOf(time: NoticeTime, shown: Instant): VersionEdge | null
}

export function versionTimes(versions: readonly DatedVersion[]): VersionTimes {
  const inOrder = [...versions].sort((one, other) => one.opens - other.opens)

  function named(name: string): number {
    const bare = name.replace(NUMBER_WORD, '')
    return inOrder.findIndex(({ version, names }) => version === bare || names.includes(name))
  }

  /** Notices are shown from the eve of their version on, while it is installed, and later. */
  function meant(shown: Instant, eveMs = EVE_MS): number {
    const running = inOrder.findLastIndex(({ opens, maintenance }) => (maintenance ?? opens) <= shown)
    const next = inOrder[running + 1]
    return next && next.opens - shown <= eveMs ? running + 1 : running
  }

  /**
   * A version with an unannounced name or number can only be one of which no number was announced:
   * that which opens next, or that which opened last.
   */
  function unannounced(name: string, shown: Instant): number {
    const index = meant(shown, LONG_EVE_MS)
    const isNew = isLaterThanAll(name.replace(NUMBER_WORD, ''), inOrder)
    return isNew && inOrder[index]?.isOpenExpected ? index : -1
  }

  /** The version that a time means, and whether only its place among the others says so. */
  function matchVersion({ version, isGuess, opensOn, closesOn }: NamedVersion, shown: Instant): [number, boolean] {
    const known = version === null ? -1 : named(version)
    if (known >= 0) return [known, false]
    if (version !== null && !isGuess) return [unannounced(version, shown), true]
    if (opensOn) return [inOrder.findIndex(({ opens }) => isOn(opens, opensOn, shown)), false]
    if (closesOn) return [inOrder.findIndex((_, index) => isOn(closeOf(index)?.at ?? null, closesOn, shown)), false]
    return [meant(shown), false]
  }

  interface Moment {
    readonly at: Instant
    readonly isExpected: boolean
  }

  function closeOf(index: number): Moment | null {
    const [version, next] = [inOrder[index], inOrder[index + 1]]
    if (!version) return null
    if (version.closes !== null && !version.isCloseExpected) return { at: version.closes, isExpected: false }
    if (next?.maintenance) return { at: next.maintenance, isExpected: false }
    return version.closes === null ? null : { at: version.closes, isExpected: true }
  }

  function momentOf(time: Exclude<NoticeTime, { kind: 'edge' }>, shown: Instant): Moment | null {
    const [index, isGuessed] = matchVersion(time, shown)
    const version = inOrder[index]
    if (!version) return null
    if (time.kind === 'opening') return { at: version.opens, isExpected: isGuessed || version.isOpenExpected === true }
    if (time.kind === 'close') return closeOf(index)
    return version.maintenance === null ? closeOf(index - 1) : { at: version.maintenance, isExpected: isGuessed }
  }

  return {
    edgeOf: (time, shown) => {
      if (time.kind === 'edge') return { edge: time.edge, isExpected: false }
      const moment = momentOf(time, shown)
      return moment && { edge: { kind: 'instant', at: moment.at }, isExpected: moment.isExpected }
    },
  }
}

/** Whether a name is no number, or one that may come after every version that was announced. */
function isLaterThanAll(name: string, versions: readonly DatedVersion[]): boolean {
  const number = /^(\d+)\.(\d+)$/.exec(name)
  if (!number) return true
  const announced = versions
    .filter(({ isOpenExpected }) => !isOpenExpected)
    .map(({ version }) => version.split('.').map(Number))
  const [major, minor] = [Number(number[1]), Number(number[2])]
  const last = Math.max(0, ...announced.map(([one = 0]) => one))
  const isLater = announced.every(([one = 0, other = 0]) => one < major || (one === major && other < minor))
  return isLater && major <= last + 1
}

function isOn(at: Instant | null, { year, month, day }: StatedDay, shown: Instant): boolean {
  if (at === null) return false
  const date = new Date(wallTimeOf(at, PUBLISHER_OFFSET))
  if (date.getUTCMonth() + 1 !== month || date.getUTCDate() !== day) return false
  return year === null ? Math.abs(at - shown) < HALF_YEAR_MS : date.getUTCFullYear() === year
}
