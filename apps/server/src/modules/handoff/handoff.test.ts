import { deleteAccount, exportAccount } from '@ephemeris/contract/account/account'
import { logout } from '@ephemeris/contract/account/sign-in'
import {
  cancelHandoff,
  checkHandoff,
  followHandoff,
  MAX_SEALED_LENGTH,
  type MadeHandoff,
  makeHandoff,
  openHandoff,
  refuseHandoff,
  sendHandoff,
} from '@ephemeris/contract/handoff'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD } from '#server/testing/test-user'
import { sweepExpiredHandoffs } from './handoff.service.ts'

const app = await startTestApp()
const { call, refusal, send, clock, deps, lines } = app
const ada = await createTestUser(app, 'ada')
const START = deps.clock.now()
const SEALED = 'c2VhbGVkLWxpbms'

/** Each test is in a network of its own, since limits count by real time. */
let tests = 0
const home = () => `203.0.${tests}.7`

beforeEach(async () => {
  tests++
  setAge(0)
  await sql`truncate handoff`.execute(deps.db)
})

function setAge(seconds: number): void {
  clock.set(new Date(START + seconds * 1000).toISOString())
}

const make = (from = home()) => call(makeHandoff, {}, { as: ada.token, from })
const open = (handoff: MadeHandoff, from = home()) => call(openHandoff, handoff, { from })
const deliver = (handoff: MadeHandoff, sealed = SEALED) =>
  call(sendHandoff, { ...handoff, sealed, match: null }, { from: home() })

async function storedRows(): Promise<string> {
  const { rows } = await sql<{ text: string }>`select row_to_json(h)::text as text from handoff h`.execute(deps.db)
  return rows.map(({ text }) => text).join('\n')
}

test('HAND-3 a sealed link goes from a device without an account to the one that shows the code', async () => {
  const handoff = await make()
  expect(handoff).toMatchObject({ expiresInSeconds: 300 })
  expect(await call(checkHandoff, handoff)).toEqual({ status: 'waiting', isFar: false, device: null, sealed: null })

  const agent = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/605.1.15' }
  setAge(40)
  const target = await call(openHandoff, handoff, { from: home(), headers: agent })
  expect(target).toEqual({
    device: 'Unknown device',
    ageSeconds: 40,
    expiresInSeconds: 260,
    match: handoff.match,
  })
  expect(await call(checkHandoff, handoff)).toMatchObject({ status: 'opened', sealed: null })

  await deliver(handoff)
  expect(await call(followHandoff, handoff)).toEqual({ status: 'sent' })
  const collected = await call(checkHandoff, handoff)
  expect(collected).toMatchObject({ status: 'sent', sealed: SEALED, isFar: false })
  expect(collected.device).toContain('iPhone')
  await call(cancelHandoff, handoff)
  setAge(42)
  expect(await call(followHandoff, handoff)).toEqual({ status: 'collected' })
})

test('HAND-3 of twenty collections at once exactly one gets the link, and then it is nowhere', async () => {
  const handoff = await make()
  await open(handoff)
  await deliver(handoff)
  expect(await storedRows()).toContain(SEALED)
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(checkHandoff, handoff)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(19)
  expect(await storedRows()).not.toContain(SEALED)
})

test('HAND-3 a code takes one link: twenty senders at once, one succeeds', async () => {
  const handoff = await make()
  await open(handoff)
  const sent = { ...handoff, match: null }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => send(sendHandoff, { ...sent, sealed: `${SEALED}${n}` }, { from: home() })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect(await refusal(openHandoff, handoff, { from: home() })).toEqual([409, 200031])
})

test('HAND-3 a device that has merely seen the code collects nothing and ends nothing', async () => {
  const handoff = await make()
  const other = await make()
  await open(handoff)
  await deliver(handoff)
  const stranger = { handoffId: handoff.handoffId, secret: other.secret }
  expect(await refusal(checkHandoff, stranger)).toEqual([404, 100004])
  expect(await refusal(cancelHandoff, stranger)).toEqual([404, 100004])
  expect(await call(checkHandoff, handoff)).toMatchObject({ sealed: SEALED })
})

