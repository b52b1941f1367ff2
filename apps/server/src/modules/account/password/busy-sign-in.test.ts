import { register } from '@ephemeris/contract/account/registration'
import { login } from '@ephemeris/contract/account/sign-in'
import { expect, test } from 'vitest'
import { createWorkQueue } from '#server/platform/processes/work-queue'
import { createPasswordHasher, createPasswordQueue } from '#server/platform/secrets/password-hash'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { gate } from '#server/testing/members/gate'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD } from '#server/testing/test-user'

/** Rule ACC-66. */
const AT_ONCE = 2
const MAX_WAITING = 50

const enqueue = createPasswordQueue()
const passwords = createPasswordHasher(enqueue)
const app = await startTestApp({ passwords })
await createTestUser(app, 'ada')

test('ACC-66 a login that gets no turn within three seconds is asked to wait, and its password is never hashed', async () => {
  const { opened, open } = gate()
  const others = Array.from({ length: AT_ONCE }, () => enqueue(() => opened))
  const hashedBefore = passwords.runs()
  const signIn = (name: string) => app.send(login, { login: name, password: PASSWORD, challengeAnswer: null })

  const [known, stranger] = await Promise.all([signIn('ada'), signIn('nobody')])
  for (const { status, headers } of [known, stranger]) expect([status, headers['retry-after']]).toEqual([503, '5'])
  expect({ ...JSON.parse(stranger.text) }).toEqual(JSON.parse(known.text))

  open()
  await Promise.all(others)
  expect(passwords.runs()).toBe(hashedBefore)
  expect((await signIn('ada')).status).toBe(200)
  expect(passwords.runs()).toBe(hashedBefore + 1)
})

test('ACC-66 the fifty-first password that waits is refused right away', async () => {
  const { opened, open } = gate()
  const others = Array.from({ length: AT_ONCE }, () => enqueue(() => opened))
  const waiting = Array.from({ length: MAX_WAITING }, () => enqueue(async () => {}))
  await expect(passwords.verify(null, PASSWORD)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  open()
  await Promise.all([...others, ...waiting])
})

test('ACC-66 a caller who was asked to wait has used up no try, and gets the mail of a registration', async () => {
  const enqueueBriefly = createWorkQueue(1, { maxWaitMs: 1 })
  const mailbox = await startTestMailbox()
  const busyApp = await startTestApp({ env: mailbox.env, passwords: createPasswordHasher(enqueueBriefly) })
  const { send } = busyApp
  await createTestUser(busyApp, 'cleo')
  const from = '203.0.113.9'
  const signIn = () => send(login, { login: 'cleo', password: PASSWORD, challengeAnswer: null }, { from })
  const names = { username: 'dora', email: 'dora@example.net' }
  const signUp = () => send(register, { ...names, password: 'copper lantern 9', challengeAnswer: null }, { from })

  const { opened, open } = gate()
  const other = enqueueBriefly(() => opened)
  for (let n = 0; n < 6; n++) expect([(await signIn()).status, (await signUp()).status]).toEqual([503, 503])
  open()
  await other
  expect([(await signIn()).status, (await signUp()).status]).toEqual([200, 201])
  expect((await mailbox.next('dora@example.net')).parameter('verify_token')).not.toBeNull()
})
