import { DAY_MS, HOUR_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { type LeftOut, leftOut } from '../activities/announced-activity.ts'
import { titlesOf } from '../kinds/notice-kind.ts'
import { foldedLines } from '../notice/folded.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { PUBLISHER_OFFSET } from '../notice/publisher-offset.ts'
import { textsInOrder } from '../times/sections.ts'
import { afterHours, type VersionNotice } from '../versions/announced-versions.ts'
import { versionTimes } from '../versions/version-times.ts'
import { CHANGE_WORDS, hoursAdded } from '../words/change-words.ts'
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
  const lines = textsInOrder(change.notice).flatMap((text) => [text.title, ...text.lines])
  const added =
    foldedLines(lines)
      .map(hoursAdded)
      .find((hours) => hours !== null) ?? null
  if (added !== null) return { maintenance, opens: instant(opens + added * HOUR_MS) }
  const total = change.stated.length === 0 ? afterHours(maintenance, lines) : null
  return total !== null && total > opens ? { maintenance, opens: total } : null
}
