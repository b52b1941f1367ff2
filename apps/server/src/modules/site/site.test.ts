import { getConfig } from '@ephemeris/contract/config'
import { mapGames } from '@ephemeris/core/games/map-games'
import { instant, parseInstant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { loadActivities } from '#server/testing/load-activities'
import { startTestApp } from '#server/testing/test-app'
import { sampleActivity } from '../catalogue/sample-activity.test-data.ts'

const fresh = instant(Date.UTC(2026, 4, 19, 22, 10))
const old = instant(Date.UTC(2026, 4, 13, 3))
const source = { name: 'official', url: null } as const

const { ask } = await startTestApp({
  env: {
    MAINLAND_HOST: 'cn.example',
    SOURCE_URL: 'https://forge.example/ephemeris',
    EVENT_WINDOW: '2025-05-01/2026-06-01',
  },
  prepare: (deps) =>
    loadActivities(deps, [
      sampleActivity('fresh', { source: { ...source, updatedAt: fresh } }),
      sampleActivity('older', { source: { ...source, updatedAt: old } }),
      sampleActivity('old', { gameId: 'zenless', source: { ...source, updatedAt: old } }),
      sampleActivity('rule', { gameId: 'starrail', certainty: 'computed', source: { ...source, updatedAt: fresh } }),
    ]),
})

test('CAT-24 the web app learns the clock, the window and what this installation is', async () => {
  const answer = await ask('GET /api/config')
  expect(JSON.parse(answer.text).data).toMatchObject({
    now: '2026-05-20T04:00:00Z',
    event_window: { start: '2025-05-01 00:00:00', end: '2026-06-01 23:59:59' },
    site: {
      mainland_host: 'cn.example',
      international_host: null,
      filing_number: null,
      source_url: 'https://forge.example/ephemeris',
    },
  })
  expect(answer.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600')
})

test('CAT-8 a game is stale when its newest announcement is older than a week; rules do not count', async () => {
  const { catalogue } = getConfig.reply.read(JSON.parse((await ask('GET /api/config')).text).data)
  expect(catalogue.updatedAt).toBe(parseInstant('2026-05-19T22:10:00Z'))
  const sources = new Map(catalogue.sources.map(({ gameId, state, updatedAt }) => [gameId, [state, updatedAt]]))
  expect(Object.fromEntries(sources)).toEqual({
    ...mapGames(() => ['stale', 0]),
    genshin: ['ok', fresh],
    zenless: ['stale', old],
  })
})
