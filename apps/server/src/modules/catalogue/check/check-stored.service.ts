import { readCorrection } from '@ephemeris/contract/open/open-correction'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { GAME_IDS } from '@ephemeris/core/games/game'
import type { Deps } from '#server/deps'
import { listCorrectionRows } from '../corrections/correction.queries.ts'
import { correctionFault } from '../corrections/correction-fault.ts'
import { listAnnouncementRows } from '../ingest/announcement.queries.ts'
import { type Announcement, announcementIn } from '../ingest/announcement.ts'
import { effectiveActivities, shippedBeside } from '../ingest/effective-activities.ts'
import { computedAround } from '../shipped/computed-activities.ts'
import { announcementFaults, type Beside, featuredFaults } from './announcement-faults.ts'

/** Everything wrong with what the database holds of the catalogue, one line each, with the id of the row. (CAT-35) */
export async function checkStored({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<readonly string[]> {
  const now = clock.now()
  const announced = (await listAnnouncementRows(db)).map((row) => ({ ...row, read: announcementIn(row.body) }))
  const usable = announced.flatMap(({ read }) => ('fault' in read ? [] : [read]))
  const derived = derivedActivities(usable, now)
  const effective = new Map([...derived, ...byId(effectiveActivities(usable))])
  return [
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
function derivedActivities(announcements: readonly Announcement[], now: Beside['now']) {
  return byId([...computedAround(now), ...GAME_IDS.flatMap((gameId) => shippedBeside(gameId, announcements))])
}

interface StoredAnnouncement {
  readonly id: string
  readonly game_id: string
  readonly read: ReturnType<typeof announcementIn>
}

function storedFaults({ id, game_id, read }: StoredAnnouncement, beside: Beside): readonly string[] {
  if ('fault' in read) return [read.fault]
  const isElsewhere = read.id !== id || read.gameId !== game_id
  return [...(isElsewhere ? ['the id or the game of its row differs'] : []), ...announcementFaults(read, beside)]
}

function correctionFaults(
  { id, body }: { readonly id: string; readonly body: unknown },
  { known, now }: Beside,
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
