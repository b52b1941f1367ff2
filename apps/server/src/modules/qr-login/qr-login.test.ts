import { getProfile } from '@ephemeris/contract/account/account'
import { checkQr, confirmQr, generateQr, scanQr } from '@ephemeris/contract/account/qr-login'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { startTestApp } from '#server/testing/test-app'
import { HOME, proof, qrSides } from '#server/testing/test-qr'
import { createTestUser } from '#server/testing/test-user'
import { setBan } from '../account/user-lifecycle.service.ts'
import { sweepExpiredQrs } from './qr-login.service.ts'

const app = await startTestApp()
const { ask, call, refusal, send, clock, deps } = app
const { show, check, refusedCheck, sendCheck, scan, confirm } = qrSides(app)
const ada = await createTestUser(app, 'ada')
const START = deps.clock.now()

function setAge(seconds: number): void {
  clock.set(new Date(START + seconds * 1000).toISOString())
}

async function storedStates(): Promise<string[]> {
  const rows = await deps.db.selectFrom('qr_session').select('state').execute()
  return rows.map(({ state }) => state)
}

test('QR-4 a scanned and approved code signs in the device that shows it', async () => {
  setAge(0)
  const code = await show(HOME)
  expect(await check(code)).toEqual({ status: 'pending', scanner: null, match: null, token: null })

  expect(await scan(code, ada.token)).toEqual({ device: 'Unknown device', address: HOME, matchOptions: null })
  setAge(2)
  const scanner = { username: 'ada', nickname: null, avatar: null }
  expect(await check(code)).toEqual({ status: 'scanned', scanner, match: null, token: null })

  await confirm(code, ada.token)
  const { status, token } = await check(code)
  expect(status).toBe('confirmed')
  expect((await call(getProfile, {}, { as: token ?? '' })).username).toBe('ada')
})

test('QR-4 (C037) a device that has merely seen the code learns its state and nothing else', async () => {
  setAge(10)
  const code = await show()
  const stranger = async () => JSON.parse((await send(checkQr, code, { from: '192.0.2.9' })).text).data
  expect(await stranger()).toEqual({ status: 'pending' })
  await scan(code, ada.token)
  setAge(12)
  expect(await stranger()).toEqual({ status: 'scanned' })
  await confirm(code, ada.token)
  setAge(14)
  expect(await stranger()).toEqual({ status: 'confirmed' })
  const other = await show()
  setAge(16)
  expect(await call(checkQr, code, proof(other.pollSecret))).toMatchObject({ status: 'confirmed', token: null })
  expect((await check(code)).token).not.toBeNull()
})

test('QR-4 (C037, C019) a browser of ours proves itself by cookies alone, for the code and for its session', async () => {
  setAge(20)
  const page = { 'sec-fetch-site': 'same-origin' }
  const made = await send(generateQr, {}, { from: HOME, headers: page })
  const { qr_code: code, session_id: sessionId, poll_secret, expires_in } = JSON.parse(made.text).data
  const cookie = made.headers['set-cookie']?.[0] ?? ''
  expect([poll_secret, expires_in]).toEqual([undefined, 60])
  expect(cookie).toMatch(/^eph_qr=eph_[\w-]{43}; Path=\/; Max-Age=65; HttpOnly; SameSite=Strict$/)
  const headers = { ...page, cookie: cookie.split(';')[0] ?? '' }

  const second = await send(generateQr, {}, { from: HOME, headers })
  expect(second.headers['set-cookie']).toEqual([cookie])

  await call(scanQr, { code, sessionId }, { as: ada.token, from: HOME })
  await call(confirmQr, { sessionId, match: null }, { as: ada.token, from: HOME })
  const collected = await send(checkQr, { sessionId }, { from: HOME, headers })
  const { token } = JSON.parse(collected.text).data
  expect(collected.headers['cache-control']).toBe('no-store')
  expect(await refusal(getProfile, {}, { as: token })).toEqual([401, 200003])
  const companion = (collected.headers['set-cookie'] ?? []).find((one) => one.startsWith('eph_companion='))
  const withCompanion = { as: token, headers: { cookie: companion?.split(';')[0] ?? '' } }
  expect((await call(getProfile, {}, withCompanion)).username).toBe('ada')
})

test('QR-1 (C038) the parts of a code are 128 random bits each, and the database holds hashes', async () => {
  const { code, sessionId, pollSecret } = await show('192.0.2.10')
  for (const text of [code, sessionId]) {
    expect(Buffer.from(text.slice(2), 'base64url')).toHaveLength(16)
  }
  expect(code.slice(2)).not.toBe(sessionId.slice(2))
  const { rows } = await sql<{ row: string }>`select qr_session::text as row from qr_session`.execute(deps.db)
  for (const { row } of rows) {
    for (const secret of [code, sessionId, pollSecret ?? 'none']) {
      expect(row).not.toContain(secret)
      expect(row).not.toContain(Buffer.from(secret).toString('hex'))
    }
  }
})

