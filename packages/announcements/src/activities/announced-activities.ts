import { edgeInstant } from '@ephemeris/core/activity/activity'
import type { CatalogueReward } from '@ephemeris/core/activity/catalogue-activity'
import type { ActivityType } from '@ephemeris/core/games/game'
import type { Language, PartialText } from '@ephemeris/core/language/language'
import type { Instant } from '@ephemeris/core/time/instant'
import { separateBanners } from '../banners/banner-parts.ts'
import { type AnnouncedItem, featuredItems } from '../banners/featured-items.ts'
import { ruleOf } from '../kinds/notice-kind.ts'
import { kindOf } from '../kinds/weigh-kind.ts'
import type { NoticeText, PublisherNotice } from '../notice/notice.ts'
import { PUBLISHER_OFFSET } from '../notice/publisher-offset.ts'
import { rewardsOfParts } from '../rewards/announced-rewards.ts'
import { findTimes } from '../times/notice-found.ts'
import { activityName } from '../times/notice-name.ts'
import { readParts } from '../times/notice-parts.ts'
import { labelledSpans } from '../times/notice-section.ts'
import { READING_ORDER, rangeNaming, seasonOf, spanOf, textsInOrder } from '../times/notice-span.ts'
import { foldedLines, foldNotice, type NoticeSpan } from '../times/notice-time.ts'
import type { VersionTimes } from '../versions/version-times.ts'
import { ANNOUNCEMENT_RULES } from '../words/notice-rules.ts'
import { MARKED } from '../words/quotation-marks.ts'
import { type ActivityTimes, type NoTimes, type StatedTime, timesOf } from './activity-times.ts'
import { headedParts, isName } from './headed-parts.ts'

/** How far above its time an entry in a list is named. */
const LINES_ABOVE = 4

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
  readonly reason: 'kind' | 'kind unsure' | NoTimes['reason']
  /** What it most likely is, where only its kind is unsure and its times are known. */
  readonly likely?: AnnouncedActivity
}

/** Whether someone has to look: what stays for good or is of no kind is left out on purpose. */
export function isUnclear({ reason }: Pick<LeftOut, 'reason'>): boolean {
  return reason === 'version unknown' || reason === 'order' || reason === 'no time' || reason === 'kind unsure'
}

export interface Extraction {
  readonly activities: readonly AnnouncedActivity[]
  readonly leftOut: readonly LeftOut[]
}

