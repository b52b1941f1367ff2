import { mapGames } from '@ephemeris/core/games/map-games'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createDb } from '#server/db/client'
import { createLog } from '#server/platform/log/log'
import type { Wait } from '#server/platform/timers'
import { lockRows, waitForBlocked } from '#server/testing/database/row-lock'
import { createTestDatabase } from '#server/testing/database/test-database'
import { loadActivities } from '#server/testing/load-activities'
import { sampleActivity, sampleId } from '../sample-activity.test-data.ts'
import { listActivityBodies, listGameStates, lockCatalogue } from './catalogue.queries.ts'
import { holdsCatalogue, loadWhileServing } from './load-shipped.ts'
import { readStoredActivity } from './stored-activity.ts'

const lines: string[] = []
const deps = { db: await createTestDatabase(), log: createLog('info', (line) => lines.push(line)) }

async function versions(): Promise<Record<string, string>> {
  return Object.fromEntries((await listGameStates(deps.db)).map(({ gameId, version }) => [gameId, version]))
}

async function retiredIds(): Promise<string[]> {
  const rows = await deps.db.selectFrom('catalogue_activity').select('id').where('retired_at', 'is not', null).execute()
  return rows.map(({ id }) => id)
}

test('CAT-7 what comes with the product is in the database as it was, and a second start changes nothing', async () => {
  const activities = [sampleActivity('one'), sampleActivity('two', { gameId: 'zenless' })]
  expect(await holdsCatalogue(deps.db)).toBe(false)
  await loadActivities(deps, activities)
  expect(await holdsCatalogue(deps.db)).toBe(true)
  await loadActivities(deps, activities)

  const stored = (await listActivityBodies(deps.db)).map(readStoredActivity)
  expect(stored).toEqual(expect.arrayContaining(activities))
  expect(await versions()).toEqual(mapGames(() => '1'))
  expect(lines).toEqual([])
})

test('CAT-7 an activity that is gone is retired, not deleted, and comes back under its id', async () => {
  await loadActivities(deps, [sampleActivity('two', { gameId: 'zenless' })])
  expect(await retiredIds()).toEqual([sampleId('one')])
  expect(lines.filter((line) => line.includes('"game":"genshin"'))).toHaveLength(1)
  expect(await versions()).toMatchObject({ genshin: '2', zenless: '1' })

  await loadActivities(deps, [sampleActivity('one'), sampleActivity('two', { gameId: 'zenless' })])
  expect(await retiredIds()).toEqual([])
})

test('CAT-7 processes that start at the same time load it once', async () => {
  const before = (await versions()).starrail
  const activities = [sampleActivity('three', { gameId: 'starrail' })]
  await Promise.all(Array.from({ length: 5 }, () => loadActivities(deps, activities)))
  expect([before, (await versions()).starrail]).toEqual(['1', '2'])
})

test('CAT-7 a process that serves already loads it after the database was away', async () => {
  const { db, log } = deps
  await db.updateTable('catalogue_state').set({ content_hash: 'older' }).execute()
  const waits: number[] = []
  const wait: Wait = async (ms) => void waits.push(ms)
  const release = await lockRows(db, lockCatalogue)
  const loading = loadWhileServing({ db, log, wait }, new AbortController().signal)
  await waitForBlocked(db, 1)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db)
  await waitForBlocked(db, 1)
  await release()

  expect(await loading).toBe(true)
  expect(waits).toEqual([5000])
  expect(lines.filter((line) => line.includes('catalogue not loaded'))).toHaveLength(1)
  expect(await db.selectFrom('catalogue_state').where('content_hash', '=', 'older').execute()).toEqual([])
})

test('CAT-7 a process that stops does not wait for a database that is away', async () => {
  const nowhere = createDb({ host: '/nowhere', port: 5432, user: 'ephemeris', database: 'postgres' })
  onTestFinished(() => nowhere.destroy())
  const stopping = new AbortController()
  const wait: Wait = async () => stopping.abort()
  expect(await loadWhileServing({ db: nowhere, log: deps.log, wait }, stopping.signal)).toBe(false)
})
