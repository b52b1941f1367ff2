import { sql } from 'kysely'
import type { Db } from '#server/db/client'

export interface NewJob {
  readonly id: string
  readonly kind: string
  /** Whose work it is; `null`: of no user in particular. */
  readonly userId: string | null
  /** Ids, never secrets. */
  readonly payload: object
  /** What jobs of a kind that may hold each other up have in common; unset: nothing. */
  readonly lane?: string
}

export interface LeasedJob extends NewJob {
  /** This one included. */
  readonly attempt: number
  /** Of this lease: rises with each. */
  readonly fence: string
}

/** Due at once. */
export async function insertJob(db: Db, job: NewJob): Promise<void> {
  await insertJobs(db, [job])
}

/** All of them due at once; at least one. */
export async function insertJobs(db: Db, jobs: readonly NewJob[]): Promise<void> {
  const rows = jobs.map(({ id, kind, userId, payload, lane = '' }) => ({
    id,
    kind,
    user_id: userId,
    payload: JSON.stringify(payload),
    lane,
  }))
  await db.insertInto('job').values(rows).execute()
}

interface Lane {
  readonly kind: string
  readonly lane: string
}

/**
 * The job of a kind that has been due longest and on which no process works. Each kind is looked up by itself: a backlog of
 * one that has no place left is not read. (JOB-7)
 */
function waiting(kind: string, fullLanes: readonly string[]) {
  const inOtherLanes = fullLanes.length === 0 ? sql`` : sql`and lane <> all (${fullLanes}::text[])`
  return sql`select * from (
    select id, run_at from job
    where kind = ${kind} and run_at <= now() and failed_at is null and lease_until is null ${inOtherLanes}
    order by run_at
    for update skip locked
    limit 1
  ) as due`
}

/**
 * Takes the job of one of these kinds, at least one, that has been due longest and that no process works on; `null`: there is
 * none.
 *
 * @param full lanes of which nothing is wanted
 */
export async function leaseJob(
  db: Db,
  { kinds, full, leaseMs }: { kinds: readonly string[]; full: readonly Lane[]; leaseMs: number },
): Promise<LeasedJob | null> {
  const fullLanesOf = (kind: string) => full.filter((one) => one.kind === kind).map(({ lane }) => lane)
  const { rows } = await sql<{
    id: string
    kind: string
    user_id: string | null
    payload: object
    lane: string
    attempts: number
    fence: string
  }>`
    update job
    set lease_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond',
        fence = fence + 1, attempts = attempts + 1
    where id = (
      select id from (
        ${sql.join(
          kinds.map((kind) => waiting(kind, fullLanesOf(kind))),
          sql` union all `,
        )}
        union all
        select * from (
          select id, run_at from job
          where lease_until < now() and kind = any (${kinds}::text[])
            and (kind, lane) not in (
              select * from unnest(${full.map(({ kind }) => kind)}::text[], ${full.map(({ lane }) => lane)}::text[])
            )
          order by lease_until
          for update skip locked
          limit 1
        ) as abandoned
      ) as candidate
      order by run_at
      limit 1
    )
    returning id, kind, user_id, payload, lane, attempts, fence
  `.execute(db)
  const [row] = rows
  if (!row) return null
  return {
    id: row.id,
    kind: row.kind,
    userId: row.user_id,
    payload: row.payload,
    lane: row.lane,
    attempt: row.attempts,
    fence: row.fence,
  }
}

type Held = Pick<LeasedJob, 'id' | 'fence'>

/** @returns whether the lease is still ours; then it lasts `leaseMs` from now */
export async function extendLease(db: Db, { id, fence }: Held, leaseMs: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update job set lease_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    where id = ${id} and fence = ${fence} and lease_until is not null
  `.execute(db)
  return numAffectedRows === 1n
}

/** Keeps others from leasing it until the transaction ends. @returns whether the lease is still ours */
export async function lockLease(db: Db, { id, fence }: Held): Promise<boolean> {
  const { rows } = await sql`select from job where id = ${id} and fence = ${fence} for update`.execute(db)
  return rows.length === 1
}

export async function deleteJob(db: Db, { id, fence }: Held): Promise<void> {
  await db.deleteFrom('job').where('id', '=', id).where('fence', '=', fence).execute()
}

/** Gives the lease back; the job is due after `delayMs`, in its own lane unless another one is named. */
export async function postponeJob(
  db: Db,
  { id, fence }: Held,
  { delayMs, lane = null }: { delayMs: number; lane?: string | null },
): Promise<void> {
  await sql`
    update job
    set lease_until = null, run_at = now() + ${delayMs} * interval '1 millisecond', lane = coalesce(${lane}, lane)
    where id = ${id} and fence = ${fence}
  `.execute(db)
}

/** Gives the lease back as if it had never been taken. */
export async function returnJob(db: Db, { id, fence }: Held): Promise<void> {
  await sql`
    update job set lease_until = null, attempts = attempts - 1 where id = ${id} and fence = ${fence}
  `.execute(db)
}

/** No process tries it again; it stays to be looked at. @returns whether the lease was still ours */
export async function failJob(db: Db, { id, fence }: Held): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update job set lease_until = null, failed_at = now() where id = ${id} and fence = ${fence} and failed_at is null
  `.execute(db)
  return numAffectedRows === 1n
}

/** Removes what was given up longer ago than `days`. */
export async function deleteFailedJobs(db: Db, days: number): Promise<void> {
  await sql`delete from job where failed_at < now() - ${days} * interval '1 day'`.execute(db)
}
