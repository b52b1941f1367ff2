import { getProfile } from '@ephemeris/contract/account/account'
import { requestPasswordReset, verifyResetToken } from '@ephemeris/contract/account/password-change'
import { register } from '@ephemeris/contract/account/registration'
import { login } from '@ephemeris/contract/account/sign-in'
import { DAY_MS, HOUR_MS } from '@ephemeris/core/time/instant'
import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD } from '#server/testing/test-user'
import { sweepExpiredAccountRows } from './account-sweep.service.ts'

const START = '2026-05-20T04:00:00Z'
const app = await startTestApp({ env: { RESET_TOKEN_IN_RESPONSE: '1' } })
const { call, refusal, send, deps, clock } = app
const challengeAnswer = null

/** Sets the clock to so long after the start, and removes what is to be removed then. */
async function sweepAfter(ms: number): Promise<void> {
  clock.set(new Date(Date.parse(START) + ms).toISOString())
  await sweepExpiredAccountRows(deps)
}

afterEach(() => clock.set(START))

test('ACC-61 ACC-16 a session that has expired says so for thirty days more, and is unknown then', async () => {
  const { token: as } = await createTestUser(app, 'ada')
  await sweepAfter(30 * DAY_MS)
  expect((await call(getProfile, {}, { as })).username).toBe('ada')
  await sweepAfter(90 * DAY_MS)
  expect(await refusal(getProfile, {}, { as })).toEqual([401, 200017])
  await sweepAfter(90 * DAY_MS + 1000)
  expect(await refusal(getProfile, {}, { as })).toEqual([401, 200003])
})

test('ACC-61 ACC-16 so does a session that was used until it was half a year old', async () => {
  const { token: as } = await createTestUser(app, 'bea')
  for (let day = 20; day <= 180; day += 20) await useAfter(day * DAY_MS, as)
  await sweepAfter(209 * DAY_MS)
  expect(await refusal(getProfile, {}, { as })).toEqual([401, 200017])
  await sweepAfter(210 * DAY_MS + 1000)
  expect(await refusal(getProfile, {}, { as })).toEqual([401, 200003])
})

async function useAfter(ms: number, as: string): Promise<void> {
  await sweepAfter(ms)
  await call(getProfile, {}, { as })
}

test('ACC-61 ACC-23 a reset link that has expired says so for thirty days, and is unknown then', async () => {
  const { email } = await createTestUser(app, 'cleo')
  const token = (await call(requestPasswordReset, { email, challengeAnswer }))?.token ?? ''
  await sweepAfter(30 * DAY_MS)
  expect(await refusal(verifyResetToken, { token })).toEqual([400, 200019])
  await sweepAfter(30 * DAY_MS + HOUR_MS)
  expect(await refusal(verifyResetToken, { token })).toEqual([400, 200020])
})

test('ACC-61 ACC-9 an unconfirmed account is kept for its day', async () => {
  const names = { username: 'dora', email: 'dora@example.net' }
  await call(register, { ...names, password: 'copper lantern 9', challengeAnswer })
  const kept = async () => {
    const rows = await deps.db.selectFrom('account').select('username').where('username', '=', 'dora').execute()
    return rows.length
  }
  await sweepAfter(DAY_MS - 1000)
  expect(await kept()).toBe(1)
  await sweepAfter(DAY_MS)
  expect(await kept()).toBe(0)
})

test('ACC-61 ACC-22 a device is known for half a year after its last sign-in', async () => {
  const { id } = await createTestUser(app, 'eve')
  const headers = { 'sec-fetch-site': 'same-origin' }
  await send(login, { login: 'eve', password: PASSWORD, challengeAnswer }, { headers })
  const known = async () => {
    const rows = await deps.db.selectFrom('known_device').select('user_id').where('user_id', '=', id).execute()
    return rows.length
  }
  await sweepAfter(180 * DAY_MS)
  expect(await known()).toBe(1)
  await sweepAfter(180 * DAY_MS + 1000)
  expect(await known()).toBe(0)
})
