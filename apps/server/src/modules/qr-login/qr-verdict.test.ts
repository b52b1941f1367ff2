import { listSessions } from '@ephemeris/contract/account/account'
import { cancelQr, checkQr, confirmQr, generateQr, refuseQr, scanQr } from '@ephemeris/contract/account/qr-login'
import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { startTestApp } from '#server/testing/test-app'
import { HOME, proof, qrSides } from '#server/testing/test-qr'
import { createTestUser } from '#server/testing/test-user'

const mailbox = await startTestMailbox()
const app = await startTestApp({ env: mailbox.env })
const { ask, call, refusal, clock, deps, lines } = app
const { show, check, refusedCheck, scan, confirm } = qrSides(app)
const ada = await createTestUser(app, 'ada')
const bea = await createTestUser(app, 'bea')
const START = deps.clock.now()

function setAge(seconds: number): void {
  clock.set(new Date(START + seconds * 1000).toISOString())
}

test('QR-3 (C040) an unknown code is not found, a malformed one is no code', async () => {
  setAge(400)
  const code = await show('198.51.100.3')
  const unknown = { sessionId: 'q_AAAAAAAAAAAAAAAAAAAAAA', code: code.code, match: null }
  expect(await refusal(checkQr, unknown)).toEqual([404, 100004])
  expect(await refusal(scanQr, unknown, { as: ada.token })).toEqual([404, 100004])
  expect(await refusal(scanQr, { ...code, code: unknown.sessionId }, { as: ada.token })).toEqual([404, 100004])
  expect(await refusal(confirmQr, unknown, { as: ada.token })).toEqual([404, 100004])
  expect(await refusal(refuseQr, unknown, { as: ada.token })).toEqual([404, 100004])
  expect(await refusal(cancelQr, unknown)).toEqual([404, 100004])
  for (const text of ['', 'x', "' or 1=1 --", 'a'.repeat(100)]) {
    const [status, number] = refusalIn(await ask(`GET /api/auth/qrcode/check?session_id=${encodeURIComponent(text)}`))
    expect([status, number]).toEqual([400, text === '' ? 100001 : 100002])
  }
})

test('QR-3 (C041, C042) only who has scanned a code approves it, and no one scans it after', async () => {
  setAge(500)
  const code = await show()
  const approval = { sessionId: code.sessionId, match: null }
  expect(await refusal(confirmQr, approval, { as: ada.token, from: HOME })).toEqual([409, 200031])
  expect(await refusal(refuseQr, code, { as: ada.token, from: HOME })).toEqual([409, 200031])
  await scan(code, ada.token)
  await scan(code, ada.token)
  expect(await refusal(scanQr, code, { as: bea.token, from: HOME })).toEqual([409, 200031])
  expect(await refusal(confirmQr, approval, { as: bea.token, from: HOME })).toEqual([403, 200018])
  expect(await refusal(refuseQr, code, { as: bea.token, from: HOME })).toEqual([403, 200018])
  expect(await refusal(confirmQr, approval, { from: HOME })).toEqual([401, 200001])
  expect((await check(code)).status).toBe('scanned')
})

test('QR-8 (C044, C053, C115) of twenty approvals at once one counts: one line, one mail, one session', async () => {
  setAge(700)
  const cleo = await createTestUser(app, 'cleo')
  const code = await show(HOME)
  await scan(code, cleo.token)
  await Promise.all(Array.from({ length: 20 }, () => confirm(code, cleo.token)))
  await call(checkQr, code, proof(code.pollSecret))

  const logged = lines.filter((line) => line.includes('qr login confirmed') && line.includes(cleo.id))
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '{}')).toMatchObject({ userId: cleo.id, address: HOME, displayAddress: HOME })
  const sessions = await call(listSessions, {}, { as: cleo.token })
  expect(sessions.filter(({ via }) => via === 'qr').map(({ address }) => address)).toEqual([HOME])
  const mail = await mailbox.next(cleo.email)
  expect(mail.text).toContain(HOME)
  expect(mailbox.count(cleo.email)).toBe(1)
})

test('QR-6 (C045) without a token a scan changes nothing and shows next to nothing', async () => {
  setAge(800)
  const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' }
  const code = await call(generateQr, {}, { from: HOME, headers: agent })
  const seen = await call(scanQr, code, { from: '192.0.2.20' })
  expect(seen).toEqual({ device: 'Unknown device', address: '203.0.113.*', matchOptions: null })
  expect((await check(code)).status).toBe('pending')
  const known = await scan(code, ada.token)
  expect(known).toEqual({ device: 'Chrome on Windows', address: HOME, matchOptions: null })
})

