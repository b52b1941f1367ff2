import { getProfile } from '@ephemeris/contract/account/account'
import {
  checkQr,
  claimQr,
  confirmQr,
  generateQr,
  type QrCode,
  refuseQr,
  scanQr,
} from '@ephemeris/contract/account/qr-login'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app'
import { HOME, qrSides } from '#server/testing/test-qr'
import { createTestUser } from '#server/testing/test-user'

const app = await startTestApp()
const { call, refusal, clock, deps, ask } = app
const { show, check, refusedCheck, scan } = qrSides(app)
const ada = await createTestUser(app, 'ada')
const bea = await createTestUser(app, 'bea')
const START = deps.clock.now()
const OFFER = 'o_0123456789abcdefghijAB'

function setAge(seconds: number): void {
  clock.set(new Date(START + seconds * 1000).toISOString())
}

const claim = (key: string, { as = ada.token, from = HOME } = {}) => call(claimQr, { key }, { as, from })
const nameIn = (claimed: Awaited<ReturnType<typeof claim>>) => claimed?.sessionId ?? 'none'
const offered = (from = HOME) => call(generateQr, { offer: OFFER }, { from })

test('QR-25 a typed code asks as a scanned one does, and signs its device in after the approval', async () => {
  setAge(0)
  const code = await show(HOME)
  expect(code.shortCode).toMatch(/^[CDFGHJKMNPQRTWXY34679]{8}$/)
  const claimed = await claim(code.shortCode)
  expect(claimed).toEqual({ ...(await scan(code, ada.token)), sessionId: nameIn(claimed) })
  expect(await check(code)).toMatchObject({ status: 'scanned', scanner: { username: 'ada' }, token: null })
  await call(confirmQr, { sessionId: nameIn(claimed), match: null }, { as: ada.token, from: HOME })
  const { token } = await check(code)
  expect((await call(getProfile, {}, { as: token ?? '' })).username).toBe('ada')
})

test('QR-25 (C037, C041) the name of a claimed code is of use to its claimant alone, and collects nothing', async () => {
  setAge(10)
  const code = await show()
  const approval = { sessionId: nameIn(await claim(code.shortCode)), match: null }
  expect(await refusal(confirmQr, approval, { as: bea.token, from: HOME })).toEqual([403, 200018])
  expect(await refusal(refuseQr, approval, { as: bea.token, from: HOME })).toEqual([403, 200018])
  expect(await refusal(checkQr, approval)).toEqual([404, 100004])
  expect(await refusal(checkQr, { sessionId: code.shortCode })).toEqual([400, 100002])
  await call(refuseQr, approval, { as: ada.token, from: HOME })
  expect(await refusedCheck(code)).toEqual([410, 200030])
})

test('QR-25 (C048) in another network the number on the screen has to be picked', async () => {
  setAge(20)
  const code = await show('192.0.2.30')
  const claimed = await claim(code.shortCode)
  const { match } = await check(code)
  expect(claimed?.matchOptions).toContain(match)
  const wrong = claimed?.matchOptions?.find((option) => option !== match) ?? ''
  const approval = { sessionId: nameIn(claimed), match: wrong }
  expect(await refusal(confirmQr, approval, { as: ada.token, from: HOME })).toEqual([410, 200030])
  expect(await refusedCheck(code)).toEqual([410, 200030])
})

test('QR-25 (C039, C040) a code that is unknown, over, refused or taken by another has one answer', async () => {
  setAge(100)
  const [over, refused, taken] = [await show(), await show(), await show()]
  await call(refuseQr, { sessionId: nameIn(await claim(refused.shortCode)) }, { as: ada.token, from: HOME })
  await scan(taken, bea.token)
  expect([await claim('CCCCCCCC'), await claim(refused.shortCode), await claim(taken.shortCode)]).toEqual([
    null,
    null,
    null,
  ])
  setAge(161)
  expect(await claim(over.shortCode)).toBeNull()
  expect(await refusal(claimQr, { key: over.shortCode })).toEqual([401, 200001])
  for (const key of ['', 'cccccccc', 'CCCC-CCCC', 'OOOOOOOO']) {
    expect(await refusal(claimQr, { key }, { as: ada.token, from: HOME })).toEqual([400, 100002])
  }
})

/** Tries codes until the server refuses. @returns how many it has looked up, the last of which is right */
async function guess(code: QrCode, users: readonly { readonly token: string }[], from: string): Promise<number> {
  let tried = 0
  for (const { token: as } of users) {
    for (let n = 0; n < 10; n++) {
      expect(await claim('DDDDDDDD', { as, from })).toBeNull()
      tried++
    }
  }
  expect(await refusal(claimQr, { key: code.shortCode }, { as: users.at(-1)?.token ?? '', from })).toEqual([
    429, 200032,
  ])
  return tried
}

test('QR-25 an account tries ten codes a minute, from wherever it is', async () => {
  setAge(200)
  const [code, carl] = [await show(), await createTestUser(app, 'carl')]
  expect(await guess(code, [carl], '192.0.2.70')).toBe(10)
  expect(await refusal(claimQr, { key: code.shortCode }, { as: carl.token, from: '198.51.100.70' })).toEqual([
    429, 200032,
  ])
  expect((await check(code)).status).toBe('pending')
})

test('QR-25 many accounts of one network try thirty codes a minute together', async () => {
  setAge(300)
  const code = await show()
  const users = await Promise.all(['d1', 'd2', 'd3'].map((name) => createTestUser(app, `guesser-${name}`)))
  expect(await guess(code, users, '192.0.2.80')).toBe(30)
  const fresh = await createTestUser(app, 'guesser-d4')
  expect(await refusal(claimQr, { key: code.shortCode }, { as: fresh.token, from: '192.0.2.80' })).toEqual([
    429, 200032,
  ])
  expect((await check(code)).status).toBe('pending')
})

test('QR-26 a device opened with the link of another is found by it, and signed in after its number was picked', async () => {
  setAge(400)
  expect(await claim(OFFER)).toBeNull()
  const code = await offered()
  const claimed = await claim(OFFER)
  const { status, match } = await check(code)
  expect([status, claimed?.matchOptions?.length]).toEqual(['scanned', 3])

  const approval = { sessionId: nameIn(claimed), match: null }
  expect(await refusal(confirmQr, approval, { as: ada.token, from: HOME })).toEqual([400, 100001])
  await call(confirmQr, { ...approval, match }, { as: ada.token, from: HOME })
  expect((await check(code)).token).not.toBeNull()
  expect(await claim(OFFER)).toBeNull()
})

test('QR-26 who comes with a leaked link gets nothing but a question, and a wrong number ends it', async () => {
  setAge(500)
  const stranger = await offered()
  const claimed = await claim(OFFER)
  const { match, token } = await check(stranger)
  expect(token).toBeNull()
  const seenOnOwn = claimed?.matchOptions?.find((option) => option !== match) ?? ''
  const approval = { sessionId: nameIn(claimed), match: seenOnOwn }
  expect(await refusal(confirmQr, approval, { as: ada.token, from: HOME })).toEqual([410, 200030])
  expect(await refusedCheck(stranger)).toEqual([410, 200030])
})

test('QR-26 no one is found without a link, and a code needs no body as before', async () => {
  setAge(600)
  expect((await ask('POST /api/auth/qrcode/generate', {})).status).toBe(200)
  expect(await claim(OFFER)).toBeNull()
  const code = await show()
  expect(await refusal(scanQr, { ...code, code: OFFER }, { as: ada.token })).toEqual([404, 100004])
  for (let n = 0; n < 40; n++) expect(await claim(OFFER)).toBeNull()
})
