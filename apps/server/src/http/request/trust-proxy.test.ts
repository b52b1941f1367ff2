import { login } from '@ephemeris/contract/account/sign-in'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app'

const { refusal, lines } = await startTestApp({ env: { TRUST_PROXY: '0' } })

test('ACC-31 OPS-70 (C006) without a trusted proxy no forwarded address counts, which the log says once', async () => {
  const wrong = { login: 'spoofed', password: 'wrong wrong', challengeAnswer: null }
  for (let n = 0; n < 5; n++) expect(await refusal(login, wrong, { from: `192.0.2.${n}` })).toEqual([401, 200004])
  expect(await refusal(login, wrong, { from: '192.0.2.99' })).toEqual([429, 100008])

  const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warn')
  expect(warnings).toMatchObject([
    { event: 'forwarded address ignored', advice: expect.stringContaining('TRUST_PROXY') },
  ])
})
