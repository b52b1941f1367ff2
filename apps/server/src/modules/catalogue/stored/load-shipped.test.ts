import { expect, test } from 'vitest'
import { createLog } from '#server/platform/log'
import { loadActivities } from '#server/testing/load-activities'
import { createTestDatabase } from '#server/testing/test-database'
import { sampleActivity, sampleId } from '../sample-activity.test-data.ts'
import { listActivityBodies, listGameStates } from './catalogue.queries.ts'
import { holdsCatalogue } from './load-shipped.ts'
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
  expect(await versions()).toEqual({ genshin: '1', starrail: '1', wuthering: '1', zenless: '1' })
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
