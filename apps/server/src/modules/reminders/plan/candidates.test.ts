import { GAME_IDS } from '@ephemeris/core/games/game'
import { expect, test } from 'vitest'
import { loadActivities } from '#server/testing/load-activities'
import { startTestApp } from '#server/testing/test-app'
import { openCatalogue } from '../../catalogue/catalogue.service.ts'
import { sampleActivity } from '../../catalogue/sample-activity.test-data.ts'
import { candidatesFor, createCandidates } from './candidates.ts'

const { deps } = await startTestApp({
  prepare: (it) =>
    loadActivities(
      it,
      GAME_IDS.map((gameId) => sampleActivity(gameId, { gameId })),
    ),
})

test('ZONE-6 reminders with every game on one server are those of the server, and one game alone can be on another', async () => {
  const catalogue = await openCatalogue(deps)
  catalogue.close()
  const candidates = createCandidates(catalogue, deps)
  const here = candidates('en', 'UTC+8')
  const there = candidates('en', 'UTC-5')
  expect(here.length).toBeGreaterThan(0)
  expect(there).not.toEqual(here)

  const gameServers = Object.fromEntries(GAME_IDS.map((id) => [id, 'UTC-5'] as const))
  expect(candidatesFor({ language: 'en', server: 'UTC+8', gameServers }, candidates)).toEqual(there)
  const mixed = candidatesFor({ language: 'en', server: 'UTC+8', gameServers: { zenless: 'UTC-5' } }, candidates)
  const byGame = (all: typeof here, isZenless: boolean) =>
    all.filter(({ gameId }) => (gameId === 'zenless') === isZenless)
  expect(byGame(mixed, true)).toEqual(byGame(there, true))
  expect(byGame(mixed, false)).toEqual(byGame(here, false))
})
