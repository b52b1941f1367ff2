import { deleteAccount, exportAccount } from '@ephemeris/contract/account/account'
import { register, verifyEmail } from '@ephemeris/contract/account/registration'
import { login, logout } from '@ephemeris/contract/account/sign-in'
import { expect, test } from 'vitest'
import { PERSONAL_DATA } from '#server/personal-data'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD } from '#server/testing/test-user'
import { eraseUser, setBan } from './user-lifecycle.service.ts'

const mailbox = await startTestMailbox()
const app = await startTestApp({ env: mailbox.env })
const { call, send, deps, lines } = app
const challengeAnswer = null

/** The events of a user in the log, each with what it says beside its time. */
function eventsOf(userId: string) {
  return lines
    .map((line) => JSON.parse(line))
    .filter((line) => line.event === 'audit' && line.userId === userId)
    .map(({ what, address, via }) => ({ what, ...(address && { address }), ...(via && { via }) }))
}

test('ACC-60 (C115) the log has the life of an account event by event, with the address of its cause', async () => {
  const from = '203.0.113.81'
  const password = 'copper lantern 9'
  await call(register, { username: 'ada', email: 'ada@example.net', password, challengeAnswer }, { from })
  const token = (await mailbox.next('ada@example.net')).parameter('verify_token') ?? ''
  await call(verifyEmail, { token }, { from })
  const right = { login: 'ada', password, challengeAnswer }
  await call(logout, {}, { as: (await call(login, right, { from })).token, from })
  const { token: as } = await call(login, right, { from })
  await send(exportAccount, {}, { as, from })
  const row = await deps.db.selectFrom('account').select('id').where('username', '=', 'ada').executeTakeFirstOrThrow()
  await call(deleteAccount, { confirm: 'ada', currentPassword: password }, { as, from })

  expect(eventsOf(row.id)).toEqual([
    { what: 'account registered', address: from },
    { what: 'account activated', address: from },
    { what: 'login succeeded', address: from, via: 'password' },
    { what: 'logout' },
    { what: 'login succeeded', address: from, via: 'password' },
    { what: 'account exported' },
    { what: 'account deleted' },
  ])
})

test('ACC-60 ACC-53 the log has what the operator does to an account as well, and nothing where nothing is done', async () => {
  const bob = await createTestUser(app, 'bob')
  expect(await setBan(deps, 'BOB', 'banned')).toBe(bob.id)
  await setBan(deps, 'bob', 'unbanned')
  await eraseUser(deps, bob.id, PERSONAL_DATA)
  expect(eventsOf(bob.id).map(({ what }) => what)).toEqual([
    'login succeeded',
    'account banned',
    'account unbanned',
    'account deleted',
  ])

  const before = lines.length
  expect(await setBan(deps, 'bob', 'banned')).toBeNull()
  await expect(eraseUser(deps, bob.id, PERSONAL_DATA)).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
  expect(lines.slice(before).filter((line) => line.includes('"audit"'))).toEqual([])
})

test('ACC-60 ACC-22 a delayed login and a failed one name the user that was meant, and none where there is none', async () => {
  const cleo = await createTestUser(app, 'cleo')
  const from = '203.0.113.82'
  const eventsFor = async (name: string) => {
    for (let n = 0; n < 20; n++) await send(login, { login: name, password: 'wrong wrong', challengeAnswer })
    const before = lines.length
    await send(login, { login: name, password: 'wrong wrong', challengeAnswer }, { from })
    return lines
      .slice(before)
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'audit')
      .map(({ what, userId, address }) => [what, userId, address])
  }
  expect(await eventsFor(cleo.email)).toEqual([
    ['login delayed', cleo.id, from],
    ['login failed', cleo.id, from],
  ])
  expect(await eventsFor('nobody@example.org')).toEqual([
    ['login delayed', undefined, from],
    ['login failed', undefined, from],
  ])
  expect((await send(login, { login: 'cleo', password: PASSWORD, challengeAnswer }, { from })).status).toBe(200)
})
