import { type RawBuilder, sql } from 'kysely'
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

/** What a process has places for. */
export interface JobRequest {
  readonly kind: string
  /** At least one. */
  readonly places: number
  /** Lanes that have no place left. */
  readonly fullLanes: readonly string[]
}

/** Of a kind, by name: those behind them are looked at when some of these have nothing left. */
const MOST_LANES = 1000

/**
 * The jobs of a kind that have been due longest and on which no process works. Each kind is looked up by itself: a
 * backlog of one that has no place left is not read. Where lanes are full, each of the others is: one step of the index
 * finds the next lane, so the backlog of a full one is not read either. (JOB-7)
 */
function waiting({ kind, places, fullLanes }: JobRequest) {
  const isWaiting = sql`failed_at is null and lease_until is null`
  const due =
    fullLanes.length === 0
      ? sql`kind = ${kind} and run_at <= now()`
      : sql`id = any (array(${oldestOfOtherLanes({ kind, places, fullLanes })}))`
  return sql`select * from (
    select id, kind, run_at, ${places}::int as places from job
    where ${due} and ${isWaiting}
    order by run_at
    for update skip locked
    limit ${places}
  ) as due`

  function oldestOfOtherLanes({ kind, places, fullLanes }: JobRequest) {
    const next = (beyond: RawBuilder<unknown>) =>
      sql`select lane from job where kind = ${kind} and ${isWaiting} ${beyond} order by lane limit 1`
    return sql`
      with recursive lane (name) as (
        (${next(sql``)}) union all select (${next(sql`and lane > name`)}) from lane where name is not null
      )
      select oldest.id
      from (select name from lane limit ${MOST_LANES}) as known (name)
      cross join lateral (
        select id, run_at from job
        where kind = ${kind} and lane = known.name and run_at <= now() and ${isWaiting}
        order by run_at limit ${places}
      ) as oldest
      where known.name <> all (${fullLanes}::text[])
      order by oldest.run_at limit ${places}`
  }
}

/** Jobs of these kinds whose holders have been silent for too long. */
function abandoned(requests: readonly JobRequest[]) {
  const full = requests.flatMap(({ kind, fullLanes }) => fullLanes.map((lane) => ({ kind, lane })))
  return sql`select * from (
    select job.id, job.kind, job.run_at, requests.places from job
    join unnest(${requests.map(({ kind }) => kind)}::text[], ${requests.map(({ places }) => places)}::int[])
      as requests (kind, places) on requests.kind = job.kind
    where job.lease_until < now()
      and (job.kind, job.lane) not in (
        select * from unnest(${full.map(({ kind }) => kind)}::text[], ${full.map(({ lane }) => lane)}::text[])
      )
    order by job.lease_until
    for update of job skip locked
    limit ${Math.max(...requests.map(({ places }) => places))}
  ) as abandoned`
}

/**
 * Takes as many jobs of each kind as there are places, at least of one kind: those that have been due longest and that
 * no process works on. One statement takes them all, so no kind waits until another one has its jobs. (JOB-8)
 */
export async function leaseJobs(db: Db, requests: readonly JobRequest[], leaseMs: number): Promise<LeasedJob[]> {
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
    where id = any (array(
      select id from (
        select id, places, row_number() over (partition by kind order by run_at) as place from (
          ${sql.join([...requests.map(waiting), abandoned(requests)], sql` union all `)}
        ) as candidate
      ) as ranked
      where place <= places
    ))
    returning id, kind, user_id, payload, lane, attempts, fence
  `.execute(db)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    userId: row.user_id,
    payload: row.payload,
    lane: row.lane,
    attempt: row.attempts,
    fence: row.fence,
  }))
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
