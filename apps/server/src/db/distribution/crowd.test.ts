import { uploadSettings } from '@ephemeris/contract/sync/sync'
import { castVotes, listPolls } from '@ephemeris/contract/votes'
import { expect, test } from 'vitest'
import { loadShippedCatalogue } from '#server/modules/catalogue/stored/load-shipped'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser } from '#server/testing/test-user'

const USERS = 20
const ROUNDS = 5

const app = await startTestApp({ prepare: loadShippedCatalogue })
const { send, ask } = app

test('OPS-84 twenty users who vote, read and upload at once are all answered', async () => {
  const { events } = JSON.parse((await ask('GET /api/events?lang=en&games=genshin')).text).data
  const subject = { activityId: String(events[0].events.at(-1).uuid), gameId: 'genshin' as const }
  const users = await Promise.all(Array.from({ length: USERS }, (_, n) => createTestUser(app, `crowd-${n}`)))

  const answers = await Promise.all(
    users.map(async ({ token: as }) => {
      const statuses: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const settings = { activityStatus: { [`${round}`]: 'done' as const }, userGameSelections: {}, gameOrder: [] }
        const both = await Promise.all([
          send(castVotes, { ...subject, choices: { worth: round % 2 === 0 ? 'must' : 'skip' } }, { as }),
          send(uploadSettings, { slot: 1, settings, base: null }, { as }),
          send(listPolls, { ...subject, language: 'en' }, { as }),
        ])
        statuses.push(...both.map(({ status }) => status))
      }
      return statuses
    }),
  )

  expect(answers.flat().filter((status) => status !== 200)).toEqual([])
})
