import { type ActivityAnswer, listActivities } from '@ephemeris/contract/catalogue/catalogue'
import type { Activity } from '@ephemeris/core/activity/activity'
import { type FactIndex, isCharacter } from '@ephemeris/core/gacha/facts'
import type { GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import { type CalendarDay, calendarDay, formatDay, monthOf } from '@ephemeris/core/time/calendar'
import { DAY_MS } from '@ephemeris/core/time/instant'
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

interface KindOptions {
  readonly gameId: GameId
  readonly language: Language
  readonly index: FactIndex
}

/** Whether an item is someone to play: by the facts, else by the items that a banner features beside an unknown one, else by the name of its pool. */
export function isFeaturedCharacter(
  itemId: string,
  { title, featured }: Activity,
  { gameId, language, index }: KindOptions,
): boolean {
  const known = [itemId, ...featured.map(({ id }) => id)].map((id) => index.items.get(id)).find((item) => item)
  if (known) return isCharacter(index, known.type)
  const pool = NAMED_POOLS[gameId].find(({ fullName, label }) =>
    [fullName[language], label?.[language]].some((name) => name !== undefined && title.includes(name)),
  )
  return !/weapon|light_cone/.test(pool?.kind ?? '')
}
