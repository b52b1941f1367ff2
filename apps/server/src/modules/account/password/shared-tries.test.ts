import { changePassword } from '@ephemeris/contract/account/password-change'
import { login } from '@ephemeris/contract/account/sign-in'
import { expect, test } from 'vitest'
import { originOf } from '#server/platform/client-network'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD } from '#server/testing/test-user'
import { LOGINS } from '../account-limits.ts'

const app = await startTestApp()
const { refusal, send, deps, lines } = app
const challengeAnswer = null
const WRONG = [401, 200004]

function signIn(name: string, password: string, from: string) {
  return send(login, { login: name, password, challengeAnswer }, { from }).then(({ status }) => status)
}

test('ACC-64 (C003, C029) tries by name, by address and by a change of the password count together', async () => {
  const { email, token: as } = await createTestUser(app, 'ada')
  const from = '203.0.113.21'
  const change = { currentPassword: 'wrong wrong', newPassword: 'copper lantern 9', keepsLinks: false }
  for (let n = 0; n < 2; n++) expect(await signIn('ada', 'wrong wrong', from)).toBe(401)
  for (let n = 0; n < 2; n++) expect(await signIn(email, 'wrong wrong', from)).toBe(401)
  expect(await refusal(changePassword, change, { as, from })).toEqual([400, 200021])

  for (const name of ['ada', email]) expect(await signIn(name, PASSWORD, from)).toBe(401)
  expect(await refusal(changePassword, { ...change, currentPassword: PASSWORD }, { as, from })).toEqual([429, 100008])
  expect(await signIn('ada', PASSWORD, '203.0.113.22')).toBe(200)
})

test('ACC-64 (C029) right passwords are taken off the common count', async () => {
  const { email } = await createTestUser(app, 'bea')
  const from = '203.0.113.23'
  for (let n = 0; n < 4; n++) expect(await signIn('bea', 'wrong wrong', from)).toBe(401)
  for (let n = 0; n < 3; n++) expect(await signIn(email, PASSWORD, from)).toBe(200)
})

test('ACC-20 ACC-64 (C001, C002) no caller learns by the common count which address belongs to a name', async () => {
  const { email } = await createTestUser(app, 'cleo')
  const answersFor = async (names: readonly string[], from: string) => {
    const answers = []
    for (const name of names) {
      const before = deps.passwords.runs()
      const answer = await refusal(login, { login: name, password: 'wrong wrong', challengeAnswer }, { from })
      answers.push({ answer, hashes: deps.passwords.runs() - before })
    }
    return answers
  }
  const known = [...Array.from({ length: 5 }, () => 'cleo'), email]
  const unknown = [...Array.from({ length: 5 }, () => 'nobody'), 'nobody@example.org']
  const answers = await answersFor(known, '203.0.113.24')
  expect(answers.at(-1)).toEqual({ answer: WRONG, hashes: 2 })
  expect(answers).toEqual(await answersFor(unknown, '203.0.113.25'))
})

test('ACC-21 ACC-32 (C007) all networks of one /48 have fifteen wrong passwords for one account, by whatever way', async () => {
  const { token: as } = await createTestUser(app, 'dora')
  const change = { currentPassword: 'wrong wrong', newPassword: 'copper lantern 9', keepsLinks: false }
  const from = (n: number) => `2001:db8:7:${n}::1`
  for (let n = 0; n < 10; n++) expect(await signIn('dora', 'wrong wrong', from(n))).toBe(401)
  for (let n = 10; n < 15; n++)
    expect(await refusal(changePassword, change, { as, from: from(n) })).toEqual([400, 200021])

  const right = { ...change, currentPassword: PASSWORD }
  expect(await refusal(changePassword, right, { as, from: from(15) })).toEqual([429, 100008])
  expect(await signIn('dora', PASSWORD, from(16))).toBe(401)
  expect(await signIn('dora', PASSWORD, '2001:db8:8::1')).toBe(200)

  for (let n = 0; n < 15; n++) expect(await signIn('nobody-there', 'wrong wrong', from(n))).toBe(401)
  expect(await signIn('nobody-there', 'wrong wrong', from(15))).toBe(429)
})

test('ACC-21 a password that is asked for counts as a sign-in of its network', async () => {
  const { token: as } = await createTestUser(app, 'emil')
  const from = '203.0.113.26'
  for (let n = 0; n < LOGINS.points; n++) await deps.limits.takeFrom(LOGINS, originOf(from))
  const change = { currentPassword: PASSWORD, newPassword: 'copper lantern 9', keepsLinks: false }
  expect(await refusal(changePassword, change, { as, from })).toEqual([429, 100008])
})

test('ACC-22 after twenty wrong passwords from anywhere a change of the password waits for its answer', async () => {
  const { token: as } = await createTestUser(app, 'finn')
  const change = { currentPassword: 'wrong wrong', newPassword: 'copper lantern 9', keepsLinks: false }
  const delays = () => lines.filter((line) => line.includes('login delayed')).length
  for (let n = 0; n < 20; n++) expect(await refusal(changePassword, change, { as })).toEqual([400, 200021])
  expect(delays()).toBe(0)
  expect(await refusal(changePassword, change, { as })).toEqual([400, 200021])
  expect(delays()).toBe(1)
})
