import { sql } from 'kysely'
import type { Db } from '#server/db/client'

/** By kind, for how many seconds the job has been due that waits longest for a process; kinds without one are absent. */
export async function readWaitingSeconds(db: Db): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ kind: string; seconds: number }>`
    select kind, extract(epoch from now() - min(run_at))::float8 as seconds from job
    where failed_at is null and run_at <= now() and (lease_until is null or lease_until < now())
    group by kind
  `.execute(db)
  return Object.fromEntries(rows.map(({ kind, seconds }) => [kind, seconds]))
}
