import { DAY_MS, type Instant, instant } from '../../time/instant.ts'

/** A version as far as it is known; both edges are world-wide. */
export interface KnownVersion {
  /** `6.6` */
  readonly version: string
  readonly start: Instant
  /** The next maintenance begins; `null` while it is not announced. */
  readonly end: Instant | null
  /** The start, too, is only expected. */
  readonly isExpected: boolean
}

export interface VersionWindow {
  /** Counted on if not announced; see `isPlausibleNumber`. */
  readonly version: string
  readonly start: Instant
  readonly end: Instant
  /** `expected` as soon as one of the two edges is only by cadence. */
  readonly certainty: 'announced' | 'expected'
  readonly startCertainty: 'announced' | 'expected'
}

export interface Cadence {
  /** The usual time from one version's start to the next; at least one. */
  readonly days: number
  /** The last expected version ends here or later; `null`: only the known ones are asked for. */
  readonly until: Instant | null
}

/**
 * The chain of versions, continued by cadence: an unknown end is put where the next version, or the usual length,
 * leaves room for the maintenance, and versions follow the last one up to `until`. (CAT-12)
 *
 * @param known oldest first
 */
export function continueVersions(known: readonly KnownVersion[], cadence: Cadence): VersionWindow[] {
  const maintenanceMs = lastMaintenance(known)
  const chain = known.map(({ version, start, end, isExpected }, index): VersionWindow => {
    const nextStart = known[index + 1]?.start ?? start + cadence.days * DAY_MS
    return {
      version,
      start,
      end: end ?? instant(nextStart - maintenanceMs),
      certainty: end === null || isExpected ? 'expected' : 'announced',
      startCertainty: isExpected ? 'expected' : 'announced',
    }
  })
  for (let last = chain.at(-1); last && cadence.until !== null && last.end < cadence.until; last = chain.at(-1)) {
    const start = instant(last.end + maintenanceMs)
    const end = instant(start + cadence.days * DAY_MS - maintenanceMs)
    chain.push({
      version: nextVersion(last.version),
      start,
      end,
      certainty: 'expected',
      startCertainty: 'expected',
    })
  }
  return chain
}

/** The latest known gap between two versions; 0 where none is known. */
function lastMaintenance(known: readonly KnownVersion[]): number {
  const gaps = known.map(({ start }, index) => start - (known[index - 1]?.end ?? Number.NaN))
  return gaps.findLast((gap) => !Number.isNaN(gap)) ?? 0
}

const LAST_PLAUSIBLE_MINOR = 8

/** Whether a version may well be called so: no story has gone beyond its ninth version, and the end of one is not known. */
export function isPlausibleNumber(version: string): boolean {
  return Number(version.split('.')[1]) <= LAST_PLAUSIBLE_MINOR
}

/** 7.2 after 7.1. */
function nextVersion(version: string): string {
  const [major = '0', minor = '0'] = version.split('.')
  return `${major}.${Number(minor) + 1}`
}
