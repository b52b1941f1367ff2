import { getProfile } from '@ephemeris/contract/account/account'
import {
  confirmAccount,
  getWaitingAccount,
  register,
  resendVerification,
  verifyEmail,
} from '@ephemeris/contract/account/registration'
import { login } from '@ephemeris/contract/account/sign-in'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser } from '#server/testing/test-user'

const mailbox = await startTestMailbox()
const app = await startTestApp({ env: mailbox.env })
const { call, refusal, send, deps, clock, ask } = app
const challengeAnswer = null
const password = 'copper lantern 9'
const owner = await createTestUser(app, 'owner')

function someone(username: string, email = `${username}@example.net`) {
  return { username, email, password, challengeAnswer }
}

/** Mails can overtake each other, so a missing mail is certain only when no mail job waits. */
async function allMailsAreSent(): Promise<void> {
  const waiting = deps.db.selectFrom('job').select('id').where('kind', '=', 'mail').where('failed_at', 'is', null)
  await expect.poll(() => waiting.execute()).toEqual([])
}

function signIn(username: string) {
  return refusal(login, { login: username, password, challengeAnswer })
}

test('ACC-9 (C016, C033) an account is registered, confirmed by its mail, and only then signed in to', async () => {
  const answer = await send(register, someone('ada'))
  expect([answer.status, JSON.parse(answer.text).data]).toEqual([201, null])
  expect(await signIn('ada')).toEqual([403, 200011])

  const token = (await mailbox.next('ada@example.net')).parameter('verify_token') ?? ''
  await call(verifyEmail, { token })
  expect((await call(login, { login: 'ada@EXAMPLE.net', password, challengeAnswer })).token).toMatch(/^eph_/)
  expect(await refusal(verifyEmail, { token })).toEqual([400, 200009])
})

test('ACC-9 (C033) a link is good for a day, and then the account and its name are free', async () => {
  await call(register, someone('late'))
  const token = (await mailbox.next('late@example.net')).parameter('verify_token') ?? ''
  clock.set('2026-05-21T04:00:01Z')
  expect(await refusal(verifyEmail, { token })).toEqual([400, 200008])
  expect(await signIn('late')).toEqual([401, 200004])
  await call(register, someone('late', 'other@example.net'))
  clock.set('2026-05-20T04:00:00Z')
})

test('ACC-9 (C033, C099) HEAD, as scanners of mails send it, confirms nothing', async () => {
  await call(register, someone('scanned'))
  const token = (await mailbox.next('scanned@example.net')).parameter('verify_token') ?? ''
  expect((await ask(`HEAD /api/auth/verify_email?token=${token}`)).status).toBe(200)
  expect(await signIn('scanned')).toEqual([403, 200011])
})

test('ACC-9 of two who register with one address the first to confirm has it', async () => {
  await call(register, someone('first', 'shared@example.net'))
  const first = await mailbox.next('shared@example.net')
  await call(register, someone('second', 'shared@example.net'))
  const second = await mailbox.next('shared@example.net')

  await call(verifyEmail, { token: second.parameter('verify_token') ?? '' })
  expect(await refusal(verifyEmail, { token: first.parameter('verify_token') ?? '' })).toEqual([400, 200008])
})

test('ACC-10 (C021) registering with a taken address looks in every way like registering with a free one', async () => {
  const registered = async (username: string, email: string) => {
    const hashesBefore = deps.passwords.runs()
    const { status, text } = await send(register, someone(username, email))
    const { rows } = await sql`
      select is_decoy = (${email} <> 'free@example.net') as is_decoy, t.purpose, t.expires_at
      from account join email_token t on t.user_id = account.id where username = ${username}
    `.execute(deps.db)
    return { status, text, rows, hashes: deps.passwords.runs() - hashesBefore }
  }

  const taken = await registered('decoy', owner.email.toUpperCase())
  expect(taken).toEqual(await registered('real', 'free@example.net'))
  expect(taken).toMatchObject({ status: 201, hashes: 1, rows: [{ is_decoy: true, purpose: 'verification' }] })
  expect(await signIn('decoy')).toEqual([403, 200011])
  expect(await signIn('real')).toEqual([403, 200011])
  const byMail = (email: string) => refusal(login, { login: email, password, challengeAnswer })
  expect(await byMail(owner.email)).toEqual([403, 200011])
  expect(await byMail('free@example.net')).toEqual([403, 200011])
  expect(await refusal(register, someone('decoy'))).toEqual([409, 200006])
  expect(await refusal(register, someone('real'))).toEqual([409, 200006])

  const letter = await mailbox.next(owner.email)
  expect(letter.subject).toBe('You already have an Ephemeris account')
  expect(letter.parameter('verify_token')).toBeNull()
})

