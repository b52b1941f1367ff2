import { getChallenge } from '@ephemeris/contract/account/challenge'
import { requestPasswordReset, resetPassword } from '@ephemeris/contract/account/password-change'
import { register, resendVerification } from '@ephemeris/contract/account/registration'
import { login } from '@ephemeris/contract/account/sign-in'
import { getConfig } from '@ephemeris/contract/config'
import { expect, test } from 'vitest'
import { solvedChallenge } from '#server/testing/solved-challenge'
import { startTestApp } from '#server/testing/test-app'

const { call, refusal, send, clock, deps, lines } = await startTestApp({ env: { CHALLENGE: 'altcha' } })
const wrong = { login: 'nobody', password: 'wrong wrong' }

test('CHAL-1 (C008, C115) each of the five forms asks for an answer, before anything is hashed', async () => {
  const before = deps.passwords.runs()
  const challengeAnswer = null
  const email = 'ada@example.org'
  const forms = [
    refusal(login, { ...wrong, challengeAnswer }),
    refusal(register, { username: 'ada', email, password: 'copper lantern 9', challengeAnswer }),
    refusal(resendVerification, { username: null, email, challengeAnswer }),
    refusal(requestPasswordReset, { email, challengeAnswer }),
    refusal(resetPassword, { token: 'x', newPassword: 'copper lantern 9', challengeAnswer }),
  ]
  for (const form of await Promise.all(forms)) expect(form).toEqual([400, 200001])
  expect(await refusal(login, { ...wrong, challengeAnswer: 'nonsense' })).toEqual([403, 200002])
  expect(deps.passwords.runs()).toBe(before)
  expect(lines.filter((line) => line.includes('challenge failed'))).toHaveLength(1)
})

test('CHAL-1 (C008) a solution is accepted once, also of twenty at the same time', async () => {
  const answer = await solvedChallenge(await call(getChallenge, {}))
  const tries = await Promise.all(Array.from({ length: 20 }, () => send(login, { ...wrong, challengeAnswer: answer })))
  expect(tries.map(({ status }) => status).filter((status) => status === 401)).toHaveLength(1)
  expect(await refusal(login, { ...wrong, challengeAnswer: answer })).toEqual([403, 200002])
})

test('CHAL-2 (C009) after 300 seconds it is too late', async () => {
  const challenge = await call(getChallenge, {})
  const answer = await solvedChallenge(challenge)
  clock.set('2026-05-20T04:05:01Z')
  expect(await refusal(login, { ...wrong, challengeAnswer: answer })).toEqual([403, 200002])
  clock.set('2026-05-20T04:05:00Z')
  expect(await refusal(login, { ...wrong, challengeAnswer: answer })).toEqual([401, 200004])
  clock.set('2026-05-20T04:00:00Z')
})

test('CHAL-2 (C009) a challenge that was changed, or that others have signed, is worth nothing', async () => {
  const challenge = await call(getChallenge, {})
  const { solution } = JSON.parse(Buffer.from(await solvedChallenge(challenge), 'base64').toString())
  const { parameters, signature } = challenge
  for (const changed of [
    { parameters: { ...parameters, data: { until: Number.MAX_SAFE_INTEGER } }, signature },
    { parameters: { ...parameters, keyPrefix: solution.derivedKey.slice(0, 2) }, signature },
    { parameters: { ...parameters, cost: 1 }, signature },
    { parameters, signature: 'ab'.repeat(32) },
    { parameters: { ...parameters, data: {} }, signature },
  ]) {
    const text = JSON.stringify({ challenge: changed, solution })
    const challengeAnswer = Buffer.from(text).toString('base64')
    expect(await refusal(login, { ...wrong, challengeAnswer })).toEqual([403, 200002])
  }
})

test('CHAL-3 sixty challenges a minute are handed out to one network, and none is kept', async () => {
  const from = '203.0.113.20'
  const first = await send(getChallenge, {}, { from })
  expect(first.headers['cache-control']).toBe('no-store')
  for (let n = 1; n < 60; n++) await call(getChallenge, {}, { from })
  expect(await refusal(getChallenge, {}, { from })).toEqual([429, 100008])
})

test('CHAL-4 the web app learns which kind of challenge and which ways in there are', async () => {
  expect(await call(getConfig, {})).toMatchObject({
    challenge: { kind: 'altcha', siteKey: null },
    signIn: { qq: null, microsoft: null, oidc: null },
  })
})
