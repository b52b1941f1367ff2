import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { expect, test } from 'vitest'
import { poolOf } from '#server/db/client'
import type { Schema } from '#server/db/schema/schema'
import { createTestDatabase } from '#server/testing/database/test-database'
import { leaseJobs } from './job.queries.ts'

const db = await createTestDatabase()
const KINDS = ['quiet', 'mail', 'busy']

/** The statement that asks for jobs. */
async function statement(kinds: readonly string[], fullLanes: readonly string[] = []) {
  const sent: { sql: string; parameters: readonly unknown[] }[] = []
  const nowhere = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      sent.push(query)
    },
  })
  const requests = kinds.map((kind) => ({ kind, places: 8, fullLanes }))
  await leaseJobs(nowhere, requests, 1000)
  const [query] = sent
  if (!query) throw new RangeError('nothing was asked')
  return query
}

interface Node {
  readonly 'Node Type': string
  readonly 'Actual Rows'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly Plans?: readonly Node[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** What looking for jobs of these kinds reads, at once and without keeping the jobs. */
async function costOf(kinds: readonly string[], fullLanes: readonly string[] = []) {
  const { sql: text, parameters } = await statement(kinds, fullLanes)
  const client = await poolOf(db).connect()
  try {
    await client.query('begin')
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, [...parameters])
    const plan: Node = rows[0]['QUERY PLAN'][0].Plan
    const nodes = nodesOf(plan)
    return {
      scans: nodes.filter((node) => node['Node Type'] === 'Seq Scan').length,
      removed: nodes.reduce((sum, node) => sum + (node['Rows Removed by Filter'] ?? 0), 0),
      taken: plan['Actual Rows'] ?? 0,
      blocks: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('JOB-7 looking for a job costs the same however many wait, of kinds that are requested and of others', async () => {
  await sql`
    insert into job (id, kind, payload, run_at)
    select gen_random_uuid(), case when n <= 10 then 'mail' else 'busy' end, '{}', now() - interval '1 minute'
    from generate_series(1, 100000) as n
  `.execute(db)
  // Those that are worked on.
  await sql`
    update job set lease_until = now() + interval '1 minute'
    where id in (select id from job where kind = 'mail' order by run_at limit 4)
  `.execute(db)
  await sql`vacuum analyze job`.execute(db)

  for (const kinds of [KINDS, ['quiet', 'mail'], ['quiet'], ['busy']]) {
    const { scans, removed, taken, blocks } = await costOf(kinds)
    expect([kinds, scans, removed]).toEqual([kinds, 0, 0])
    expect(blocks).toBeLessThan(40 + 20 * taken)
  }
})

test.each([1, 3])(
  'JOB-6 JOB-7 a backlog of 100,000 jobs of %d full lanes is not read by those who look for jobs of other lanes',
  async (full) => {
    const fullLanes = Array.from({ length: full }, (_, n) => `full-${n}.example`)
    await sql`truncate job`.execute(db)
    await sql`
      insert into job (id, kind, lane, payload, run_at)
      select gen_random_uuid(), 'busy', 'full-' || n % ${full}::int || '.example', '{}'::jsonb, now() - interval '1 hour'
      from generate_series(1, 100000) as n
      union all
      select gen_random_uuid(), 'busy', 'lane-' || n % 20 || '.example', '{}'::jsonb, now() - n * interval '1 second'
      from generate_series(1, 200) as n
    `.execute(db)
    await sql`vacuum analyze job`.execute(db)

    const { scans, removed, taken, blocks } = await costOf(['busy'], fullLanes)
    expect([scans, taken]).toEqual([0, 8])
    // A lane is passed over as a whole.
    expect(removed).toBeLessThanOrEqual(full + 1)
    expect(blocks).toBeLessThan(40 * 25 + 20 * taken)
    const ids = (await leaseJobs(db, [{ kind: 'busy', places: 8, fullLanes }], 1000)).map(({ id }) => id)
    const { rows } = await sql<{ id: string }>`
      select id from job where lane like 'lane-%' order by run_at limit 8
    `.execute(db)
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  },
)
