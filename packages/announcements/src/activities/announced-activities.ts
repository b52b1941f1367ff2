import { separateBanners } from '../banners/banner-parts.ts'
import { featuredItems } from '../banners/featured-items.ts'
import { kindOf } from '../kinds/notice-kind.ts'
import { foldNotice } from '../notice/folded.ts'
import type { NoticeText, PublisherNotice } from '../notice/notice.ts'
import { dividedNotice, type ReadText } from '../notice/texts.ts'
import { rewardsOfParts } from '../rewards/notice-rewards.ts'
import { headedSpans, labelledSpans, rangeNaming, seasonOf, spanOf } from '../times/sections.ts'
import type { VersionTimes } from '../versions/version-times.ts'
import { ANNOUNCEMENT_RULES } from '../words/notice-rules.ts'
import {
  type AnnouncedActivity,
  activityOf,
  EXPECTED,
  isContradicted,
  type LeftOut,
  leftOut,
} from './announced-activity.ts'
import { announcedProgramme } from './announced-programme.ts'
import { isPartName, readListed } from './listed-activities.ts'

export interface Extraction {
  readonly activities: readonly AnnouncedActivity[]
  readonly leftOut: readonly LeftOut[]
}

/** The activities that a game's notices announce. A row without a sure time is reported, not shown. */
export function extractActivities(notices: readonly PublisherNotice[], versions: VersionTimes): Extraction {
  const read = notices.flatMap((notice) => readNotice(notice, versions))
  const announced = read.filter((one) => 'start' in one)
  const known = new Set(announced.flatMap(callings))
  const isNew = (row: AnnouncedActivity) => !callings(row).some((one) => known.has(one))
  const rows = notices.flatMap((notice) => readListed(notice, versions))
  // Notes may list one thing below several headings.
  const distinct = new Map(
    rows.filter((row) => 'start' in row).map((row) => [JSON.stringify([row.type, row.name, row.start, row.end]), row]),
  )
  const listed = [...distinct.values()].filter(isNew)
  const shown = new Set(listed.flatMap(callings))
  const unclear = rows
    .filter((row) => 'reason' in row)
    .filter(({ likely }) => !likely || (isNew(likely) && !callings(likely).some((one) => shown.has(one))))
  return {
    activities: [...announced, ...listed],
    leftOut: [...read.filter((one) => 'reason' in one), ...unclear],
  }
}

/** What an activity is called, without marks: its own notice and the notes of its version quote it in different ones. */
function callings({ name, title, end }: AnnouncedActivity): readonly string[] {
  const called = [...Object.values(name), ...Object.values(title)]
  const bare = called.map((one) => foldNotice(one).replace(/[「」『』"“”«»[\]【】《》•·\s]/gu, ''))
  // One of them may leave out what stands behind a colon.
  return [...bare, ...bare.map((one) => `${one.replace(/:.*$/u, '')} ${JSON.stringify(end)}`)]
}

/** A notice of several banners announces each of them; what has no time of its own has that of the notice. */
function readNotice(notice: PublisherNotice, versions: VersionTimes): readonly (AnnouncedActivity | LeftOut)[] {
  const programme = announcedProgramme(notice)
  if (programme) return [programme]
  const { type, band } = kindOf(notice)
  if (type === null || type === 'version') return [leftOut(notice, 'kind')]
  const whole = spanOf(notice) ?? (type === 'challenge' ? seasonOf(notice) : null)
  if (band === 'unsure') {
    const likely = activityOf(notice, { type, span: whole, versions })
    return [{ ...leftOut(notice, 'kind unsure'), ...('start' in likely && { likely }) }]
  }
  const parts = { gacha: separateBanners, event: headedParts, challenge: (one: PublisherNotice) => [one] }[type](notice)
  const rewards = type === 'event' ? rewardsOfParts(notice, parts) : []
  return parts.flatMap((part, index) => {
    const own = part === notice ? whole : spanOf(part)
    const span = own?.kind === 'range' ? own : (rangeNaming(notice, namesOf(part)) ?? whole)
    const read = activityOf(part, { type, span, versions })
    if ('reason' in read) return [read]
    const isDoubtful = span === own && isContradicted(part, read, versions)
    const activity = { ...read, rewards: rewards[index] ?? [], ...((band === 'likely' || isDoubtful) && EXPECTED) }
    return isDoubtful ? [activity, leftOut(part, 'contradictory')] : [activity]
  })
}

/** What a banner is called, and whom or what it is for. */
function namesOf(banner: PublisherNotice): readonly string[] {
  const featured = featuredItems(banner).filter(({ rank }) => rank === 5)
  const own = [...banner.texts.values()].flatMap(({ name }) => name ?? [])
  return [...own, ...featured.flatMap(({ name }) => Object.values(name))]
}

/** How far above its time a part is named. */
const LINES_ABOVE = 3
/** A name in marks that stand on both sides of it. */
const HEADING = /^(?:〓\s*([^〓]{2,80}?)\s*〓|✦\s*([^✦]{2,80}?)\s*✦|【\s*([^【】]{2,80}?)\s*】)$/u
/** A name without any marks, alone on the line above its time; it is no sentence. */
const BARE_NAME =
  /^\p{Lu}[\p{L}\p{N}'’&-]*(?: [\p{L}\p{N}'’&-]+){0,6}(?:: \p{Lu}[\p{L}'’-]*(?: [\p{L}\p{N}'’&-]+){0,4})?$/u

/**
 * One notice for each part of an event whose headings give several names and times: "〓A Thank-You Gift〓 Event
 * Duration: …", "〓Daily Login〓 Event Duration: …". Stages, shops and times to claim are no parts. (ANN-66)
 */
function headedParts(notice: PublisherNotice): readonly PublisherNotice[] {
  const { timeLabels } = ANNOUNCEMENT_RULES[notice.gameId]
  const partsOf = (text: ReadText): readonly NoticeText[] => {
    const { lines, passages, bannerUrl } = text
    const stated = [...labelledSpans(passages, timeLabels), ...headedSpans(passages)]
    const ranges = stated.filter(({ span }) => span.kind === 'range').map((one) => [one.line, one] as const)
    const timed = [...new Map(ranges.toReversed()).values()].sort((one, other) => one.line - other.line)
    const parts = timed.flatMap(({ line }) => headingAbove(lines, line) ?? [])
    const times = new Set(timed.map(({ span }) => JSON.stringify(span)))
    if (new Set(parts.map(({ line }) => line)).size !== timed.length || times.size !== timed.length) return []
    return parts.map(({ name, line }, index) => {
      return { title: name, name, subtitle: '', lines: lines.slice(line + 1, parts[index + 1]?.line), bannerUrl }
    })
  }
  return dividedNotice(notice, partsOf, ({ length }) => length > 1)
}

function headingAbove(
  lines: readonly string[],
  label: number,
): { readonly name: string; readonly line: number } | null {
  for (let line = label - 1; line >= Math.max(0, label - LINES_ABOVE); line -= 1) {
    const name = HEADING.exec(lines[line] ?? '')
      ?.slice(1)
      .find((one) => one !== undefined)
    if (name !== undefined) return isPartName(foldNotice(name)) ? { name, line } : null
  }
  const name = lines[label - 1] ?? ''
  return BARE_NAME.test(name) && isPartName(foldNotice(name)) ? { name, line: label - 1 } : null
}
