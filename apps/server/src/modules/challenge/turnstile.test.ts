import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getChallenge } from '@ephemeris/contract/account/challenge'
import { login } from '@ephemeris/contract/account/sign-in'
import { getConfig } from '@ephemeris/contract/config'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app'

/** What the provider says next, and what it was asked. */
const provider = { status: 200, reply: '', asked: [] as Record<string, string>[] }
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    provider.asked.push({ path: request.url ?? '', ...JSON.parse(Buffer.concat(chunks).toString()) })
    response.writeHead(provider.status, { 'content-type': 'application/json' }).end(provider.reply)
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
const address = server.address()
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`

const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-turnstile-'))
afterAll(() => rmSync(folder, { recursive: true }))
const upstreams = path.join(folder, 'upstreams.json')
writeFileSync(upstreams, JSON.stringify({ 'https://challenges.cloudflare.com': origin }))

const { call, refusal, ask, deps } = await startTestApp({
  env: {
    CHALLENGE: 'turnstile',
    TURNSTILE_SITE_KEY: 'site',
    TURNSTILE_SECRET_KEY: 'very-secret',
    EPHEMERIS_UPSTREAMS: upstreams,
    PUBLIC_URL: 'https://ephemeris.example',
    MAINLAND_HOST: 'cn.example',
  },
})
let answers = 0

/** Logs in as an unknown user with an answer that the provider judges like this. */
function signIn(verdict: object | string, answer = `answer ${++answers}`) {
  provider.reply = typeof verdict === 'string' ? verdict : JSON.stringify(verdict)
  return refusal(login, { login: 'nobody', password: 'wrong wrong', challengeAnswer: answer }, { from: '203.0.113.30' })
}

test('CHAL-11 (C008, C009) the provider is asked, and what it vouches for on our own pages is accepted once', async () => {
  const good = { success: true, hostname: 'ephemeris.example' }
  expect(await signIn(good, 'mine')).toEqual([401, 200004])
  expect(provider.asked).toEqual([
    { path: '/turnstile/v0/siteverify', secret: 'very-secret', response: 'mine', remoteip: '203.0.113.30' },
  ])
  expect(await signIn(good, 'mine')).toEqual([403, 200002])
  expect(await signIn({ ...good, hostname: 'cn.example' })).toEqual([401, 200004])
})

test.each([
  { success: true, hostname: 'farm.example' },
  { success: true },
  { success: false, 'error-codes': ['timeout-or-duplicate'] },
  { success: false, 'error-codes': ['invalid-input-response'], hostname: 'ephemeris.example' },
])('CHAL-11 (C009) it is refused with the verdict %j', async (verdict) => {
  expect(await signIn(verdict)).toEqual([403, 200002])
})

test.each([
  [500, ''],
  [200, '<html>'],
  [200, '{"success":false,"error-codes":["internal-error"]}'],
  [200, '{"success":false,"error-codes":["invalid-input-secret"]}'],
  [302, '{"success":true,"hostname":"ephemeris.example"}'],
])('CHAL-11 (C008) while the provider fails with %i %s no one is let in', async (status, reply) => {
  provider.status = status
  const before = deps.passwords.runs()
  expect(await signIn(reply)).toEqual([503, 100007])
  expect(deps.passwords.runs()).toBe(before)
  provider.status = 200
})

test('CHAL-12 the widget may be loaded where it is used, the page gets its key, and there is no other challenge', async () => {
  expect((await call(getConfig, {})).challenge).toEqual({ kind: 'turnstile', siteKey: 'site' })
  expect(await refusal(getChallenge, {})).toEqual([404, 100004])
  expect((await ask('GET /api/config')).text).not.toContain('very-secret')
})
