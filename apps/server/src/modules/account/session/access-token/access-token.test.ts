import {
  createAccessToken,
  listAccessTokens,
  MAX_ACCESS_TOKENS,
  revokeAccessToken,
} from '@ephemeris/contract/account/access-tokens'
import { deleteAccount, exportAccount, getAccount } from '@ephemeris/contract/account/account'
import { getOwnView } from '@ephemeris/contract/open/open-me'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { storedTexts } from '#server/testing/database/stored-texts'
import { loadActivities } from '#server/testing/load-activities'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD, type TestUser } from '#server/testing/test-user'
import { sampleActivity } from '../../../catalogue/sample-activity.test-data.ts'

const app = await startTestApp({ prepare: (deps) => loadActivities(deps, [sampleActivity('event')]) })
const { call, refusal, send, deps, clock, lines } = app

const VIEW = { language: null, timeZone: null, hasUids: false }
const make = ({ token }: TestUser, name = 'screen') => call(createAccessToken, { name }, { as: token })
const read = async (as: string) => (await send(getOwnView, VIEW, { as })).status

test('TOKEN-1 (C113) a token is shown once, and only its hash is stored', async () => {
  const ada = await createTestUser(app, 'ada')
  const { token, id } = await make(ada, ' Küche ')
  expect(token).toMatch(/^eph_[\w-]{43}-u_[\w-]{22}$/)
  expect(await read(token)).toBe(200)
  expect(await read(token.toUpperCase())).toBe(401)
  expect(await call(listAccessTokens, {}, { as: ada.token })).toEqual([
    { id, name: 'Küche', createdAt: clock.now(), usedAt: clock.now(), page: null },
  ])

  const places = new Map(await storedTexts(deps.db))
  const file = (await send(exportAccount, {}, { as: ada.token })).text
  places
    .set('log', lines.join('\n'))
    .set('metrics', await deps.metrics.text())
    .set('export', file)
  const secret = token.slice(4, 47)
  const needles = [secret, Buffer.from(token).toString('hex')]
  expect([...places].filter(([, text]) => needles.some((needle) => text.includes(needle)))).toEqual([])
  expect(JSON.parse(file).access_tokens).toEqual([expect.objectContaining({ name: 'Küche' })])
})

test('TOKEN-1 a user has ten, however many are asked for at once', async () => {
  const bea = await createTestUser(app, 'bea')
  const asked = Array.from({ length: MAX_ACCESS_TOKENS + 2 }, (_, n) =>
    send(createAccessToken, { name: `${n}` }, { as: bea.token }),
  )
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status }) => status !== 201).map(refusalIn)).toEqual([
    [409, 100002],
    [409, 100002],
  ])
  expect(await call(listAccessTokens, {}, { as: bea.token })).toHaveLength(MAX_ACCESS_TOKENS)
})

test.each(['', '  ', 'x'.repeat(33), 'a‮b', '​'])('TOKEN-1 %j is no name of a token', async (name) => {
  const { token: as } = await createTestUser(app, `name-${name.length}-${name.codePointAt(0) ?? 0}`)
  expect(await refusal(createAccessToken, { name }, { as })).toEqual([400, 100002])
})

test('TOKEN-2 (C102) a token opens nothing else, a session opens no view, and neither does what has ended', async () => {
  const cleo = await createTestUser(app, 'cleo')
  const dan = await createTestUser(app, 'dan')
  const { token, id } = await make(cleo)
  expect(await refusal(getAccount, {}, { as: token })).toEqual([401, 200003])
  expect(await refusal(createAccessToken, { name: 'x' }, { as: token })).toEqual([401, 200003])
  const said = async (options: { as?: string }) => (await send(getOwnView, VIEW, options)).text
  expect(await said({})).toContain('read-only token')
  expect(await said({ as: cleo.token })).toContain('read-only token')
  expect(await read(cleo.token)).toBe(401)
  expect(await read(token.replace(cleo.id, dan.id))).toBe(401)

  await call(revokeAccessToken, { id }, { as: dan.token })
  expect(await read(token)).toBe(200)
  const ban = (at: Date | null) =>
    deps.db.updateTable('account').set({ banned_at: at }).where('id', '=', cleo.id).execute()
  await ban(new Date(clock.now()))
  expect(await read(token)).toBe(403)
  await ban(null)
  await call(revokeAccessToken, { id }, { as: cleo.token })
  expect(await read(token)).toBe(401)

  const { token: last } = await make(cleo)
  await call(deleteAccount, { confirm: 'cleo', currentPassword: PASSWORD }, { as: cleo.token })
  expect(await read(last)).toBe(401)
  expect(await deps.db.selectFrom('access_token').where('user_id', '=', cleo.id).execute()).toEqual([])
})

test('TOKEN-3 a token reads 30 times a minute from wherever it is used, another one goes on, and its use is noted', async () => {
  const eve = await createTestUser(app, 'eve')
  const [one, other] = [await make(eve), await make(eve)]
  const usedAt = async () => (await call(listAccessTokens, {}, { as: eve.token })).map((entry) => entry.usedAt)
  expect(await usedAt()).toEqual([null, null])
  const statuses: number[] = []
  for (let n = 0; n < 31; n += 1) statuses.push(await read(one.token))
  expect(statuses.filter((status) => status !== 200)).toEqual([429])
  expect(statuses.at(-1)).toBe(429)
  const first = clock.now()
  clock.set('2026-05-20T04:14:00Z')
  expect(await read(other.token)).toBe(200)
  expect((await usedAt()).toSorted()).toEqual([first, first + 14 * MINUTE_MS])
})
