import { register, verifyEmail } from '@ephemeris/contract/account/registration'
import { login } from '@ephemeris/contract/account/sign-in'
import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { lockRows, waitForBlocked } from '#server/testing/database/row-lock'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { startTestApp } from '#server/testing/test-app'

const mailbox = await startTestMailbox()
const app = await startTestApp({ env: mailbox.env })
const { call, refusal, send, deps } = app
const email = 'shared@example.net'
const challengeAnswer = null
const password = 'copper lantern 9'

test('ACC-9 (C033) of two confirmations of one address at once one counts, for its own account, and one is refused', async () => {
  const names = ['first', 'second'] as const
  const tokens = []
  for (const username of names) {
    await call(register, { username, email, password, challengeAnswer })
    tokens.push((await mailbox.next(email)).parameter('verify_token') ?? '')
  }
  // Both look for an active account before either is one.
  const release = await lockRows(deps.db, (own) => own.selectFrom('account').select('id').forUpdate().execute())
  const confirmations = tokens.map((token) => send(verifyEmail, { token }))
  await waitForBlocked(deps.db, 2)
  await release()
  const answers = await Promise.all(confirmations)

  const winner = answers.findIndex(({ status }) => status === 200)
  const [mine = '', other = ''] = winner === 0 ? names : names.toReversed()
  const loser = answers[1 - winner]
  expect(loser && refusalIn(loser)).toEqual([400, 200008])
  expect((await send(login, { login: mine, password, challengeAnswer })).status).toBe(200)
  expect(await refusal(login, { login: other, password, challengeAnswer })).toEqual([403, 200011])
  expect(await refusal(verifyEmail, { token: tokens[1 - winner] ?? '' })).toEqual([400, 200008])
  expect(await refusal(login, { login: other, password, challengeAnswer })).toEqual([403, 200011])
})