test('ACC-10 (C022) asking for another mail shows nothing about the address', async () => {
  await call(register, someone('waiting'))
  await mailbox.next('waiting@example.net')
  const answerFor = async (email: string) => {
    const { status, text } = await send(resendVerification, { username: null, email, challengeAnswer })
    return { status, text }
  }

  const answers = [
    await answerFor('waiting@example.net'),
    await answerFor(owner.email),
    await answerFor('nobody@example.net'),
  ]
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const second = (await mailbox.next('waiting@example.net')).parameter('verify_token') ?? ''
  await call(verifyEmail, { token: second })
})

test('ACC-11 (C026) a caller who guesses tokens is delayed', async () => {
  const from = '203.0.113.9'
  for (let n = 0; n < 10; n++) expect(await refusal(verifyEmail, { token: `t${n}` }, { from })).toEqual([400, 200008])
  expect(await refusal(verifyEmail, { token: 't' }, { from })).toEqual([429, 100008])
})

test('ACC-12 (C024) at most three mails an hour go to one address, and twenty are asked for from one network', async () => {
  await call(register, someone('bombed'))
  for (let n = 0; n < 4; n++)
    await call(resendVerification, { username: null, email: 'bombed@example.net', challengeAnswer })
  await allMailsAreSent()
  expect(mailbox.count('bombed@example.net')).toBe(3)

  const from = '203.0.113.10'
  for (let n = 0; n < 20; n++)
    await call(resendVerification, { username: null, email: `n${n}@example.net`, challengeAnswer }, { from })
  expect(
    await refusal(resendVerification, { username: null, email: 'x@example.net', challengeAnswer }, { from }),
  ).toEqual([429, 100008])
})

test('ACC-27 (C024) a mail that is asked for beyond the hourly number leaves the links that were mailed good', async () => {
  await call(register, someone('flooded'))
  let mailed = await mailbox.next('flooded@example.net')
  for (let n = 0; n < 2; n++) {
    await call(resendVerification, { username: null, email: 'flooded@example.net', challengeAnswer })
    mailed = await mailbox.next('flooded@example.net')
  }
  await call(resendVerification, { username: null, email: 'flooded@example.net', challengeAnswer })
  await call(verifyEmail, { token: mailed.parameter('verify_token') ?? '' })
})

/** The token of the next mail to an address that someone else has registered with, too. */
async function tokenTo(address: string): Promise<string> {
  return (await mailbox.next(address)).parameter('verify_token') ?? ''
}

test('ACC-28 another mail is for the account that is named, not for one registered with its address since', async () => {
  const email = 'wanted@example.net'
  await call(register, someone('victim', email))
  await tokenTo(email)
  await call(register, { ...someone('squatter', email), password: 'a stranger’s lantern 8' })
  await tokenTo(email)

  await call(resendVerification, { username: 'Victim', email, challengeAnswer })
  await call(verifyEmail, { token: await tokenTo(email) })
  expect((await call(login, { login: email, password, challengeAnswer })).token).toMatch(/^eph_/)
  expect(await refusal(login, { login: 'squatter', password: 'a stranger’s lantern 8', challengeAnswer })).toEqual([
    403, 200011,
  ])
})

test('ACC-28 without a name a mail is sent where a single account waits', async () => {
  await call(register, someone('single'))
  const first = await tokenTo('single@example.net')
  await call(resendVerification, { username: null, email: 'single@example.net', challengeAnswer })
  expect(await tokenTo('single@example.net')).not.toBe(first)
  await call(resendVerification, { username: 'nobody', email: 'single@example.net', challengeAnswer })

  await call(register, someone('one-of-two', 'two@example.net'))
  await call(register, someone('two-of-two', 'two@example.net'))
  await call(resendVerification, { username: null, email: 'two@example.net', challengeAnswer })
  await allMailsAreSent()
  expect([mailbox.count('single@example.net'), mailbox.count('two@example.net')]).toEqual([2, 2])
})

test('ACC-29 the link names its account, and activates it for a caller who knows its password', async () => {
  await call(register, someone('careful'))
  const token = await tokenTo('careful@example.net')
  expect(await call(getWaitingAccount, { token })).toEqual({ username: 'careful' })
  expect(await refusal(confirmAccount, { token, password: 'the victim’s own 3' })).toEqual([400, 200021])
  expect(await signIn('careful')).toEqual([403, 200011])

  const session = await call(confirmAccount, { token, password })
  expect((await call(getProfile, {}, { as: session.token })).username).toBe('careful')
  expect(await refusal(confirmAccount, { token, password })).toEqual([400, 200009])
  expect(await refusal(getWaitingAccount, { token: 'made up' })).toEqual([400, 200008])
})

test('ACC-29 wrong passwords at a link count as wrong sign-ins do', async () => {
  const from = '203.0.113.31'
  await call(register, someone('guessed'))
  const token = await tokenTo('guessed@example.net')
  const wrong = { token, password: 'wrong wrong' }
  for (let n = 0; n < 5; n++) expect(await refusal(confirmAccount, wrong, { from })).toEqual([400, 200021])
  expect(await refusal(confirmAccount, { token, password }, { from })).toEqual([429, 100008])
})

