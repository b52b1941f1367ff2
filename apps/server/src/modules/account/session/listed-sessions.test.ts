import { getProfile, listSessions } from '@ephemeris/contract/account/account'
import { login } from '@ephemeris/contract/account/sign-in'
import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD } from '#server/testing/test-user'

const START = '2026-05-20T04:00:00Z'
const app = await startTestApp()
const { call, send, clock } = app

function signIn(name: string) {
  return call(login, { login: name, password: PASSWORD, challengeAnswer: null })
}

/** Since when each listed session is, and when it was used last. */
async function listed(as: string) {
  const sessions = await call(listSessions, {}, { as })
  return sessions.map(({ createdAt, lastUsedAt, isCurrent }) => [
    new Date(createdAt).toISOString().slice(0, 16),
    new Date(lastUsedAt).toISOString().slice(0, 16),
    ...(isCurrent ? ['current'] : []),
  ])
}

afterEach(() => clock.set(START))

test('ACC-26 sessions are listed with their times, the one used last first', async () => {
  const ada = await createTestUser(app, 'ada')
  clock.set('2026-05-21T04:00:00Z')
  const { token: second } = await signIn('ada')
  clock.set('2026-05-22T04:00:00Z')
  expect(await listed(ada.token)).toEqual([
    ['2026-05-20T04:00', '2026-05-22T04:00', 'current'],
    ['2026-05-21T04:00', '2026-05-21T04:00'],
  ])
  clock.set('2026-05-23T04:00:00Z')
  expect(await listed(second)).toEqual([
    ['2026-05-21T04:00', '2026-05-23T04:00', 'current'],
    ['2026-05-20T04:00', '2026-05-22T04:00'],
  ])
})

test('ACC-26 ACC-16 a session that has expired is not listed', async () => {
  await createTestUser(app, 'bea')
  clock.set('2026-06-19T04:00:00Z')
  const { token: as } = await signIn('bea')
  expect(await listed(as)).toHaveLength(2)
  clock.set('2026-06-19T04:00:01Z')
  expect(await listed(as)).toHaveLength(1)
})

test('ACC-26 ACC-16 nor is one that is older than half a year, however lately it was used', async () => {
  const cleo = await createTestUser(app, 'cleo')
  const end = Date.parse(START) + 180 * 86_400_000
  for (let day = 25; day < 180; day += 25) {
    clock.set(new Date(Date.parse(START) + day * 86_400_000).toISOString())
    await call(getProfile, {}, { as: cleo.token })
  }
  clock.set(new Date(end).toISOString())
  const { token: as } = await signIn('cleo')
  expect(await listed(as)).toHaveLength(2)
  clock.set(new Date(end + 1000).toISOString())
  expect(await listed(as)).toHaveLength(1)
})

test('ACC-17 the cookies of our own page last as long as a session can', async () => {
  await createTestUser(app, 'dora')
  const right = { login: 'dora', password: PASSWORD, challengeAnswer: null }
  const { headers } = await send(login, right, { headers: { 'sec-fetch-site': 'same-origin' } })
  expect(headers['set-cookie']).toHaveLength(2)
  for (const cookie of headers['set-cookie'] ?? []) expect(cookie).toContain(`; Max-Age=${180 * 24 * 60 * 60};`)
  expect((await send(login, right)).headers['set-cookie']).toBeUndefined()
})