test('QR-2 (C039) a code lives for 60 seconds of the server, and is gone within five minutes', async () => {
  setAge(0)
  const [pending, scanned] = [await show('198.51.100.1'), await show('198.51.100.1')]
  await scan(scanned, ada.token, '198.51.100.1')
  setAge(59)
  expect((await check(pending)).status).toBe('pending')
  setAge(61)
  expect(await refusedCheck(pending)).toEqual([410, 200030])
  expect(await refusal(scanQr, pending, { as: ada.token })).toEqual([410, 200030])
  expect(await refusal(scanQr, pending)).toEqual([410, 200030])
  expect(await refusal(confirmQr, { ...scanned, match: null }, { as: ada.token })).toEqual([410, 200030])

  setAge(300)
  await sweepExpiredQrs(deps)
  expect(await storedStates()).toEqual([])
  expect(await refusedCheck(pending)).toEqual([404, 100004])
})

test('QR-2 (C039) an approved code can be collected for five seconds more', async () => {
  setAge(0)
  const [soon, late] = [await show(), await show()]
  setAge(59)
  for (const code of [soon, late]) {
    await scan(code, ada.token)
    await confirm(code, ada.token)
  }
  setAge(64)
  expect((await check(soon)).token).not.toBeNull()
  setAge(66)
  expect(await refusedCheck(late)).toEqual([410, 200030])
})

test('QR-2 (R12) a clock that is set back by hours makes no code live longer', async () => {
  setAge(0)
  const code = await show('198.51.100.2')
  setAge(-3600)
  expect(await refusedCheck(code)).toEqual([410, 200030])
  await sweepExpiredQrs(deps)
  expect(await storedStates()).toEqual([])
})

test('QR-4 (C043) of twenty polls at once exactly one gets the token', async () => {
  setAge(600)
  const code = await show()
  await scan(code, ada.token)
  await confirm(code, ada.token)
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendCheck(code)))
  const collected = answers.filter(({ status }) => status === 200)
  expect(collected).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200)) expect(refusalIn(answer)).toEqual([410, 200030])
})

test('QR-7 (C052) ten codes a minute from one network, one question a second about each', async () => {
  setAge(1400)
  for (let n = 0; n < 10; n++) await show('192.0.2.60')
  expect(await refusal(generateQr, {}, { from: '192.0.2.60' })).toEqual([429, 200032])

  const code = await show('192.0.2.61')
  await check(code)
  const answer = await sendCheck(code)
  expect(refusalIn(answer)).toEqual([429, 200032])
  expect(answer.headers['retry-after']).toBe('1')
  expect(await call(checkQr, code, { from: '192.0.2.62' })).toMatchObject({ status: 'pending' })
  setAge(1401)
  expect((await check(code)).status).toBe('pending')
})

test('ACC-32 (C007, C052) the networks of one IPv6 /48 make two hundred codes a minute together', async () => {
  setAge(1450)
  for (let network = 0; network < 20; network++) {
    for (let n = 0; n < 10; n++) await show(`2001:db8:5:${network}::${n}`)
  }
  expect(await refusal(generateQr, {}, { from: '2001:db8:5:ffff::1' })).toEqual([429, 200032])
  expect((await show('2001:db8:6::1')).expiresInSeconds).toBe(60)
})

test('QR-7 (C052) ten thousand codes wait at most', async () => {
  setAge(1500)
  await sweepExpiredQrs(deps)
  await sql`
    insert into qr_session (id_hash, code_hash, browser_hash, state, device, address, network, match, match_options, created_at)
    select sha256(n::text::bytea), '', '', 'pending', '', '', '', '10', '{}', ${new Date(clock.now())}
    from generate_series(1, 10000) n`.execute(deps.db)
  expect(await refusal(generateQr, {})).toEqual([429, 200032])
  setAge(1561)
  expect((await show('192.0.2.63')).expiresInSeconds).toBe(60)
})

test('QR-4 (C016) the code of a user who has been suspended meanwhile logs no one in', async () => {
  setAge(1900)
  const dora = await createTestUser(app, 'dora')
  const code = await show()
  await scan(code, dora.token)
  await confirm(code, dora.token)
  await setBan(deps, 'dora', 'banned')
  for (let n = 0; n < 2; n++) expect(await refusedCheck(code)).toEqual([403, 200012])
})

test('QR-4 (C099) a question that only asks for headers collects nothing', async () => {
  setAge(2000)
  const code = await show()
  await scan(code, ada.token)
  await confirm(code, ada.token)
  const headers = { 'x-qr-poll-secret': code.pollSecret ?? '' }
  const answer = await ask(`HEAD /api/auth/qrcode/check?session_id=${code.sessionId}`, { headers })
  expect(answer.status).toBe(200)
  expect((await check(code)).token).not.toBeNull()
})