test('HAND-3 a link is not taken before the code was opened', async () => {
  const handoff = await make()
  expect(await refusal(sendHandoff, { ...handoff, sealed: SEALED, match: null }, { from: home() })).toEqual([
    409, 200031,
  ])
})

test.each([
  ['logs out', (token: string) => call(logout, {}, { as: token })],
  [
    'deletes the account',
    (token: string) => call(deleteAccount, { confirm: 'bea', currentPassword: PASSWORD }, { as: token }),
  ],
])('HAND-13 once the user who shows a code %s, no one sends to it or collects from it', async (_how, end) => {
  const { token, id } = await createTestUser(app, 'bea')
  const make = () => call(makeHandoff, {}, { as: token, from: home() })
  const [sent, opened] = [await make(), await make()]
  await open(sent)
  await deliver(sent)
  await open(opened)
  const file = JSON.parse((await send(exportAccount, {}, { as: token })).text)
  expect(file.handoffs).toMatchObject([{ state: 'opened' }, { state: 'sent' }])

  await end(token)
  expect(await refusal(checkHandoff, sent)).toEqual([404, 100004])
  expect(await refusal(sendHandoff, { ...opened, sealed: SEALED, match: null }, { from: home() })).toEqual([
    404, 100004,
  ])
  await deps.db.deleteFrom('account').where('id', '=', id).execute()
})

test('HAND-2 after five minutes nothing is taken, handed over or kept', async () => {
  const late = await make()
  const sent = await make()
  setAge(299)
  await open(sent)
  await deliver(sent)
  await open(late)
  setAge(300)
  expect(await refusal(checkHandoff, sent)).toEqual([410, 200030])
  expect(await refusal(followHandoff, sent)).toEqual([410, 200030])
  expect(await refusal(openHandoff, late)).toEqual([410, 200030])
  expect(await refusal(sendHandoff, { ...late, sealed: SEALED, match: null })).toEqual([410, 200030])
  expect(await refusal(refuseHandoff, late)).toEqual([410, 200030])
  await sweepExpiredHandoffs(deps)
  expect(await storedRows()).toBe('')
  expect(await refusal(checkHandoff, sent)).toEqual([404, 100004])
})

test('HAND-2 a clock that is set back by hours makes no code live longer', async () => {
  const handoff = await make()
  setAge(-3600)
  expect(await refusal(openHandoff, handoff)).toEqual([410, 200030])
  await sweepExpiredHandoffs(deps)
  expect(await storedRows()).toBe('')
})

test('HAND-5 in another network the number has to be typed, and one wrong number ends the code', async () => {
  const handoff = await make()
  const from = '192.0.2.30'
  expect((await open(handoff, from)).match).toBeNull()
  expect(await call(checkHandoff, handoff)).toMatchObject({ status: 'opened', isFar: true })
  const sent = { ...handoff, sealed: SEALED }
  expect(await refusal(sendHandoff, { ...sent, match: null }, { from })).toEqual([400, 100001])
  await call(sendHandoff, sent, { from })
  expect((await call(checkHandoff, handoff)).sealed).toBe(SEALED)

  const second = await make()
  await open(second, from)
  const wrong = String(10 + ((Number(second.match) - 9) % 90))
  expect(await refusal(sendHandoff, { ...second, sealed: SEALED, match: wrong }, { from })).toEqual([410, 200030])
  expect(await refusal(sendHandoff, { ...second, sealed: SEALED }, { from })).toEqual([409, 200031])
  expect((await call(checkHandoff, second)).status).toBe('refused')
})

test('HAND-5 a code that was opened near by is not sent to from afar without the number', async () => {
  const handoff = await make()
  await open(handoff)
  const sent = { ...handoff, sealed: SEALED, match: null }
  expect(await refusal(sendHandoff, sent, { from: '192.0.2.31' })).toEqual([400, 100001])
  expect((await open(handoff)).match).toBeNull()
})

