import { confirmQr } from '@ephemeris/contract/account/qr-login'
import { login } from '@ephemeris/contract/account/sign-in'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app'
import { qrSides } from '#server/testing/test-qr'
import { createTestUser } from '#server/testing/test-user'

const app = await startTestApp()
const { ask, refusal, lines } = app

const refusedCalls = () => lines.map((line) => JSON.parse(line)).filter(({ what }) => what === 'call refused')

test('API-34 (C115) the log has what is refused as too often with the network, without what was sent', async () => {
  const wrong = { login: 'nobody-at-all', password: 's3cr3t s3cr3t', challengeAnswer: null }
  for (let n = 0; n < 6; n++) await refusal(login, wrong, { from: '2001:4860:7:7::1' })
  expect(refusedCalls()).toMatchObject([
    {
      event: 'audit',
      network: '2001:4860:7:7::/64',
      method: 'POST',
      route: '/api/auth/login',
      status: 429,
      number: 100008,
      time: expect.stringMatching(/Z$/),
      id: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ])
  expect(JSON.stringify(refusedCalls())).not.toMatch(/s3cr3t|nobody|2001:4860:7:7::1"/)
})

test('API-34 (C115) the log has what is not permitted with the user, or without one', async () => {
  const before = refusedCalls().length
  await ask('POST /api/auth/logout?token=s3cr3t', {
    headers: { 'sec-fetch-site': 'cross-site', 'x-forwarded-for': '203.0.113.9' },
  })
  const ada = await createTestUser(app, 'ada')
  const bea = await createTestUser(app, 'bea')
  const { show, scan } = qrSides(app)
  const code = await show()
  await scan(code, ada.token)
  const { sessionId } = code
  expect(await refusal(confirmQr, { sessionId, match: null }, { as: bea.token, from: '203.0.113.10' })).toEqual([
    403, 200018,
  ])

  const lately = refusedCalls().slice(before)
  expect(lately).toMatchObject([
    { network: '203.0.113.9', route: '/api/auth/logout', status: 403, number: 200018 },
    { network: '203.0.113.10', userId: bea.id, route: '/api/auth/qrcode/confirm', status: 403, number: 200018 },
  ])
  expect(lately[0]).not.toHaveProperty('userId')
  expect(JSON.stringify(lately)).not.toContain('s3cr3t')
})
