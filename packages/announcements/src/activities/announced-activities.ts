import { separateBanners } from '../banners/banner-parts.ts'
import { featuredItems } from '../banners/featured-items.ts'
import { kindOf } from '../kinds/weigh-kind.ts'
import { foldNotice } from '../notice/folded.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { rewardsOfParts } from '../rewards/notice-rewards.ts'
import { rangeNaming, seasonOf, spanOf, textsInOrder } from '../times/sections.ts'
import type { VersionTimes } from '../versions/version-times.ts'
import { isContradicted } from './activity-times.ts'
import { type AnnouncedActivity, activityOf, type LeftOut, leftOut } from './announced-activity.ts'
import { headedParts } from './headed-parts.ts'
import { readListed } from './listed-activities.ts'

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

/**
 * What an activity is called, without marks: its own notice and the notes of its version quote it in different ones.
 */
function callings({ name, title, end }: AnnouncedActivity): readonly string[] {
  const called = [...Object.values(name), ...Object.values(title)]
  const bare = called.map((one) => foldNotice(one).replace(/[「」『』"“”«»[\]【】《》•·\s]/gu, ''))
  // One of them may leave out what stands behind a colon.
  return [...bare, ...bare.map((one) => `${one.replace(/:.*$/u, '')} ${JSON.stringify(end)}`)]
}

/** A notice of several banners announces each of them; what has no time of its own has that of the notice. */
function readNotice(notice: PublisherNotice, versions: VersionTimes): readonly (AnnouncedActivity | LeftOut)[] {
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
    const expected = (band === 'likely' || isDoubtful) && ({ isStartExpected: true, isEndExpected: true } as const)
    const activity = { ...read, rewards: rewards[index] ?? [], ...expected }
    return isDoubtful ? [activity, leftOut(part, 'contradictory')] : [activity]
  })
}

/** What a banner is called, and whom or what it is for. */
function namesOf(banner: PublisherNotice): readonly string[] {
  const featured = featuredItems(banner).filter(({ rank }) => rank === 5)
  return [
    ...textsInOrder(banner).flatMap(({ name }) => name ?? []),
    ...featured.flatMap(({ name }) => Object.values(name)),
  ]
}
