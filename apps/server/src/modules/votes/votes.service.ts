import { AppError } from '@ephemeris/contract/errors'
import type { Ballot, PollQuery, Subject, Withdrawal } from '@ephemeris/contract/votes'
import { edgeInstant } from '@ephemeris/core/activity/activity'
import { DAY_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import type { Poll } from '@ephemeris/core/votes/poll'
import { POLLS } from '@ephemeris/gamedata/polls'
import { LRUCache } from 'lru-cache'
import { holdUser, type Writer } from '#server/db/hold-user'
import type { PersonalData } from '#server/db/personal-data'
import type { Deps } from '#server/deps'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { countVotes, deleteVotes, findVotes, listVotes, upsertVotes } from './votes.queries.ts'

/** An activity that ended longer ago is closed. (VOTE-5) */
const OPEN_AFTER_END_MS = 30 * DAY_MS

/** Votes and withdrawals of one user together. (VOTE-7) */
const VOTES = { name: 'vote', points: 30, seconds: 60 } as const

/** (ACC-50, ACC-51) */
export const VOTE_DATA: PersonalData = { name: 'votes', tables: ['vote'], collect: listVotes }

/** Fewer votes are counted again for each call. */
const KEPT_FROM = 5000
/** A count of so many votes is kept for a second, one of twice as many for two: one vote more is not seen in it. */
const VOTES_A_SECOND = 10_000
const KEPT_ACTIVITIES = 1000

type Parts = Pick<Deps, 'db' | 'clock' | 'limits'> & { readonly catalogue: Catalogue }

type Counts = (activityId: string) => Promise<ReadonlyMap<string, number>>

/** Counts the votes of an activity; counting many takes long, so their counts are kept for a while. (VOTE-3) */
export function createCounts(db: Deps['db']): Counts {
  const kept = new LRUCache<string, ReadonlyMap<string, number>>({ max: KEPT_ACTIVITIES })
  return async (activityId) => {
    const known = kept.get(activityId)
    if (known) return known
    const counts = await countVotes(db, activityId)
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    if (total >= KEPT_FROM) kept.set(activityId, counts, { ttl: (total / VOTES_A_SECOND) * SECOND_MS })
    return counts
  }
}

/**
 * The polls of an activity, with what `userId` chose; `null`: no user is logged in. (VOTE-3)
 *
 * @throws AppError NOT_FOUND for an activity that is unknown or of another game
 */
export async function pollsFor(
  parts: Parts & { readonly counts: Counts },
  { activityId, gameId, language }: PollQuery,
  userId: string | null,
): Promise<Poll[]> {
  requireActivity(parts, { activityId, gameId })
  const [counts, choices] = await Promise.all([
    parts.counts(activityId),
    userId === null ? new Map<string, string>() : findVotes(parts.db, userId, activityId),
  ])
  return POLLS.map(({ id, name, options }) => ({
    id,
    name: name[language],
    options: options.map((option) => ({
      id: option.id,
      label: option.label[language],
      count: counts.get(`${id}/${option.id}`) ?? 0,
    })),
    choice: choices.get(id) ?? null,
  }))
}

/**
 * Records a user's answers, all or none; an earlier answer to the same poll is replaced. (VOTE-4)
 *
 * @throws AppError NOT_FOUND for an activity that is unknown or closed, a poll or an option that does not exist;
 * TOKEN_INVALID if the account or the session has ended since the call was admitted (ACC-62)
 */
export async function castBallot(parts: Parts, voter: Writer, { choices, ...subject }: Ballot): Promise<void> {
  requireOpen(parts, subject)
  if (!Object.entries(choices).every(([pollId, optionId]) => hasOption(pollId, optionId)))
    throw new AppError('NOT_FOUND', 'votes')

  const { db, clock, limits } = parts
  await limits.take(VOTES, voter.id)
  const isIn = await upsertVotes(db, voter, { activityId: subject.activityId, choices, at: clock.now() })
  if (!isIn) throw new AppError('TOKEN_INVALID')
}

/** Takes answers back; what is not there stays away. (VOTE-4) @throws AppError NOT_FOUND */
export async function withdrawBallot(parts: Parts, voter: Writer, { pollIds, ...subject }: Withdrawal): Promise<void> {
  requireOpen(parts, subject)
  if (!pollIds.every((id) => POLLS.some((poll) => poll.id === id))) throw new AppError('NOT_FOUND', 'category_ids')

  const { db, limits } = parts
  await limits.take(VOTES, voter.id)
  await db.transaction().execute(async (transaction) => {
    await holdUser(transaction, voter)
    await deleteVotes(transaction, { userId: voter.id, activityId: subject.activityId, pollIds })
  })
}

function requireOpen(parts: Parts, subject: Subject): void {
  const { end } = requireActivity(parts, subject)
  const isOpen = edgeInstant(end, WIRE_OFFSET) + OPEN_AFTER_END_MS > parts.clock.now()
  if (!isOpen) throw new AppError('NOT_FOUND', 'activity_uuid')
}

function requireActivity({ catalogue }: Parts, { activityId, gameId }: Pick<PollQuery, 'activityId' | 'gameId'>) {
  const activity = catalogue.activity(activityId)
  if (!activity || (gameId !== null && activity.gameId !== gameId)) throw new AppError('NOT_FOUND', 'activity_uuid')
  return activity
}

function hasOption(pollId: string, optionId: string): boolean {
  return POLLS.some(({ id, options }) => id === pollId && options.some((option) => option.id === optionId))
}