test('QR-6 (C046, C047) the device is described in known words, its address as trusted proxies saw it', async () => {
  setAge(900)
  const headers = { 'user-agent': `<img src=x onerror=alert(1)>${'x'.repeat(4000)}` }
  const code = await call(generateQr, {}, { from: `198.51.100.99, ${HOME}`, headers })
  expect(await scan(code, ada.token)).toEqual({ device: 'Unknown device', address: HOME, matchOptions: null })
})

test('QR-5 (C048) in another network the number on the screen has to be picked', async () => {
  setAge(1000)
  const code = await show('192.0.2.30')
  const { matchOptions } = await scan(code, ada.token)
  const { match } = await check(code)
  expect(new Set(matchOptions).size).toBe(3)
  expect(matchOptions).toContain(match)
  expect((await scan(code, ada.token)).matchOptions).toEqual(matchOptions)

  const approval = { sessionId: code.sessionId, match: null }
  expect(await refusal(confirmQr, approval, { as: ada.token, from: HOME })).toEqual([400, 100001])
  await call(confirmQr, { ...approval, match }, { as: ada.token, from: HOME })
  expect((await check(code)).token).not.toBeNull()
})

test('QR-5 (C048) one wrong number ends the code', async () => {
  setAge(1100)
  const code = await show('2001:4860:1:2::1')
  const { matchOptions } = await scan(code, ada.token, '2001:4860:1:3::1')
  const { match } = await check(code)
  const wrong = matchOptions?.find((option) => option !== match) ?? ''
  const options = { as: ada.token, from: '2001:4860:1:3::1' }
  expect(await refusal(confirmQr, { sessionId: code.sessionId, match: wrong }, options)).toEqual([410, 200030])
  expect(await refusal(confirmQr, { sessionId: code.sessionId, match }, options)).toEqual([410, 200030])
  expect(await refusedCheck(code)).toEqual([410, 200030])
  expect(lines.some((line) => line.includes('qr login match failed'))).toBe(true)
})

test('QR-5 (C048) neighbours need no number: a /24 and a /64 are one place', async () => {
  setAge(1200)
  for (const [display, phone] of [
    ['192.0.2.40', '192.0.2.200'],
    ['2001:4860:1:4::1', '2001:4860:1:4:ffff::2'],
  ] as const) {
    const code = await show(display)
    expect((await scan(code, ada.token, phone)).matchOptions).toBeNull()
    await confirm(code, ada.token, phone)
    expect((await check(code)).token).not.toBeNull()
  }
})

test('QR-5 (C048) who scans at home and approves from elsewhere is asked then', async () => {
  setAge(1300)
  const code = await show()
  expect((await scan(code, ada.token)).matchOptions).toBeNull()
  const away = { as: ada.token, from: '192.0.2.50' }
  expect(await refusal(confirmQr, { sessionId: code.sessionId, match: null }, away)).toEqual([400, 100001])
  const { match } = await check(code)
  expect((await scan(code, ada.token)).matchOptions).toContain(match)
})

test('QR-9 a refused code and a withdrawn one end at once', async () => {
  setAge(1700)
  const refused = await show()
  await scan(refused, ada.token)
  await call(refuseQr, refused, { as: ada.token, from: HOME })
  expect(await refusedCheck(refused)).toEqual([410, 200030])
  expect(lines.some((line) => line.includes('qr login refused'))).toBe(true)

  const withdrawn = await show()
  expect(await refusal(cancelQr, withdrawn, { from: HOME })).toEqual([403, 200018])
  await call(cancelQr, withdrawn, proof(withdrawn.pollSecret))
  await call(cancelQr, withdrawn, proof(withdrawn.pollSecret))
  expect(await refusal(scanQr, withdrawn, { as: ada.token, from: HOME })).toEqual([410, 200030])
})

test('QR-9 an approval can be taken back until the token is collected', async () => {
  setAge(1800)
  const code = await show()
  await scan(code, ada.token)
  await confirm(code, ada.token)
  await call(refuseQr, code, { as: ada.token, from: HOME })
  expect(await refusedCheck(code)).toEqual([410, 200030])
})
