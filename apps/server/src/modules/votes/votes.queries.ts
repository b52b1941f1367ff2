import type { Instant } from '@ephemeris/core/time/instant'
import { sql } from 'kysely'
import type { Db } from '#server/db/client'
import { heldWriter, type Writer } from '#server/db/hold-user'

/** What a user chose about an activity. */
export interface VoteRows {
  readonly activityId: string
  /** Options by poll. */
  readonly choices: Readonly<Record<string, string>>
  readonly at: Instant
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

/**
 * In one statement, which holds the voter while it writes (ACC-62); the order of the rows keeps two ballots of one user
 * from waiting for each other.
 *
 * @returns whether account and session exist; otherwise nothing was written
 */
export async function upsertVotes(db: Db, voter: Writer, { activityId, choices, at }: VoteRows): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into vote (user_id, activity_id, poll_id, option_id, voted_at)
    select held.user_id, ${activityId}, ballot.poll_id, ballot.option_id, ${new Date(at)}
    from (${heldWriter(voter)}) as held
    cross join unnest(${Object.keys(choices)}::text[], ${Object.values(choices)}::text[]) as ballot (poll_id, option_id)
    order by ballot.poll_id
    on conflict (user_id, activity_id, poll_id) do update set option_id = excluded.option_id, voted_at = excluded.voted_at
  `.execute(db)
  return numAffectedRows > 0n
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
