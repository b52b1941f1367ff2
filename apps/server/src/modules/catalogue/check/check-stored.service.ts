import { readCorrection } from '@ephemeris/contract/open/open-correction'
import type { CatalogueActivity, CatalogueItem } from '@ephemeris/core/activity/catalogue-activity'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import type { Instant } from '@ephemeris/core/time/instant'
import { ITEMS } from '@ephemeris/gamedata/pulls/items'
import type { Deps } from '#server/deps'
import { listAnnouncementRows } from '../announced/announcement.queries.ts'
import { type Announcement, announcementIn } from '../announced/announcement.ts'
import { effectiveActivities, shippedWith } from '../announced/effective-activities.ts'
import { isEqualEdge } from '../announced/known-changes.ts'
import { correctionFault } from '../corrections/correction-fault.ts'
import { edgeText } from '../edge-text.ts'
import { computedAround } from '../shipped/computed-activities.ts'
import { ownNoticeWords } from '../sources/notice-words.ts'
import {
  arePlausible,
  hasPlausibleTimes,
  hasPlausibleVersion,
  isPlausibleAnnouncement,
} from '../sources/plausible-activity.ts'
import { listSourceFaults } from '../sources/source.queries.ts'
import { listCorrectionRows } from '../stored/correction.queries.ts'

/** What a stored announcement is compared with. */
interface Context {
  /** Activities that are shipped or computed, by id. */
  readonly known: ReadonlyMap<string, CatalogueActivity>
  readonly now: Instant
}

/** Everything wrong with what the database holds of the catalogue, one line each, with the id of the row. (CAT-35) */
export async function checkStored({ db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>): Promise<readonly string[]> {
  const now = clock.now()
  const announced = (await listAnnouncementRows(db)).map((row) => ({ ...row, read: announcementIn(row.body) }))
  const usable = announced.flatMap(({ read }) => ('fault' in read ? [] : [read]))
  const derived = derivedActivities(usable, now)
  const effective = new Map([...derived, ...byId(effectiveActivities(usable))])
  return [
    ...(await ownNoticeWords(env.dataDir)).faults,
    ...(await listSourceFaults(db)),
    ...announced.flatMap(({ id, game_id, read }) =>
      storedFaults({ id, game_id, read }, { known: derived, now }).map((fault) => `announcement ${id}: ${fault}`),
    ),
    ...(await listCorrectionRows(db)).flatMap(({ id, body }) =>
      correctionFaults({ id, body }, { known: effective, now }).map((fault) => `correction ${id}: ${fault}`),
    ),
  ]
}

function byId(activities: readonly CatalogueActivity[]): Map<string, CatalogueActivity> {
  return new Map(activities.map((activity) => [activity.id, activity]))
}

/** What is shipped and computed, by id. */
function derivedActivities(announcements: readonly Announcement[], now: Context['now']) {
  return byId([...computedAround(now), ...GAME_IDS.flatMap((gameId) => shippedWith(gameId, announcements))])
}

interface StoredAnnouncement {
  readonly id: string
  readonly game_id: string
  readonly read: ReturnType<typeof announcementIn>
}

function storedFaults({ id, game_id, read }: StoredAnnouncement, context: Context): readonly string[] {
  if ('fault' in read) return [read.fault]
  const isElsewhere = read.id !== id || read.gameId !== game_id
  return [...(isElsewhere ? ['the id or the game of its row differs'] : []), ...announcementFaults(read, context)]
}

function correctionFaults(
  { id, body }: { readonly id: string; readonly body: unknown },
  { known, now }: Context,
): readonly string[] {
  const correction = readCorrection(body)
  if ('fault' in correction) return [correction.fault]
  const activity = known.get(id) ?? null
  const fault = correctionFault(correction, activity, now)
  const gameId = correction.change.gameId ?? activity?.gameId
  return [
    ...(correction.id === id ? [] : ['the id of its row differs']),
    ...(fault === null ? [] : [fault]),
    ...(gameId ? featuredFaults(gameId, correction.change.featured ?? []) : []),
  ]
}

/** Everything wrong with a stored announcement whose shape is right. (CAT-35) */
function announcementFaults(announcement: Announcement, { known, now }: Context): readonly string[] {
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
function featuredFaults(gameId: GameId, featured: readonly CatalogueItem[]): readonly string[] {
  return featured
    .filter(({ id }) => !id.startsWith('pending:'))
    .filter(({ id, rank }) => !ITEMS[gameId].some((item) => item.id === id && item.rank === rank))
    .map(({ id, rank }) => `no item ${id} of rank ${rank}`)
}

function when(isFault: boolean, message: string): readonly string[] {
  return isFault ? [message] : []
}
