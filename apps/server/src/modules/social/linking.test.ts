import { exportAccount, getAccount, getProfile } from '@ephemeris/contract/account/account'
import { changePassword, requestPasswordReset, resetPassword } from '@ephemeris/contract/account/password-change'
import { linkIdentity, unlinkIdentity, WAYS } from '@ephemeris/contract/account/social'
import { afterAll, expect, test } from 'vitest'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { QQ, QQ_ENV, startQqPeer } from '#server/testing/peers/qq-peer'
import { writeUpstreams } from '#server/testing/peers/upstream'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD, type TestUser } from '#server/testing/test-user'
import { follow, visitorOf } from '#server/testing/test-visitor'
import { PERSONAL_DATA } from '../../personal-data.ts'
import { eraseUser } from '../account/user-lifecycle.service.ts'

const PUBLIC_URL = 'http://ephemeris.example'
const peer = await startQqPeer()
afterAll(peer.close)
const upstreams = writeUpstreams({ [QQ]: peer.origin })
afterAll(upstreams.remove)

const mailbox = await startTestMailbox()
const app = await startTestApp({
  env: { ...QQ_ENV, ...mailbox.env, PUBLIC_URL, EPHEMERIS_UPSTREAMS: upstreams.path, RESET_TOKEN_IN_RESPONSE: '1' },
})
const { call, refusal, send, ask, deps, clock } = app
const ABROAD = { isDomestic: false }

/** Goes to QQ and comes back; `as` is signed in all the time. */
async function visit(openid: string, as?: string) {
  peer.person = { ...peer.person, openid }
  const visitor = visitorOf(app, WAYS.qq)
  const back = await follow(await visitor.startVisit(ABROAD, as), `${PUBLIC_URL}/api/auth/qq/callback`)
  const { code = '', state = '' } = Object.fromEntries(back.searchParams)
  return {
    completeVisit: (by = as) => visitor.completeVisit({ code, state }, by),
    refused: (by = as) => visitor.refused({ code, state }, by),
    refusedSignedOut: () => visitor.refused({ code, state }),
  }
}

const identitiesOf = async ({ token }: Pick<TestUser, 'token'>) =>
  (await call(getAccount, {}, { as: token })).identities

test('SOC-6 who is signed in all the way links the account there to this one, and signs in by it from then on', async () => {
  const ada = await createTestUser(app, 'ada')
  expect(await (await visit('ADA', ada.token)).completeVisit()).toEqual({ token: ada.token })
  expect(await identitiesOf(ada)).toEqual(['qq'])
  expect(await (await visit('ADA', ada.token)).completeVisit()).toEqual({ token: ada.token })

  const mail = await mailbox.next(ada.email)
  expect([mail.subject, mail.text]).toEqual([expect.stringContaining('QQ'), expect.stringContaining('unlink it')])
  expect(mailbox.count(ada.email)).toBe(1)

  const { token } = await (await visit('ADA')).completeVisit()
  expect(await call(getProfile, {}, { as: token })).toMatchObject({ userId: ada.id, nickname: null })
})

test('SOC-6 what belongs to another user, and a second account of one service, are refused', async () => {
  const [bea, cleo] = [await createTestUser(app, 'bea'), await createTestUser(app, 'cleo')]
  await (await visit('BEA', bea.token)).completeVisit()
  expect(await (await visit('BEA', cleo.token)).refused()).toEqual([409, 200016])
  expect(await (await visit('BEA2', bea.token)).refused()).toEqual([409, 200016])
  expect([await identitiesOf(bea), await identitiesOf(cleo)]).toEqual([['qq'], []])
})

test('SOC-6 (C054) who has set out signed in comes back as the same user, or not at all', async () => {
  const [dora, mallory] = [await createTestUser(app, 'dora'), await createTestUser(app, 'mallory')]
  const lured = await visit('DORA', dora.token)
  expect(await lured.refused(mallory.token)).toEqual([400, 200016])
  expect(await (await visit('DORA', dora.token)).refusedSignedOut()).toEqual([400, 200016])
  expect(await identitiesOf(mallory)).toEqual([])
})

test('SOC-6 who has set out signed out and has signed in meanwhile makes no second account, and links nothing', async () => {
  const ivy = await createTestUser(app, 'ivy')
  expect(await (await visit('IVY')).refused(ivy.token)).toEqual([400, 200016])
  expect(await identitiesOf(ivy)).toEqual([])
  expect(await deps.db.selectFrom('identity').select('user_id').where('subject', '=', 'IVY').execute()).toEqual([])
})

const link = (currentPassword: string | null) => ({ provider: 'qq', currentPassword, isDomestic: false }) as const

