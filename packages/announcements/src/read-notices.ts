import { factInstant } from '@ephemeris/core/activity/fact-edge'
import type { AnnouncedVersion } from '@ephemeris/core/activity/versions/version-facts'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import type { GameId } from '@ephemeris/core/games/game'
import { CYCLES } from '@ephemeris/gamedata/timeline/recurring'
import { VERSIONS } from '@ephemeris/gamedata/timeline/versions'
import { extractActivities } from './activities/announced-activities.ts'
import type { AnnouncedActivity, LeftOut } from './activities/announced-activity.ts'
import type { FoundActivity } from './activities/found-activity.ts'
import { type AnnouncedItem, speaksOfWeapons } from './banners/featured-items.ts'
import { applyChanges, withoutRepeated } from './changes/apply-changes.ts'
import { changeIn } from './changes/change-notice.ts'
import { isMaintenanceChange } from './changes/maintenance-changes.ts'
import { momentOf, type PublisherNotice } from './notice/notice.ts'
import { isBannerHost } from './publishers/entry-shape.ts'
import { type EarlierVersion, knownVersions, type NumberedVersion } from './versions/known-versions.ts'
import { type VersionTimes, versionTimes } from './versions/version-times.ts'
import { ANNOUNCEMENT_RULES, ownNamesOf } from './words/notice-rules.ts'

/** What earlier lists of a game announced. */
export interface Earlier {
  readonly versions: readonly EarlierVersion[]
  /** Those that a notice may still change. */
  readonly activities: readonly FoundActivity[]
}

const NOTHING_EARLIER: Earlier = { versions: [], activities: [] }

export interface NoticeReading {
  readonly activities: readonly FoundActivity[]
  readonly leftOut: readonly LeftOut[]
}

/**
 * What a game's notices announce: its versions, and the activities whose times they, the facts and what was announced
 * before make sure. Where only the usual length of versions says when one opens or closes, those times are expected.
 *
 * @param earlier what earlier notices or an operator announced
 */
export function readNotices(
  gameId: GameId,
  published: readonly PublisherNotice[],
  earlier: Earlier = NOTHING_EARLIER,
): NoticeReading {
  // What was read of them before may rest on other words of the operator.
  const notices = published.map((notice) => ({ ...notice }))
  const versions = knownVersions(gameId, notices, earlier.versions)
  const times = versionTimes(versions.all)
  const changes = notices.flatMap((notice) => (isMaintenanceChange(notice) ? [] : (changeIn(notice, times) ?? [])))
  const changing = new Set(changes.map(({ notice }) => notice))
  const read = extracted(
    gameId,
    notices.filter((notice) => !changing.has(notice)),
    times,
  )
  const ofChanges = new Set(changes.map(({ notice }) => notice.id))
  const before = earlier.activities.filter(
    (one) => !ofChanges.has(one.noticeId) && !read.activities.some((other) => isOne(one, other)),
  )
  const after = applyChanges(read.activities, before, changes)
  const own = extracted(gameId, after.unmatched, times)
  const extensions = new Set(changes.filter(({ kind }) => kind === 'extended').map(({ notice }) => notice.id))
  // What extends an activity that nothing else names may state its old end as a start.
  const alone = own.activities.map((one) =>
    extensions.has(one.noticeId) ? { ...one, isStartExpected: true as const } : one,
  )
  const { activities, unclear } = withoutRepeated([...after.activities, ...alone])
  return {
    activities: [...versions.announced.map((version) => versionFound(gameId, version, notices)), ...activities],
    leftOut: [...read.leftOut, ...own.leftOut, ...after.unclear, ...unclear, ...versions.unclear],
  }
}

function extracted(gameId: GameId, notices: readonly PublisherNotice[], times: VersionTimes): NoticeReading {
  const { activities, leftOut } = extractActivities(notices, times)
  return { activities: activities.flatMap((activity) => activitiesFound(gameId, activity)), leftOut }
}

/** Whether this list announces again what an earlier one did. */
function isOne(earlier: FoundActivity, found: FoundActivity): boolean {
  if (earlier.type !== found.type || earlier.pool !== found.pool) return false
  if (earlier.noticeId !== '' && earlier.noticeId === found.noticeId) return true
  const names = new Set(Object.values(found.name))
  return Object.values(earlier.name).some((name) => names.has(name))
}

