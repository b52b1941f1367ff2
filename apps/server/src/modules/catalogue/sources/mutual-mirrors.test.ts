import { writeOpenActivity } from '@ephemeris/contract/open/open-activity'
import { getOpenCatalogue, type OpenCatalogue } from '@ephemeris/contract/open/open-catalogue'
import { HOUR_MS, instant } from '@ephemeris/core/time/instant'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startUpstream, writeUpstreams } from '#server/testing/peers/upstream'
import { startTestApp, type TestApp } from '#server/testing/test-app'
import { openCatalogue } from '../catalogue.service.ts'
import { ingestDue } from '../ingest/ingest-due.ts'
import { sampleActivity } from '../sample-activity.test-data.ts'
import { loadShippedCatalogue } from '../stored/load-shipped.ts'
import { insertSources } from './source.queries.ts'
import { sourcesOf } from './source.ts'

const [ORIGIN, ONE, OTHER] = ['https://origin.example', 'https://one.example', 'https://other.example'] as const
const NOW = Date.UTC(2026, 10, 22, 4)

/** What each instance answers now; `null`: it is away. */
const documents: Record<string, (() => Promise<string>) | null> = {
  [ORIGIN]: async () => originDocument(NOW),
  [ONE]: async () => JSON.stringify(getOpenCatalogue.reply.write(await openDocument(one))),
  [OTHER]: async () => JSON.stringify(getOpenCatalogue.reply.write(await openDocument(other))),
}
const upstreams = await Promise.all(
  [ORIGIN, ONE, OTHER].map(async (name) => {
    const upstream = await startUpstream(async (_, response) => {
      const text = await documents[name]?.()
      response.writeHead(text === undefined ? 503 : 200).end(text)
    })
    return [name, upstream] as const
  }),
)
const file = writeUpstreams(Object.fromEntries(upstreams.map(([name, { origin }]) => [name, origin])))
afterAll(() => {
  for (const [, { close }] of upstreams) close()
  file.remove()
})

const options = { prepare: loadShippedCatalogue, env: { EPHEMERIS_UPSTREAMS: file.path }, wait: async () => {} }
const [one, other] = [await startTestApp(options), await startTestApp(options)]

function originDocument(readAt: number): string {
  const { cycle: _cycle, ...activity } = sampleActivity('Mirrored', {
    start: '2026-11-18 10:00:00',
    end: '2026-12-07 03:59:59',
    source: { name: 'official', url: null, updatedAt: instant(readAt) },
  })
  const updated_at = new Date(readAt).toISOString().replace('.000', '')
  const activities = [writeOpenActivity(activity)]
  return JSON.stringify({ format: 'ephemeris-catalogue', version: '1.1', updated_at, activities })
}

async function openDocument({ deps }: TestApp): Promise<OpenCatalogue> {
  const catalogue = await openCatalogue(deps)
  catalogue.close()
  return catalogue.open()
}

/** @returns why each source failed, `null` for those that did not */
async function read({ deps, clock }: TestApp, mirrors: readonly string[], now: number) {
  for (const { set } of [one.clock, other.clock]) set(new Date(now).toISOString())
  const sources = sourcesOf({ catalogueSources: { mirrors, asksPublishers: false } })
  const ids = sources.map(({ id }) => id)
  await insertSources(deps.db, ids, new Date(clock.now()))
  await sql`update notice_source set next_at = now()`.execute(deps.db)
  const rounds = await ingestDue(deps, sources, new AbortController().signal)
  return rounds.map(({ reason }) => reason)
}

async function age({ clock, ...app }: TestApp) {
  const { activities, sources, updatedAt } = await openDocument({ clock, ...app })
  const row = activities.find(({ title }) => title.en === 'Mirrored')
  const game = sources.find(({ gameId }) => gameId === 'genshin')
  const times = [row?.source.updatedAt, game?.updatedAt, updatedAt]
  return times.map((at) => (clock.now() - Number(at)) / HOUR_MS)
}

test('MIR-14 a row from another instance is as old as the reading of its publisher, however often it is passed on', async () => {
  documents[ORIGIN] = async () => originDocument(NOW)
  await read(one, [OTHER, ORIGIN], NOW + HOUR_MS)
  await read(other, [ONE], NOW + HOUR_MS)
  expect(await age(one)).toEqual([1, 1, 1])
  expect(await age(other)).toEqual([1, 1, 1])

  // From now on each has the other alone.
  documents[ORIGIN] = null
  for (const hours of [5, 10, 15, 20, 23]) {
    await read(one, [OTHER], NOW + hours * HOUR_MS)
    await read(other, [ONE], NOW + hours * HOUR_MS)
    expect(await age(one)).toEqual([hours, hours, hours])
    expect(await age(other)).toEqual([hours, hours, hours])
  }
  expect(await read(one, [OTHER], NOW + 25 * HOUR_MS)).toEqual(['stale'])
  expect(await read(other, [ONE], NOW + 25 * HOUR_MS)).toEqual(['stale'])

  // The origin reads its publishers again.
  documents[ORIGIN] = async () => originDocument(NOW + 25 * HOUR_MS)
  expect(await read(one, [OTHER, ORIGIN], NOW + 26 * HOUR_MS)).toEqual(['stale', null])
  expect(await read(other, [ONE], NOW + 26 * HOUR_MS)).toEqual([null])
  expect(await age(other)).toEqual([1, 1, 1])
})

test('MIR-14 a new reading of the publisher is no change of the activity', async () => {
  const changes = async () =>
    (
      await sql`select id, revision, updated_at from catalogue_activity where body->'source'->>'name' = 'mirror'`.execute(
        one.deps.db,
      )
    ).rows
  documents[ORIGIN] = async () => originDocument(NOW + 30 * HOUR_MS)
  await read(one, [ORIGIN], NOW + 30 * HOUR_MS)
  const before = await changes()
  documents[ORIGIN] = async () => originDocument(NOW + 31 * HOUR_MS)
  await read(one, [ORIGIN], NOW + 32 * HOUR_MS)
  expect(await changes()).toEqual(before)
  expect(await age(one)).toEqual([1, 1, 1])
})
