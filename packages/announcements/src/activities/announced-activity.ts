import { edgeInstant } from '@ephemeris/core/activity/activity'
import type { CatalogueReward } from '@ephemeris/core/activity/catalogue-activity'
import type { ActivityType } from '@ephemeris/core/games/game'
import type { Language, PartialText } from '@ephemeris/core/language/language'
import type { Instant } from '@ephemeris/core/time/instant'
import { type AnnouncedItem, featuredItems } from '../banners/featured-items.ts'
import type { NoticeText, PublisherNotice } from '../notice/notice.ts'
import { PUBLISHER_OFFSET } from '../notice/publisher-offset.ts'
import { activityName, isNameless } from '../times/notice-name.ts'
import { type ActivityTimes, type NoTimes, type StatedTime, timesOf } from './activity-times.ts'

export interface AnnouncedActivity extends ActivityTimes {
  readonly noticeId: string
  readonly type: Exclude<ActivityType, 'version'>
  /** As published. */
  readonly title: PartialText
  /** What the publisher puts in quotation marks, else the whole title. */
  readonly name: PartialText
  readonly bannerUrl: PartialText
  readonly publishedAt: Instant
  readonly rewards: readonly CatalogueReward[]
  readonly featured: readonly AnnouncedItem[]
}

/** A notice of an activity that is not shown, with the reason for the operator. */
export interface LeftOut {
  readonly noticeId: string
  readonly titles: PartialText
  readonly reason: 'kind' | 'kind unsure' | 'no name' | 'change unclear' | 'contradictory' | NoTimes['reason']
  /** What it most likely is, where only its kind is unsure and its times are known. */
  readonly likely?: AnnouncedActivity
}

/** Whether someone has to look: what stays for good or is of no kind is left out on purpose. */
export function isUnclear({ reason }: Pick<LeftOut, 'reason'>): boolean {
  return reason !== 'kind' && reason !== 'permanent' && reason !== 'short'
}

/** The activity of one kind that a notice, a part or a row of it announces at a stated time. */
export function activityOf(notice: PublisherNotice, { type, span, versions }: StatedTime): AnnouncedActivity | LeftOut {
  if (type === null || type === 'version') return leftOut(notice, 'kind')
  if (notice.isPermanent) return leftOut(notice, 'permanent')
  const times = timesOf(notice, { type, span, versions })
  if ('reason' in times) return leftOut(notice, times.reason)
  if ([...notice.texts].every(([language, text]) => isNameless(text, language))) return leftOut(notice, 'no name')
  return {
    noticeId: notice.id,
    type,
    title: textsOf(notice, ({ title }) => title),
    name: textsOf(notice, (text, language) => activityName(text, language)),
    ...times,
    bannerUrl: textsOf(notice, ({ bannerUrl }) => bannerUrl),
    publishedAt: edgeInstant(notice.shownFrom, PUBLISHER_OFFSET),
    featured: type === 'gacha' ? featuredItems(notice) : [],
    rewards: [],
  }
}

function textsOf(notice: PublisherNotice, pick: (text: NoticeText, language: Language) => string | null): PartialText {
  return Object.fromEntries(
    [...notice.texts].flatMap(([language, text]) => {
      const picked = pick(text, language)
      return picked ? [[language, picked]] : []
    }),
  )
}

export function leftOut(notice: PublisherNotice, reason: LeftOut['reason']): LeftOut {
  return { noticeId: notice.id, titles: textsOf(notice, ({ title }) => title), reason }
}
