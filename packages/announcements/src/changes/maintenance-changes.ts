import { DAY_MS, HOUR_MS, type Instant, instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { wallTimeOf } from '@ephemeris/core/time/wall-time'
import { type LeftOut, leftOut } from '../activities/announced-activity.ts'
import { PUBLISHER_OFFSET, type PublisherNotice } from '../notice/notice.ts'
import { textsOf, titlesOf } from '../notice/texts.ts'
import { afterHours, type VersionNotice } from '../versions/announced-versions.ts'
import { versionTimes } from '../versions/version-times.ts'
import { amountAdded, CHANGE_WORDS } from '../words/words.ts'
import { changedPeriod } from './apply-changes.ts'
import { type Change, changeIn } from './change-notice.ts'

/** A change of a maintenance is announced around it. */
const NEAR_MS = 3 * DAY_MS

export interface DelayedVersions {
  readonly versions: readonly VersionNotice[]
  readonly unclear: readonly LeftOut[]
}

/** Whether a title says that the maintenance for a version takes longer, or is at another time. */
export function isMaintenanceChange(notice: PublisherNotice): boolean {
  const titles = titlesOf(notice)
  const isAbout = (word: RegExp) => titles.some((title) => word.test(title))
  const { maintenance, extended, moved, shortened } = CHANGE_WORDS
  return isAbout(maintenance) && [extended, moved, shortened].some(isAbout)
}

/**
 * The versions with the openings that later notices about their maintenance give them. A change that names no version
 * means the one that opens around it; what is not certain is reported. (ANN-77)
 */
export function delayedVersions(known: readonly VersionNotice[], notices: readonly PublisherNotice[]): DelayedVersions {
  let versions = known
  const unclear: LeftOut[] = []
  for (const notice of notices.filter(isMaintenanceChange)) {
    const change = changeIn(notice, versionTimes([]), PUBLISHER_OFFSET)
    if (change === null) continue
    const version = versions.find((one) => isMeant(one, change))
    const opens = version ? newOpening(version, change) : null
    if (!version || opens === null) {
      unclear.push(leftOut(notice, 'change unclear'))
      continue
    }
    const revision = { noticeId: notice.id, at: change.publishedAt, opens: version.revision?.opens ?? version.opens }
    const delayed: VersionNotice = { ...version, ...opens, revision }
    versions = versions.map((one) => (one === version ? delayed : one))
  }
  return { versions, unclear }
}

function isMeant({ version, names, opens }: VersionNotice, { notice, publishedAt }: Change): boolean {
  const titles = titlesOf(notice)
  const number = titles
    .map((title) => /(?<![\d.])\d{1,2}\.\d(?!\d)/.exec(title)?.[0])
    .find((found) => found !== undefined)
  if (number !== undefined) return number === version
  if (names.some((name) => name !== '' && titles.some((title) => title.includes(name)))) return true
  return Math.abs(opens - publishedAt) <= NEAR_MS
}

type Opening = Pick<VersionNotice, 'maintenance' | 'opens'>

function newOpening({ maintenance, opens }: VersionNotice, change: Change): Opening | null {
  const edge = (at: Instant) => ({ kind: 'instant', at }) as const
  const period = changedPeriod({ start: edge(maintenance), end: edge(opens) }, change)
  if (period?.end.kind === 'instant' && period.start.kind === 'instant') {
    const [from, until] = [period.start.at, period.end.at]
    return until > from ? { maintenance: from, opens: until } : null
  }
  const lines = textsOf(change.notice).flatMap(({ titles, passages }) => [
    ...titles.slice(0, 1),
    ...passages.map(({ text }) => text),
  ])
  const added = amountAdded('hours', lines)
  if (added !== null) return { maintenance, opens: instant(opens + added * HOUR_MS) }
  const total = change.stated.length === 0 ? afterHours(maintenance, lines) : null
  const [only, ...more] = total === null ? laterTimes(opens, change, lines) : [total]
  return only !== undefined && more.length === 0 && only > opens ? { maintenance, opens: only } : null
}

/** An hour without a day, on the publisher's clock. */
const HOUR = /(?<![\d:/.-])(?<hour>\d{1,2}):(?<minute>\d{2})(?![\d:])(?! ?\(?(?:UTC|GMT) ?(?!\+8))/gu

/** The moments behind an opening, by a day at most, that a change states: dates or, without any, hours of its day. */
function laterTimes(opens: Instant, { stated }: Change, folded: readonly string[]): readonly Instant[] {
  const day = wallTimeOf(opens, PUBLISHER_OFFSET)
  const midnight = opens - (day % DAY_MS)
  const hours = folded.flatMap((line) => Array.from(line.matchAll(HOUR), ({ groups }) => groups ?? {}))
  const times =
    stated.length > 0
      ? stated.flatMap(({ alone, isOld }) => (alone?.kind === 'instant' && !isOld ? [alone.at] : []))
      : hours.map(({ hour, minute }) => instant(midnight + Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS))
  return [...new Set(times)].filter((at) => at > opens && at < opens + DAY_MS)
}