test('HAND-4 a stranger learns the device and its age, and no number', async () => {
  const handoff = await make()
  const answer = await send(openHandoff, handoff, { from: '192.0.2.32' })
  expect(Object.keys(JSON.parse(answer.text).data).toSorted()).toEqual(['age', 'device_info', 'expires_in'])
})

test('HAND-6 a code needs a signed-in user; its size and its number are limited', async () => {
  expect(await refusal(makeHandoff, {})).toEqual([401, 200001])
  const handoff = await make()
  await open(handoff)
  const longest = 'A'.repeat(MAX_SEALED_LENGTH)
  const tooLong = { ...handoff, sealed: `${longest}A`, match: null }
  expect(await refusal(sendHandoff, tooLong, { from: home() })).toEqual([400, 100002])
  expect(await refusal(sendHandoff, { ...tooLong, sealed: 'no base64!' }, { from: home() })).toEqual([400, 100002])
  await deliver(handoff, longest)
  expect((await call(checkHandoff, handoff)).sealed).toBe(longest)

  await sql`
    insert into handoff (id_hash, secret_hash, state, device, network, match, created_at)
    select sha256(n::text::bytea), '', 'waiting', '', '', '10', ${new Date(clock.now())}
    from generate_series(1, 10000) n`.execute(deps.db)
  expect(await refusal(makeHandoff, {}, { as: ada.token })).toEqual([429, 200032])
  setAge(301)
  await sweepExpiredHandoffs(deps)
  await make()
})

test('HAND-6 ten codes and thirty answers a minute from one network, one question a second', async () => {
  for (let n = 0; n < 10; n++) await make('192.0.2.60')
  expect(await refusal(makeHandoff, {}, { as: ada.token, from: '192.0.2.60' })).toEqual([429, 200032])

  const unknown = { handoffId: 'h_AAAAAAAAAAAAAAAAAAAAAA' }
  for (let n = 0; n < 30; n++) expect((await refusal(openHandoff, unknown, { from: '192.0.2.61' }))[0]).toBe(404)
  expect(await refusal(openHandoff, unknown, { from: '192.0.2.61' })).toEqual([429, 200032])

  const handoff = await make()
  await call(checkHandoff, handoff)
  expect(await refusal(checkHandoff, handoff)).toEqual([429, 200032])
  await call(followHandoff, handoff)
  expect(await refusal(followHandoff, handoff)).toEqual([429, 200032])
  setAge(1)
  await call(checkHandoff, handoff)
  await call(followHandoff, handoff)
})

test('HAND-7 either device ends a code, also while its link waits', async () => {
  const withdrawn = await make()
  await open(withdrawn)
  await deliver(withdrawn)
  await call(cancelHandoff, withdrawn)
  expect(await refusal(checkHandoff, withdrawn)).toEqual([404, 100004])

  const refused = await make()
  await open(refused)
  await deliver(refused)
  await call(refuseHandoff, refused, { from: home() })
  expect(await call(checkHandoff, refused)).toMatchObject({ status: 'refused', sealed: null })
  expect(await storedRows()).not.toContain(SEALED)
  expect(await refusal(openHandoff, refused, { from: home() })).toEqual([409, 200031])
})

test('HAND-8 the log and the database hold neither id, secret nor link in the clear', async () => {
  const handoff = await make()
  await open(handoff)
  await deliver(handoff, 'bm90LWluLXRoZS1sb2c')
  const rows = await storedRows()
  await call(checkHandoff, handoff)
  await refusal(checkHandoff, handoff)
  for (const secret of [handoff.handoffId, handoff.secret]) expect(rows).not.toContain(secret)
  const log = lines.join('\n')
  for (const secret of [handoff.handoffId, handoff.secret, 'bm90LWluLXRoZS1sb2c']) expect(log).not.toContain(secret)
  expect(lines.length).toBeGreaterThan(0)
})
