import type { Instant } from '@ephemeris/core/time/instant'
import { sql } from 'kysely'
import type { Db } from '#server/db/client'

export interface VoteRow {
  readonly userId: string
  readonly activityId: string
  readonly pollId: string
  readonly optionId: string
}

/** Votes of one activity, as `poll/option -> count`; options without votes are absent. */
export async function countVotes(db: Db, activityId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('vote')
    .select(['poll_id', 'option_id', (q) => q.fn.countAll<string>().as('total')])
    .where('activity_id', '=', activityId)
    .groupBy(['poll_id', 'option_id'])
    .execute()
  return new Map(rows.map(({ poll_id, option_id, total }) => [`${poll_id}/${option_id}`, Number(total)]))
}

/** What one user chose about an activity, by poll. */
export async function findVotes(db: Db, userId: string, activityId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('vote')
    .select(['poll_id', 'option_id'])
    .where('user_id', '=', userId)
    .where('activity_id', '=', activityId)
    .execute()
  return new Map(rows.map(({ poll_id, option_id }) => [poll_id, option_id]))
}

/** In one statement; the order of the rows keeps two ballots of one user from waiting for each other. */
export async function upsertVotes(db: Db, votes: readonly VoteRow[], at: Instant): Promise<void> {
  const sorted = votes.toSorted((a, b) => (a.pollId < b.pollId ? -1 : 1))
  await db
    .insertInto('vote')
    .values(
      sorted.map(({ userId, activityId, pollId, optionId }) => ({
        user_id: userId,
        activity_id: activityId,
        poll_id: pollId,
        option_id: optionId,
        voted_at: new Date(at),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'activity_id', 'poll_id']).doUpdateSet({
        option_id: sql.ref('excluded.option_id'),
        voted_at: sql.ref('excluded.voted_at'),
      }),
    )
    .execute()
}

export async function deleteVotes(
  db: Db,
  { userId, activityId, pollIds }: { userId: string; activityId: string; pollIds: readonly string[] },
): Promise<void> {
  await db
    .deleteFrom('vote')
    .where('user_id', '=', userId)
    .where('activity_id', '=', activityId)
    .where('poll_id', 'in', pollIds)
    .execute()
}

/** Every vote of a user, for the user. */
export async function listVotes(db: Db, userId: string): Promise<unknown[]> {
  return db
    .selectFrom('vote')
    .select(['activity_id', 'poll_id', 'option_id', 'voted_at'])
    .where('user_id', '=', userId)
    .orderBy('voted_at')
    .execute()
}