test('SOC-10 who has come by an older session links nothing: the password is asked for, or a fresh sign-in', async () => {
  const hal = await createTestUser(app, 'hal')
  const as = hal.token
  clock.set('2026-05-20T04:10:01Z')
  expect(await refusal(WAYS.qq.login, ABROAD, { as })).toEqual([403, 200018])
  expect(await refusal(linkIdentity, link(null), { as })).toEqual([403, 200018])
  expect(await refusal(linkIdentity, link('wrong wrong'), { as })).toEqual([400, 200021])
  expect(await deps.db.selectFrom('provider_visit').select('user_id').where('user_id', '=', hal.id).execute()).toEqual(
    [],
  )

  peer.person = { ...peer.person, openid: 'HAL' }
  const visitor = visitorOf(app, { login: linkIdentity, callback: WAYS.qq.callback })
  const back = await follow(await visitor.startVisit(link(PASSWORD), as), `${PUBLIC_URL}/api/auth/qq/callback`)
  const { code = '', state = '' } = Object.fromEntries(back.searchParams)
  await visitor.completeVisit({ code, state }, as)
  expect(await identitiesOf(hal)).toEqual(['qq'])
  clock.set('2026-05-20T04:00:00Z')
})

test('SOC-10 a sign-in that another device has approved by QR code proves nothing, however fresh it is', async () => {
  const ira = await createTestUser(app, 'ira')
  await deps.db.updateTable('session').set({ via: 'qr' }).where('user_id', '=', ira.id).execute()
  expect(await refusal(WAYS.qq.login, ABROAD, { as: ira.token })).toEqual([403, 200018])
  expect(await refusal(linkIdentity, link(null), { as: ira.token })).toEqual([403, 200018])
})

test('SOC-10 wrong passwords count as wrong sign-ins do', async () => {
  const { token: as } = await createTestUser(app, 'joy')
  const from = '203.0.113.21'
  for (let n = 0; n < 5; n++) {
    expect(await refusal(linkIdentity, link('wrong wrong'), { as, from })).toEqual([400, 200021])
  }
  expect(await refusal(linkIdentity, link(PASSWORD), { as, from })).toEqual([429, 100008])
})

test('SOC-11 a change of password takes links away unless the user keeps them', async () => {
  const kay = await createTestUser(app, 'kay')
  const as = kay.token
  await (await visit('KAY', as)).completeVisit()
  const second = 'another harbour 48'
  await call(changePassword, { currentPassword: PASSWORD, newPassword: second, keepsLinks: true }, { as })
  expect(await identitiesOf(kay)).toEqual(['qq'])
  const { status } = await ask('POST /api/auth/change_password', {
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
    body: JSON.stringify({ current_password: second, new_password: 'copper lantern 9' }),
  })
  expect([status, await identitiesOf(kay)]).toEqual([200, []])
})

test('SOC-7 a link is taken away, but never the last way in, whatever happens at once', async () => {
  const eve = await createTestUser(app, 'eve')
  expect(await refusal(unlinkIdentity, { provider: 'qq' }, { as: eve.token })).toEqual([404, 100004])
  await (await visit('EVE', eve.token)).completeVisit()
  await call(unlinkIdentity, { provider: 'qq' }, { as: eve.token })
  expect(await identitiesOf(eve)).toEqual([])

  const { token } = await (await visit('EVE')).completeVisit()
  expect(await refusal(unlinkIdentity, { provider: 'qq' }, { as: token })).toEqual([409, 100002])
  const { userId } = await call(getProfile, {}, { as: token })
  await deps.db
    .insertInto('identity')
    .values({ provider: 'microsoft', subject: 'eve', user_id: userId, linked_at: new Date() })
    .execute()
  const answers = await Promise.all(
    (['qq', 'microsoft'] as const).map((provider) => send(unlinkIdentity, { provider }, { as: token })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await identitiesOf({ token })).toHaveLength(1)
})

test('SOC-9 (C027) a new password by mail takes away what was linked before', async () => {
  const fay = await createTestUser(app, 'fay')
  await (await visit('FAY', fay.token)).completeVisit()
  const reset = await call(requestPasswordReset, { email: fay.email, challengeAnswer: null })
  const newPassword = 'another harbour 48'
  await call(resetPassword, { token: reset?.token ?? '', newPassword, challengeAnswer: null })
  const { token } = await (await visit('FAY')).completeVisit()
  expect((await call(getProfile, {}, { as: token })).userId).not.toBe(fay.id)
})

test('SOC-9 links are exported and deleted with the account', async () => {
  const gus = await createTestUser(app, 'gus')
  await (await visit('GUS', gus.token)).completeVisit()
  await visit('GUS', gus.token)
  const { text } = await send(exportAccount, {}, { as: gus.token })
  expect(JSON.parse(text).identities).toEqual([
    { provider: 'qq', subject: 'GUS', linked_at: '2026-05-20T04:00:00.000Z' },
  ])
  await eraseUser(deps, gus.id, PERSONAL_DATA)
  for (const table of ['identity', 'provider_visit'] as const) {
    const rows = await deps.db.selectFrom(table).select('user_id').where('user_id', '=', gus.id).execute()
    expect(rows, table).toEqual([])
  }
})
