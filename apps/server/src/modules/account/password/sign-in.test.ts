import { getProfile, listSessions } from '@ephemeris/contract/account/account'
import { login, logout, logoutAll } from '@ephemeris/contract/account/sign-in'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD } from '#server/testing/test-user'

const app = await startTestApp()
const { call, refusal, send, deps, lines } = app
const ada = await createTestUser(app, 'ada')
const challengeAnswer = null

test('ACC-14 (C010) a session is a token of 256 bits that the database does not hold', async () => {
  const one = await send(login, { login: 'ada', password: PASSWORD, challengeAnswer })
  const two = await call(login, { login: 'ADA@example.org', password: PASSWORD, challengeAnswer })
  const { token } = JSON.parse(one.text).data

  expect(one.headers['cache-control']).toBe('no-store')
  expect(token).not.toBe(two.token)
  expect(Buffer.from(token.slice('eph_'.length).split(`-${ada.id}`)[0] ?? '', 'base64url')).toHaveLength(32)
  const rows = await deps.db.selectFrom('session').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect((await call(getProfile, {}, { as: two.token })).username).toBe('ada')
})

test('ACC-20 (C001, C002) no caller learns whether a user exists: same answer, same number of hashes', async () => {
  const hashesOf = async (name: string) => {
    const before = deps.passwords.runs()
    const { text, status } = await send(login, { login: name, password: 'wrong wrong', challengeAnswer })
    return { status, text, hashes: deps.passwords.runs() - before }
  }

  expect(await hashesOf('ada')).toMatchObject({ status: 401, hashes: 1 })
  expect(await hashesOf('nobody')).toEqual(await hashesOf('ada'))
  expect(await hashesOf('ada@example.org')).toMatchObject({ status: 401, hashes: 2 })
  expect(await hashesOf('nobody@example.org')).toEqual(await hashesOf('ada@example.org'))
})

test('ACC-21 (C003) the sixth wrong password from one address waits, from elsewhere the right one is let in', async () => {
  const from = '203.0.113.5'
  const wrong = { login: 'ada', password: 'wrong wrong', challengeAnswer }
  for (let n = 0; n < 5; n++) expect(await refusal(login, wrong, { from })).toEqual([401, 200004])

  const sixth = await send(login, { ...wrong, password: PASSWORD }, { from })
  expect(sixth.status).toBe(429)
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(200)
  expect((await send(login, { ...wrong, password: PASSWORD })).status).toBe(200)
})

test('ACC-21 (C005) of two hundred wrong passwords at once at most five reach the hash', async () => {
  const before = deps.passwords.runs()
  const wrong = { login: 'burst', password: 'wrong wrong', challengeAnswer }
  const tries = await Promise.all(Array.from({ length: 200 }, () => send(login, wrong, { from: '203.0.113.6' })))

  expect(deps.passwords.runs() - before).toBeLessThanOrEqual(5)
  expect(tries.every(({ status }) => status === 401 || status === 429)).toBe(true)
})

test('ACC-31 (C006) only the address that the trusted proxy saw counts', async () => {
  const wrong = { login: 'spoofed', password: 'wrong wrong', challengeAnswer }
  for (let n = 0; n < 5; n++) await send(login, wrong, { from: `192.0.2.${n}, 203.0.113.7` })
  expect(await refusal(login, wrong, { from: '192.0.2.99, 203.0.113.7' })).toEqual([429, 100008])
})

test('ACC-31 (C006) the port that a proxy appends makes no other caller', async () => {
  const wrong = { login: 'ports', password: 'wrong wrong', challengeAnswer }
  for (let n = 0; n < 5; n++) await send(login, wrong, { from: `203.0.113.8:${51000 + n}` })
  expect(await refusal(login, wrong, { from: '203.0.113.8:61000' })).toEqual([429, 100008])
  for (let n = 0; n < 5; n++) await send(login, wrong, { from: `[2001:4860:9::${n}]:${51000 + n}` })
  expect(await refusal(login, wrong, { from: '[2001:4860:9::77]:443' })).toEqual([429, 100008])
})

test('ACC-31 (C007) all addresses of one IPv6 network are one', async () => {
  const wrong = { login: 'many', password: 'wrong wrong', challengeAnswer }
  for (let n = 1; n <= 5; n++) await send(login, wrong, { from: `2001:4860:1:2::${n}` })
  expect(await refusal(login, wrong, { from: '2001:4860:1:2:ffff:ffff:ffff:1' })).toEqual([429, 100008])
  expect(await refusal(login, wrong, { from: '2001:4860:1:3::1' })).toEqual([401, 200004])
})

