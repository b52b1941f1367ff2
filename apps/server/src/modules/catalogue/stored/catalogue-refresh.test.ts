import { expect, test } from 'vitest'
import { loadActivities } from '#server/testing/load-activities'
import { startTestApp } from '#server/testing/test-app'
import { openCatalogue } from '../catalogue.service.ts'
import { sampleActivity, sampleId } from '../sample-activity.test-data.ts'

const { deps, lines } = await startTestApp()
const question = { language: 'en', games: null, subTypes: {}, from: null, to: null } as const

test('CAT-9 what another process loads is picked up, and only then is the answer another one', async () => {
  const catalogue = await openCatalogue(deps)
  const before = catalogue.freshness()
  await catalogue.refresh()
  expect(catalogue.freshness()).toBe(before)

  await loadActivities(deps, [sampleActivity('new')])
  await catalogue.refresh()
  expect(catalogue.freshness()).not.toBe(before)
  const ids = catalogue.activities(question).games.flatMap(({ activities }) => activities.map(({ id }) => id))
  expect(ids).toContain(sampleId('new'))
  catalogue.close()
})

test('CAT-10 the log says when the window moves more than a fifth of what is shown', async () => {
  const warnings = () => lines.filter((line) => line.includes('event window clamps'))
  expect(warnings()).toEqual([])

  const old = Array.from({ length: 100 }, (_, n) => sampleActivity(`old ${n}`, { start: '2025-01-01 04:00:00' }))
  await loadActivities(deps, old)
  const catalogue = await openCatalogue(deps)
  expect(warnings()).toHaveLength(1)
  catalogue.close()
})
