import type { Edge } from '@ephemeris/core/activity/activity'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import { wallTimeOf } from '@ephemeris/core/time/wall-time'
import { PUBLISHER_OFFSET } from '../notice/publisher-offset.ts'
import type { StatedDay } from '../times/notice-day.ts'
import type { NoticeTime } from '../times/notice-time.ts'

/** A day without a year is one of the half year before or behind the notice. */
const HALF_YEAR_MS = 183 * DAY_MS

/** The word in front of a number: `Ver.2.2`, `Version 2.2`. */
const NUMBER_WORD = /^(?:ver(?:sion)?\.?|v(?=\d)|バージョン|버전) ?(?=\d)/iu

/** How long before its version a notice may be shown that names no other. */
const EVE_MS = 3 * DAY_MS

/** A version as facts or notices know it. */
export interface DatedVersion {
  /** `3.6` */
  readonly version: string
  /** Other names of it, folded, in any language: `月之八`, `Luna VIII`, its title. */
  readonly names: readonly string[]
  /** When its maintenance begins; `null`: not known. */
  readonly maintenance: Instant | null
  readonly opens: Instant
  /** When the maintenance for the next one begins, where that is announced; `null`: not yet. */
  readonly closes: Instant | null
}

/** Turns what notices say by versions into instants. */
export interface VersionTimes {
  /** `null` where the version or that end of it is not known; `shown` picks the running version where none is named. */
  edgeOf(time: NoticeTime, shown: Instant): Edge | null
}

export function versionTimes(versions: readonly DatedVersion[]): VersionTimes {
  const inOrder = [...versions].sort((one, other) => one.opens - other.opens)

  function named(name: string): number {
    const bare = name.replace(NUMBER_WORD, '')
    return inOrder.findIndex(({ version, names }) => version === bare || names.includes(name))
  }

  /** Notices are shown from the eve of their version on, while it is installed, and later. */
  function meant(shown: Instant): number {
    const running = inOrder.findLastIndex(({ opens, maintenance }) => (maintenance ?? opens) <= shown)
    const next = inOrder[running + 1]
    return next && next.opens - shown <= EVE_MS ? running + 1 : running
  }

  function indexOf(time: Exclude<NoticeTime, { kind: 'edge' }>, shown: Instant): number {
    const { version, isGuess, opensOn, closesOn } = time
    const known = version === null ? -1 : named(version)
    if (known >= 0 || (version !== null && !isGuess)) return known
    if (opensOn) return inOrder.findIndex(({ opens }) => isOn(opens, opensOn, shown))
    if (closesOn) return inOrder.findIndex((_, index) => isOn(closeOf(index), closesOn, shown))
    return meant(shown)
  }

  function closeOf(index: number): Instant | null {
    return inOrder[index]?.closes ?? inOrder[index + 1]?.maintenance ?? null
  }

  function instantOf(time: Exclude<NoticeTime, { kind: 'edge' }>, shown: Instant): Instant | null {
    const index = indexOf(time, shown)
    const version = inOrder[index]
    if (!version) return time.kind === 'maintenance' && time.version ? closeBefore(time.version) : null
    if (time.kind === 'opening') return version.opens
    if (time.kind === 'maintenance') return version.maintenance ?? inOrder[index - 1]?.closes ?? null
    return closeOf(index)
  }

  /** The maintenance for the version after the last known one, which nobody has announced yet, closes the latter. */
  function closeBefore(name: string): Instant | null {
    const last = inOrder.at(-1)
    return last && isNext(last.version, name) ? last.closes : null
  }

  return {
    edgeOf: (time, shown) => {
      if (time.kind === 'edge') return time.edge
      const at = instantOf(time, shown)
      return at === null ? null : { kind: 'instant', at }
    },
  }
}

function isOn(at: Instant | null, { year, month, day }: StatedDay, shown: Instant): boolean {
  if (at === null) return false
  const date = new Date(wallTimeOf(at, PUBLISHER_OFFSET))
  if (date.getUTCMonth() + 1 !== month || date.getUTCDate() !== day) return false
  return year === null ? Math.abs(at - shown) < HALF_YEAR_MS : date.getUTCFullYear() === year
}

/** Whether `5.0` or `4.9` may come after `4.8`. */
function isNext(version: string, name: string): boolean {
  const [major, minor] = version.split('.').map(Number)
  return name === `${major}.${Number(minor) + 1}` || name === `${Number(major) + 1}.0`
}