test('ACC-22 (C004) after twenty wrong passwords strangers wait, and the device of the owner does not', async () => {
  await createTestUser(app, 'grace')
  const own = { 'sec-fetch-site': 'same-origin' }
  const right = { login: 'grace', password: PASSWORD, challengeAnswer }
  const cookies = (await send(login, right, { headers: own })).headers['set-cookie'] ?? []
  const device = cookies.find((cookie) => cookie.startsWith('eph_device='))?.split(';')[0] ?? ''
  for (let n = 0; n < 20; n++) await refusal(login, { ...right, password: 'wrong wrong' })
  const delays = () => lines.filter((line) => line.includes('login delayed')).length
  const before = delays()

  expect((await send(login, right, { headers: { ...own, cookie: device } })).status).toBe(200)
  expect(delays()).toBe(before)
  expect(await refusal(login, { ...right, password: 'wrong wrong' })).toEqual([401, 200004])
  expect(delays()).toBe(before + 1)
})

test('ACC-17 (C019) the token of our own page is worth nothing without its cookie, that of a program needs none', async () => {
  const right = { login: 'ada', password: PASSWORD, challengeAnswer }
  const answer = await send(login, right, { headers: { 'sec-fetch-site': 'same-origin' } })
  const { token } = JSON.parse(answer.text).data
  const companion = (answer.headers['set-cookie'] ?? []).find((cookie) => cookie.startsWith('eph_companion='))

  expect(companion).toMatch(/; HttpOnly; SameSite=Strict$/)
  expect(await refusal(getProfile, {}, { as: token })).toEqual([401, 200003])
  expect(await refusal(getProfile, {}, { as: token, headers: { cookie: 'eph_companion=eph_other' } })).toEqual([
    401, 200003,
  ])
  const cookie = companion?.split(';')[0] ?? ''
  expect((await call(getProfile, {}, { as: token, headers: { cookie } })).username).toBe('ada')
  expect((await call(getProfile, {}, { as: ada.token })).username).toBe('ada')
})

test('ACC-17 (C019) without its cookie a token still ends its own session, and does nothing else', async () => {
  const own = { headers: { 'sec-fetch-site': 'same-origin' } }
  const answer = await send(login, { login: 'ada', password: PASSWORD, challengeAnswer }, own)
  const { token: as } = JSON.parse(answer.text).data
  const sessions = async () => (await call(listSessions, {}, { as: ada.token })).length
  const before = await sessions()

  const another = { cookie: 'eph_companion=eph_another' }
  expect(await refusal(logoutAll, {}, { as, headers: another })).toEqual([401, 200003])
  expect(await sessions()).toBe(before)
  await call(logout, {}, { as, headers: another })
  expect(await sessions()).toBe(before - 1)
  expect(await refusal(logout, {}, { as, headers: another })).toEqual([401, 200003])
})

test('ACC-17 (C019) on https the cookies are bound to the host and to TLS', async () => {
  const secure = await startTestApp({ env: { PUBLIC_URL: 'https://ephemeris.example' } })
  await createTestUser(secure, 'ada')
  const right = { login: 'ada', password: PASSWORD, challengeAnswer }
  const { headers } = await secure.send(login, right, { headers: { 'sec-fetch-site': 'same-origin' } })
  expect(headers['set-cookie']).toHaveLength(2)
  for (const cookie of headers['set-cookie'] ?? []) expect(cookie).toMatch(/^__Host-eph_.*; Secure$/)
})

test('ACC-19 (C020) no other site can sign a visitor in', async () => {
  const right = { login: 'ada', password: PASSWORD, challengeAnswer }
  expect(await refusal(login, right, { headers: { 'sec-fetch-site': 'cross-site' } })).toEqual([403, 200018])
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await refusal(login, right, { headers: form })).toEqual([415, 100006])
})

test('ACC-14 (C011) a session that was ended is no session, and ending it again is refused', async () => {
  const { token } = await call(login, { login: 'ada', password: PASSWORD, challengeAnswer })
  await call(logout, {}, { as: token })
  expect(await refusal(getProfile, {}, { as: token })).toEqual([401, 200003])
  expect(await refusal(logout, {}, { as: token })).toEqual([401, 200003])
})