/** The activities that a game's notices announce. A row without a sure time is reported, not shown. */
export function extractActivities(notices: readonly PublisherNotice[], versions: VersionTimes): Extraction {
  const read = notices.flatMap((notice) => readNotice(notice, versions))
  const announced = read.filter((one) => 'start' in one)
  const known = new Set(announced.flatMap(callings))
  const listed = notices.flatMap((notice) => readListed(notice, versions))
  return {
    activities: [...announced, ...listed.filter((activity) => !callings(activity).some((one) => known.has(one)))],
    leftOut: read.filter((one) => 'reason' in one),
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

/**
 * What the notes of a version list with a time of its own, mostly days before it has a notice. Languages that list the
 * same times in the same order name the same activities.
 */
function readListed(notice: PublisherNotice, versions: VersionTimes): readonly AnnouncedActivity[] {
  if (ruleOf(notice)?.type !== 'version') return []
  const byLanguage = READING_ORDER.flatMap((language) => {
    const text = notice.texts.get(language)
    return text ? [listedIn(notice, { text, language, versions })] : []
  })
  const main = byLanguage.find((listed) => listed.length > 0) ?? []
  const same = byLanguage.filter((listed) => timesText(listed) === timesText(main))
  return main.map((activity, index) => ({
    ...activity,
    title: Object.assign({}, ...same.map((listed) => listed[index]?.title)),
    name: Object.assign({}, ...same.map((listed) => listed[index]?.name)),
  }))
}

function timesText(listed: readonly AnnouncedActivity[]): string {
  return JSON.stringify(listed.map(({ start, end }) => [start, end]))
}

interface Reading {
  readonly text: NoticeText
  readonly language: Language
  readonly versions: VersionTimes
}

function listedIn(notice: PublisherNotice, { text, language, versions }: Reading): readonly AnnouncedActivity[] {
  const { lines } = text
  const folded = foldedLines(lines)
  const entryOf = (title: string, name?: string) => {
    const own = { title, ...(name !== undefined && { name }), subtitle: '', lines: [], bannerUrl: null }
    return { ...notice, section: '', texts: new Map([[language, own]]) }
  }
  const stated = (entry: PublisherNotice, span: NoticeSpan) => {
    // What is listed with a time, and is nothing else that a rule knows, is an event.
    const type = ruleOf(entry) === null ? 'event' : typeOf(entry)
    const activity = activityOf(entry, { type, span, versions })
    return 'start' in activity && activity.basis === 'text' ? [activity] : []
  }
  const labelled = labelledSpans(lines, ANNOUNCEMENT_RULES[notice.gameId].timeLabels)
  const underLabel = labelled.flatMap(({ line, span }) => {
    const heading = lines.slice(Math.max(0, line - LINES_ABOVE), line).findLast(isHeading)
    if (heading === undefined || span.kind !== 'range') return []
    const name = nameIn(heading)
    return stated(entryOf(name, /[:：]/.test(name) && UNMARKED.test(heading) ? name : undefined), span)
  })
  // A heading, or the name of a challenge's season, is directly above its time, without any label.
  const underName = lines.flatMap((line, index) => {
    const time = folded[index + 1] ?? ''
    if (line.length > LONGEST_NAME || labelled.some((label) => label.line === index + 1)) return []
    const span = readParts(time)
    if (span?.kind !== 'range') return []
    const entry = entryOf(nameIn(line))
    // "Memory of Chaos: Troopship Mayhem" is a season of that mode.
    if (typeOf(entry) === 'challenge') return stated(entryOf(nameIn(line).replace(/ ?[:：].*$/u, '')), span)
    if (!isName(folded[index] ?? '') || !isOnlyTime(time)) return []
    const mode = entryOf(lines.slice(0, index).findLast(isLead) ?? '', nameIn(line))
    if (typeOf(mode) === 'challenge') return stated(mode, span)
    return isHeading(line) ? stated(entry, span) : []
  })
  return [...underLabel, ...underName]
}

/** What begins a part of the notes: a heading, or a sentence about the list below it. */
function isLead(line: string): boolean {
  return /^[•■●◆▌✦○◇★]|[:：]$/u.test(line)
}

/** The name in a heading, without its bullet or number. */
function nameIn(heading: string): string {
  return UNMARKED.exec(heading)?.groups?.name ?? heading.replace(NUMBERED, '')
}

/** Whether a line begins with a time and is no sentence. */
function isOnlyTime(folded: string): boolean {
  return findTimes(folded).times[0]?.from === 0 && !/[.。!！]$/u.test(folded)
}

const LONGEST_NAME = 80

/** A name behind a bullet that holds no sentence and no label; a colon may divide it: `■ Fate Contract: Renewal`. */
const UNMARKED = /^[•■●◆▌✦○◇★]\s*(?<name>[^。，、：:,;；]{2,40}(?:[:：] ?[^。，、：:,;；\d]{2,30})?)$/u

const NUMBERED = /^[•■●◆▌✦○◇]?\s*(?:\d{1,2}[.、)]\s*)?/u
const HEADING = new RegExp(`^${MARKED}[^、，。,「[]{0,24}$`, 'u')

/** A heading: one name in marks and a few words about it, or a name behind a bullet. */
function isHeading(line: string): boolean {
  return HEADING.test(line.replace(NUMBERED, '')) || UNMARKED.test(line)
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
  const parts = partsOf(notice, type)
  const rewards = type === 'event' ? rewardsOfParts(notice, parts) : []
  return parts.map((part, index) => {
    const own = part === notice ? whole : spanOf(part)
    const span = own?.kind === 'range' ? own : (rangeNaming(notice, namesOf(part)) ?? whole)
    const read = activityOf(part, { type, span, versions })
    if ('reason' in read) return read
    const expected = band === 'likely' && ({ isStartExpected: true, isEndExpected: true } as const)
    return { ...read, rewards: rewards[index] ?? [], ...expected }
  })
}

function partsOf(notice: PublisherNotice, type: ActivityType | null): readonly PublisherNotice[] {
  if (type === 'gacha') return separateBanners(notice)
  return type === 'event' ? headedParts(notice) : [notice]
}

/** What a banner is called, and whom or what it is for. */
function namesOf(banner: PublisherNotice): readonly string[] {
  const featured = featuredItems(banner).filter(({ rank }) => rank === 5)
  return [
    ...textsInOrder(banner).flatMap(({ name }) => name ?? []),
    ...featured.flatMap(({ name }) => Object.values(name)),
  ]
}

/** `null`: the timeline does not show it. */
function typeOf(notice: PublisherNotice): ActivityType | null {
  return ruleOf(notice)?.type ?? null
}

function activityOf(notice: PublisherNotice, { type, span, versions }: StatedTime): AnnouncedActivity | LeftOut {
  if (type === null || type === 'version') return leftOut(notice, 'kind')
  if (notice.isPermanent) return leftOut(notice, 'permanent')
  const times = timesOf(notice, { type, span, versions })
  if ('reason' in times) return leftOut(notice, times.reason)
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

function leftOut(notice: PublisherNotice, reason: LeftOut['reason']): LeftOut {
  return { noticeId: notice.id, titles: textsOf(notice, ({ title }) => title), reason }
}
