import { type ActivityAnswer, listActivities } from '@ephemeris/contract/catalogue/catalogue'
import { type Activity, edgeInstant, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { OUTLOOK_DAYS } from '@ephemeris/core/activity/timing'
import { versionNumber } from '@ephemeris/core/activity/versions/version-number'
import type { AnnouncedBanner } from '@ephemeris/core/almanac/almanac'
import type { GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import { type CalendarDay, calendarDay, formatDay, monthOf } from '@ephemeris/core/time/calendar'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import type { UtcOffset } from '@ephemeris/core/time/zone'
import { NAMED_POOLS } from '@ephemeris/gamedata/pulls/named-pools'
import { call } from '#web/lib/server/api'

const MONTHS_BACK = 10

/** From the first of a month, so that the question stays the same, and the answer may be kept, for weeks. */
export function askedFrom(today: CalendarDay): string {
  const { year, month } = monthOf(today)
  return formatDay(calendarDay(Date.UTC(year, month - 1 - MONTHS_BACK, 1) / DAY_MS))
}

export interface BannerQuestion {
  readonly gameId: GameId
  readonly language: Language
  readonly from: string
}

/** Banners and versions of one game in the catalogue, of the last months and of those to come. */
export async function fetchBanners({ gameId, language, from }: BannerQuestion, signal: AbortSignal) {
  const subTypes = { [gameId]: ['gacha', 'version'] as const }
  const answer: ActivityAnswer = await call(
    listActivities,
    { language, from, to: null, games: [gameId], subTypes },
    { signal },
  )
  // Without a server another kept answer is used, which may contain other games and kinds.
  return answer.games.filter((group) => group.gameId === gameId).flatMap(({ activities }) => activities)
}

interface ReadingOptions {
  readonly now: Instant
  readonly gameId: GameId
  readonly language: Language
  readonly server: UtcOffset
  /** Whether an item of the facts is someone to play; `null` for an item that they do not know. */
  isCharacter(itemId: string): boolean | null
}

/** The 5-stars that the catalogue announces, as far ahead as to all other pages; what is only expected has no day. (ALM-2) */
export function announcedBanners(activities: readonly Activity[], options: ReadingOptions): readonly AnnouncedBanner[] {
  const until = options.now + OUTLOOK_DAYS * DAY_MS
  const versions = activities.filter(({ type }) => type === 'version')
  return activities
    .filter(({ type, start }) => type === 'gacha' && edgeInstant(start, options.server) <= until)
    .flatMap((activity) => {
      const startAt = startCertaintyOf(activity) === 'announced' ? edgeInstant(activity.start, options.server) : null
      const endAt = activity.certainty === 'announced' ? edgeInstant(activity.end, options.server) : null
      const version = versions.find(
        ({ start, end }) =>
          startAt !== null &&
          edgeInstant(start, options.server) <= startAt &&
          startAt < edgeInstant(end, options.server),
      )
      return activity.featured
        .filter(({ rank }) => rank === 5)
        .map(({ id, name }) => ({
          itemId: id,
          name,
          isCharacter: options.isCharacter(id) ?? isForCharacters(activity, options),
          version: version ? versionNumber(version.title) : null,
          startAt,
          endAt,
        }))
    })
}

/** By the items that a banner features beside an unknown one, else by the name of its pool. */
function isForCharacters({ title, featured }: Activity, { gameId, language, isCharacter }: ReadingOptions): boolean {
  const beside = featured.map(({ id }) => isCharacter(id)).find((known) => known !== null)
  if (beside !== undefined) return beside
  const pool = NAMED_POOLS[gameId].find(({ fullName, label }) =>
    [fullName[language], label?.[language]].some((name) => name !== undefined && title.includes(name)),
  )
  return !/weapon|light_cone/.test(pool?.kind ?? '')
}
