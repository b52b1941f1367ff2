import type { CatalogueActivity, CatalogueItem } from '@ephemeris/core/activity/catalogue-activity'
import type { GameId } from '@ephemeris/core/games/game'
import type { Instant } from '@ephemeris/core/time/instant'
import { ITEMS } from '@ephemeris/gamedata/pulls/items'
import { edgeText } from '../edge-text.ts'
import type { Announcement } from '../ingest/announcement.ts'
import { isEqualEdge } from '../ingest/known-changes.ts'
import {
  arePlausible,
  hasPlausibleTimes,
  hasPlausibleVersion,
  isPlausibleAnnouncement,
} from '../mirror/plausible-activity.ts'

/** What a stored announcement is compared with. */
export interface Beside {
  /** Activities that are shipped or computed, by id. */
  readonly known: ReadonlyMap<string, CatalogueActivity>
  readonly now: Instant
}

/** Everything wrong with a stored announcement whose shape is right. (CAT-35) */
export function announcementFaults(announcement: Announcement, { known, now }: Beside): readonly string[] {
  const { id, gameId, type, name, told, start, end, featured } = announcement
  const titles = [name, ...(told ? [told.title, told.shortTitle] : [])]
  const hasTitle = Object.values(told?.title ?? name).some((title) => title.trim() !== '')
  const other = known.get(id)
  // A version without an announced end is stored as one that ends when it opens.
  const isOpenVersion = type === 'version' && isEqualEdge(start, end)
  return [
    ...when(!hasTitle, 'no title in any language'),
    ...when(!titles.every(arePlausible), 'a title is too long or has control characters'),
    ...when(
      !isOpenVersion && !hasPlausibleTimes({ start, end }, now),
      `times out of bounds: ${edgeText(start)} to ${edgeText(end)}`,
    ),
    ...when(!hasPlausibleVersion(announcement, now), 'the number or the time of the version is out of bounds'),
    ...when(
      !isPlausibleAnnouncement(announcement, now),
      'moves, rewards or dates of the announcement are out of bounds',
    ),
    ...featuredFaults(gameId, featured),
    ...when(
      other !== undefined && (other.gameId !== gameId || other.type !== type),
      `its id belongs to another activity: ${other?.gameId} ${other?.type}`,
    ),
  ]
}

/** Items that no table knows yet go by their name. */
export function featuredFaults(gameId: GameId, featured: readonly CatalogueItem[]): readonly string[] {
  return featured
    .filter(({ id }) => !id.startsWith('pending:'))
    .filter(({ id, rank }) => !ITEMS[gameId].some((item) => item.id === id && item.rank === rank))
    .map(({ id, rank }) => `no item ${id} of rank ${rank}`)
}

function when(isFault: boolean, message: string): readonly string[] {
  return isFault ? [message] : []
}
