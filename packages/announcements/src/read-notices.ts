import { edgeInstant } from '@ephemeris/core/activity/activity'
import type { CatalogueItem, CatalogueReward } from '@ephemeris/core/activity/catalogue-activity'
import { factInstant } from '@ephemeris/core/activity/fact-edge'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import type { ActivityType, GameId } from '@ephemeris/core/games/game'
import type { PartialText } from '@ephemeris/core/language/language'
import { DAY_MS, type Instant, instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import { CYCLES } from '@ephemeris/gamedata/recurring'
import { VERSIONS } from '@ephemeris/gamedata/versions'
import type { ActivityTimes } from './activities/activity-times.ts'
import { type AnnouncedActivity, extractActivities, type LeftOut } from './activities/announced-activities.ts'
import { type AnnouncedItem, speaksOfWeapons } from './banners/featured-items.ts'
import type { PublisherNotice } from './notice/notice.ts'
import { isBannerHost } from './publishers/banner-hosts.ts'
import { foldNotice } from './times/notice-time.ts'
import { type VersionNotice, versionsInNotices } from './versions/announced-versions.ts'
import { type DatedVersion, versionTimes } from './versions/version-times.ts'
import { ANNOUNCEMENT_RULES } from './words/notice-rules.ts'

/** One activity that a game's notices announce. */
export interface FoundActivity extends ActivityTimes {
  readonly gameId: GameId
  readonly type: ActivityType
  /** The publisher's number of the notice. */
  readonly noticeId: string
  /** The publisher's name of the activity; for a version the name of its story. */
  readonly name: PartialText
  readonly bannerUrl: string | null
  /** The pool of a banner, else `null`. */
  readonly pool: string | null
  readonly featured: readonly CatalogueItem[]
  /** The number of a version, else `null`. */
  readonly version: string | null
  /** The recurring challenge that this is one period of, else `null`. */
  readonly cycle: string | null
  readonly publishedAt: Instant | null
  readonly rewards: readonly CatalogueReward[]
}

export interface NoticeReading {
  readonly activities: readonly FoundActivity[]
  readonly leftOut: readonly LeftOut[]
}

/** A version's notes are shown until the next maintenance; anything shorter or longer says nothing of its end. */
const SHORTEST_VERSION_MS = 14 * DAY_MS
const LONGEST_VERSION_MS = 70 * DAY_MS

/** What a game's notices announce: its versions, and the activities whose times they and the facts make sure. */
export function readNotices(gameId: GameId, notices: readonly PublisherNotice[]): NoticeReading {
  const versions = uniqueVersions(versionsInNotices(notices).flatMap((version) => numbered(gameId, version) ?? []))
  const { activities, leftOut } = extractActivities(notices, versionTimes(knownVersions(gameId, versions, notices)))
  return {
    activities: [
      ...versions.map((version) => versionFound(gameId, version, notices)),
      ...activities.flatMap((activity) => activitiesFound(gameId, activity)),
    ],
    leftOut,
  }
}

/** Of several notices of one version the first one counts. */
function uniqueVersions(versions: readonly VersionNotice[]): readonly VersionNotice[] {
  return versions.filter((one, index) => versions.findIndex(({ version }) => version === one.version) === index)
}

/** A version that goes by a name alone gets its number from the facts; `null`: they do not know the name. */
function numbered(gameId: GameId, version: VersionNotice): VersionNotice | null {
  if (version.version !== '') return version
  const row = VERSIONS[gameId].find(({ label }) =>
    Object.values(label ?? {}).some((one) => version.names.includes(foldNotice(one))),
  )
  return row ? { ...version, version: row.version } : null
}

/** Those of the facts, and over them those that notices announce. */
function knownVersions(
  gameId: GameId,
  announced: readonly VersionNotice[],
  notices: readonly PublisherNotice[],
): readonly DatedVersion[] {
  const facts = VERSIONS[gameId].map(
    ({ version, label, name, start, end }): DatedVersion => ({
      version,
      names: [...Object.values(label ?? {}), ...Object.values(name)].map(foldNotice),
      maintenance: null,
      opens: factInstant(start),
      closes: end === null ? null : factInstant(end),
    }),
  )
  const byNumber = new Map(facts.map((version) => [version.version, version]))
  for (const one of announced) {
    const { version, names, maintenance, opens } = one
    const fact = byNumber.get(version)
    byNumber.set(version, {
      version,
      names: [...names, ...(fact?.names ?? [])],
      maintenance,
      opens,
      closes: one.closes ?? fact?.closes ?? closeOf(one, notices),
    })
  }
  return [...byNumber.values()]
}

function versionFound(
  gameId: GameId,
  { version, noticeId, name, opens, closes }: VersionNotice,
  notices: readonly PublisherNotice[],
): FoundActivity {
  const fact = VERSIONS[gameId].find((row) => row.version === version)
  const notice = notices.find(({ id }) => id === noticeId)
  const close = closeOf({ noticeId, opens }, notices)
  const factEnd = fact && fact.end !== null ? factInstant(fact.end) : null
  const end = closes ?? close ?? factEnd
  return {
    gameId,
    type: 'version',
    noticeId,
    name,
    start: { kind: 'instant', at: opens },
    end: { kind: 'instant', at: end ?? opens },
    basis: closes !== null || close === null ? 'text' : 'window',
    bannerUrl: pictureOf(notice ? Object.values(bannersOf(notice)) : []),
    pool: null,
    featured: [],
    version,
    cycle: null,
    publishedAt: notice ? edgeInstant(notice.shownFrom, WIRE_OFFSET) : null,
    rewards: [],
  }
}

/** Until when the notes of a version are shown, if that is as long as a version runs. */
function closeOf({ noticeId, opens }: Pick<VersionNotice, 'noticeId' | 'opens'>, notices: readonly PublisherNotice[]) {
  const notice = notices.find(({ id }) => id === noticeId)
  if (!notice) return null
  const shownUntil = edgeInstant(notice.shownUntil, WIRE_OFFSET)
  const length = shownUntil - opens
  return length >= SHORTEST_VERSION_MS && length <= LONGEST_VERSION_MS ? wholeMinute(shownUntil) : null
}

/** Notes are shown up to the last second before the maintenance, or to the last minute where no seconds are given. */
function wholeMinute(at: Instant): Instant {
  const minutes = Math.round(at / MINUTE_MS)
  return instant((minutes % 60 === 59 ? minutes + 1 : minutes) * MINUTE_MS)
}

function bannersOf({ texts }: PublisherNotice): PartialText {
  return Object.fromEntries(
    [...texts].flatMap(([language, { bannerUrl }]) => (bannerUrl ? [[language, bannerUrl]] : [])),
  )
}

/** A notice of banners may announce one for characters and one for weapons. */
function activitiesFound(gameId: GameId, activity: AnnouncedActivity): readonly FoundActivity[] {
  const { noticeId, type, name, start, end, basis, bannerUrl, featured, publishedAt, rewards } = activity
  const found: FoundActivity = {
    gameId,
    type,
    noticeId,
    name,
    start,
    end,
    basis,
    bannerUrl: pictureOf(Object.values(bannerUrl)),
    pool: null,
    featured: [],
    version: null,
    cycle: type === 'challenge' ? cycleOf(gameId, activity) : null,
    publishedAt,
    rewards,
  }
  if (type !== 'gacha') return [found]
  const titles = [...Object.values(activity.title), ...Object.values(name)]
  return poolsOf(gameId, featured, titles).map(({ pool, items }) => ({ ...found, pool, featured: items.map(keyed) }))
}

/** The page's policy allows pictures of known hosts only. (CAT-25) */
function pictureOf(urls: readonly string[]): string | null {
  return urls.find((url) => URL.canParse(url) && isBannerHost(new URL(url).host)) ?? null
}

function cycleOf(gameId: GameId, { name, title }: AnnouncedActivity): string | null {
  const texts = [...Object.values(name), ...Object.values(title)]
  const cycle = CYCLES[gameId].find((candidate) =>
    Object.values(candidate.name).some((called) => texts.some((text) => text.includes(called))),
  )
  return cycle?.id ?? null
}

function poolsOf(gameId: GameId, featured: readonly AnnouncedItem[], titles: readonly string[]) {
  const rules = ANNOUNCEMENT_RULES[gameId].pools
  const hasItems = featured.some(({ rank }) => rank === 5)
  const poolFor = (isWeapon: boolean) =>
    rules.find(
      (rule) =>
        (!rule.isForWeapons || isWeapon) && (rule.title === null || titles.some((one) => rule.title?.test(one))),
    )?.pool ?? null
  if (!hasItems) return [{ pool: poolFor(speaksOfWeapons(titles)), items: featured }]
  const groups = groupBy(featured, (item) => poolFor(item.isWeapon) ?? '')
  return [...groups]
    .filter(([, items]) => items.some(({ rank }) => rank === 5))
    .map(([pool, items]) => ({ pool: pool === '' ? null : pool, items }))
}

/** An item without an id goes by its name, as in the facts. */
function keyed({ id, name, rank }: AnnouncedItem) {
  return { id: id ?? `pending:${name.en ?? Object.values(name)[0] ?? ''}`, name, rank }
}