test('ACC-13 (C034) five accounts an hour come from one network', async () => {
  const from = '203.0.113.11'
  for (let n = 0; n < 5; n++) await call(register, someone(`bot-${n}`), { from })
  expect(await refusal(register, someone('bot-6'), { from })).toEqual([429, 200015])
})

test.each([
  ['email', 'no address', 200014],
  ['email', 'a@b.com\r\nBcc: c@d.com', 200014],
  ['email', 'a\u0000@b.com', 200014],
  ['email', `${'a'.repeat(245)}@example.org`, 200014],
  ['username', 'ad', 100002],
  ['username', 'admin', 100002],
  ['username', 'ad\u202Ema', 100002],
  ['username', 'ad\u200Bma', 100002],
  ['username', '<b>ada</b>', 100002],
  ['password', 'short 7', 200022],
  ['password', 'Password123!', 200022],
  ['password', 'with \u0000 inside', 100002],
  ['password', 'x'.repeat(257), 100002],
])('ACC-1 (C018, C030, C031, C035) %s %j is refused', async (field, value, number) => {
  expect(await refusal(register, { ...someone('fine'), [field]: value })).toEqual([400, number])
})

test.each([
  ['short 7', 'too_short'],
  ['a123456789', 'common'],
  ['scorpion', 'common'],
  ['lumen_1234', 'contains_name'],
])('ACC-8 (C030) the refusal of the password %j gives the reason %s with its sentence', async (text, reason) => {
  const { status, text: body } = await send(register, { ...someone('lumen'), password: text })
  expect(status).toBe(400)
  expect(JSON.parse(body)).toEqual({
    ...{ code: 400, error_code: 200022, data: { reason } },
    message: 'This password is too easy to guess. password',
  })
})

test('ACC-7 (C032) a password of a million characters reaches no hash', async () => {
  const before = deps.passwords.runs()
  expect(await refusal(register, { ...someone('fine'), password: 'x'.repeat(10_000) })).toEqual([400, 100002])
  expect(deps.passwords.runs()).toBe(before)
})

test.each(['x'.repeat(64), '密码密码密码密码', '🌟🌙⭐️🔥🌊🍃⚡️❄️', '  spaces around them  ', 'tab\tand\nline'])(
  'ACC-7 (C031) the password %j is taken as it is, to its last character',
  async (text) => {
    const username = `long-${[...text].length}-${text.codePointAt(0)}`
    await call(register, { ...someone(username), password: text })
    const token = (await mailbox.next(`${username}@example.net`)).parameter('verify_token') ?? ''
    await call(verifyEmail, { token })
    await call(login, { login: username, password: text, challengeAnswer })
    const other = `${[...text].slice(0, -1).join('')}!`
    expect(await refusal(login, { login: username, password: other, challengeAnswer })).toEqual([401, 200004])
  },
)

test('ACC-7 (C031) the end of a long password counts too', async () => {
  const hash = await deps.passwords.hash('x'.repeat(100))
  expect(await deps.passwords.verify(hash, `${'x'.repeat(72)}y${'x'.repeat(27)}`)).toBe(false)
})

test('ACC-2 (C018) full-width and padded addresses are the plain ones', async () => {
  await call(register, someone('wide', ' Wide＠Example.net '))
  expect((await mailbox.next('Wide@Example.net')).parameter('verify_token')).toMatch(/^eph_/)
})

test('ACC-1 (C035) names that look alike are one name', async () => {
  await call(register, someone('Lilly_01', 'l1@example.net'))
  expect(await refusal(register, someone('li11y-o1', 'l2@example.net'))).toEqual([409, 200006])
  expect(await refusal(register, someone('Ｌilly_01', 'l3@example.net'))).toEqual([409, 200006])
})

/** Of Unicode's confusables; each is refused beside the other, and so is what looks like a reserved word. */
test.each([
  ['武士の道', '武土の道'],
  ['イ中間', '亻中間'],
  ['gal〇xy', 'gal0xy'],
  ['啓示録', '啟示録'],
  ['晩餐会', '晚餐会'],
  ['ノート', '丿ート'],
  ['대박이', '다ㅣ박이'],
  ['ㅡ番星', '一番星'],
  ['Ðan_ny', 'Đan_ny'],
  ['ガラス', '力゙ラス'],
  ['〇fficial', null],
  ['r〇〇t', null],
])('ACC-1 (C035) %s and %s are one name', async (one, other) => {
  const from = '203.0.113.77'
  if (other !== null) await createTestUser(app, other)
  expect(await refusal(register, someone(one, 'l4@example.net'), { from })).toEqual([409, 200006])
})