/** The versions among what was found; the end is `null` where the notice states none. */
export function versionsIn(
  found: readonly Pick<FoundActivity, 'version' | 'start' | 'end'>[],
): readonly AnnouncedVersion[] {
  return found.flatMap(({ version, start, end }) => {
    if (version === null) return []
    const [opens, closes] = [momentOf(start), momentOf(end)]
    return [{ version, start: opens, end: closes > opens ? closes : null }]
  })
}

function versionFound(
  gameId: GameId,
  { version, noticeId, name, opens, closes, basis, revision }: NumberedVersion,
  notices: readonly PublisherNotice[],
): FoundActivity {
  const fact = VERSIONS[gameId].find((row) => row.version === version)
  const notice = notices.find(({ id }) => id === noticeId)
  const factEnd = fact && fact.end !== null ? factInstant(fact.end) : null
  const end = closes ?? factEnd
  return {
    ...{ gameId, type: 'version', noticeId, name, version, basis, pool: null, cycle: null, featured: [], rewards: [] },
    start: { kind: 'instant', at: opens },
    end: { kind: 'instant', at: end ?? opens },
    bannerUrl: pictureOf([...(notice?.texts.values() ?? [])].map(({ bannerUrl }) => bannerUrl)),
    publishedAt: notice ? momentOf(notice.shownFrom) : null,
    ...(revision && {
      revision: {
        ...{ noticeId: revision.noticeId, at: revision.at },
        start: { kind: 'instant', at: revision.opens },
        end: { kind: 'instant', at: end ?? revision.opens },
      },
    }),
  }
}

/** A notice of banners may announce one for characters and one for weapons. */
function activitiesFound(gameId: GameId, activity: AnnouncedActivity): readonly FoundActivity[] {
  const { title, bannerUrl, featured, ...stated } = activity
  const found: FoundActivity = {
    ...{ ...stated, gameId, bannerUrl: pictureOf(Object.values(bannerUrl)), pool: null, featured: [], version: null },
    cycle: activity.cycle ?? (activity.type === 'challenge' ? cycleOf(gameId, activity) : null),
  }
  if (activity.type !== 'gacha') return [found]
  const names = Object.values(activity.name)
  // Its own name says nothing about its pool, unless it is all that there is.
  const titles = Object.values(title).map((one) =>
    names.reduce((rest, name) => (rest === name ? rest : rest.replace(name, ' ')), one),
  )
  return poolsOf(gameId, featured, titles).map(({ pool, items }) => ({
    ...found,
    pool,
    // An item without an id goes by its name, as in the facts.
    featured: items.map(({ id, name, rank }) => {
      return { id: id ?? `pending:${name.en ?? Object.values(name)[0] ?? ''}`, name, rank }
    }),
  }))
}

/** The page's policy allows pictures of known hosts only. (CAT-25) */
function pictureOf(urls: readonly (string | null)[]): string | null {
  return urls.find((url) => url !== null && URL.canParse(url) && isBannerHost(new URL(url).host)) ?? null
}

function cycleOf(gameId: GameId, { name, title }: AnnouncedActivity): string | null {
  const texts = [...Object.values(name), ...Object.values(title)]
  const cycle = CYCLES[gameId].find((candidate) =>
    [...Object.values(candidate.name), ...ownNamesOf(gameId, candidate.id)].some((called) =>
      texts.some((text) => text.includes(called)),
    ),
  )
  return cycle?.id ?? null
}

function poolsOf(gameId: GameId, featured: readonly AnnouncedItem[], titles: readonly string[]) {
  const rules = ANNOUNCEMENT_RULES[gameId].pools
  const hasItems = featured.some(({ rank }) => rank === 5)
  const poolFor = (isWeapon: boolean) =>
    rules.find(
      (rule) => (!rule.weapons || isWeapon) && (rule.title === null || titles.some((one) => rule.title?.test(one))),
    )?.pool ?? null
  if (!hasItems) return [{ pool: poolFor(speaksOfWeapons(titles)), items: featured }]
  const groups = groupBy(featured, (item) => poolFor(item.isWeapon) ?? '')
  return [...groups]
    .filter(([, items]) => items.some(({ rank }) => rank === 5))
    .map(([pool, items]) => ({ pool: pool === '' ? null : pool, items }))
}
