import { text } from 'node:stream/consumers'
import type { Request } from '@playwright/test'
import { becomeUser, confirm, LABELS, logIn, newPerson, register, signedIn } from './support/account.ts'
import { ACCOUNT_HOLDER } from './support/account-answers.ts'
import { accountServer } from './support/account-server.ts'
import { axeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

/** Mails and hashes take their time. */
test.describe.configure({ timeout: 180_000 })

const server = accountServer()
const REFUSED = /status of 4\d\d/

test('PANEL-1 PANEL-2 from the registration by the mail to the login, a new password and out again', async () => {
  const page = await server.open({ expectedErrors: REFUSED })
  const { username, password } = await becomeUser(server, page)
  await expect(page).toHaveURL(/^[^?]*$/)

  const next = 'Copper lantern 10 by the sea'
  await page.getByRole('button', { name: 'Change password' }).first().click()
  const form = page.getByRole('form', { name: 'Change password' })
  await form.getByLabel('Current password').fill(`${password}!`)
  await form.getByLabel('New password').fill(next)
  await form.getByLabel(LABELS.repeated).fill(next)
  await form.getByRole('button', { name: 'Change password' }).click()
  await form.getByText('Wrong password.').waitFor()
  await expect(form.getByLabel('New password')).toHaveValue(next)
  await expect(form.getByLabel('Current password')).toBeFocused()

  await form.getByLabel('Current password').fill(password)
  await form.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password was changed.', { exact: false }).waitFor()

  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByRole('button', { name: 'Log in' }).first().waitFor()
  await page.reload()
  await logIn(page, username, next)
  await signedIn(page, username)
})

test('PANEL-2 (C109) leaving clears this device although the server is away, and the server is told later', async () => {
  const page = await server.open({ expectedErrors: /ERR_FAILED/ })
  const { username, password } = await becomeUser(server, page)
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}').auth_token)

  await page.route('**/api/auth/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByRole('button', { name: 'Log in' }).first().waitFor()
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}').auth_token))
    .toBeUndefined()
  await expect.poll(async () => (await stored()) + (await page.locator('body').textContent())).not.toContain(username)

  // The next login takes the place of the cookie that the left session needs for anything but its end.
  await page.reload()
  await logIn(page, username, password)
  await page.getByRole('button', { name: 'Log out everywhere' }).waitFor()
  await expect.poll(() => stored()).toContain(token)

  await page.unroute('**/api/auth/logout')
  await page.reload()
  await signedIn(page, username)
  await expect.poll(stored, { timeout: 30_000 }).not.toContain(token)
  await page.reload()
  await signedIn(page, username)
  await page.getByRole('button', { name: 'Devices' }).click()
  await page.getByText('This device', { exact: true }).waitFor()
  await expect(page.getByRole('button', { name: 'Log out everywhere' })).toHaveCount(0)
})

test('PANEL-18 (C033) the link of a confirmation mail asks for the password of the account that it names, and logs in', async () => {
  const page = await server.open({ expectedErrors: REFUSED })
  const person = newPerson()
  await register(page, person)
  await page.goto(await server.linkTo(person.email))
  const form = page.getByRole('form', { name: 'Confirm your account' })
  const field = form.getByLabel(LABELS.password, { exact: true })
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(/^[^?]*$/)
  expect(await axeViolations(page)).toEqual([])
  await field.fill('somebody else’s lantern 3')
  await form.getByRole('button', { name: 'Activate and log in' }).click()
  await form.getByText('Wrong password.').waitFor()

  await confirm(server, page, person)
  await page.getByText('Your email address is confirmed, and you are logged in.').waitFor()
  const link = await server.linkTo(person.email)
  await page.goto(link)
  await page.getByRole('status').getByText('This account is already active.').waitFor()

  // A link of another account: its answer waits for the logout, which the notice offers.
  const other = newPerson()
  const elsewhere = await server.open()
  await register(elsewhere, other)
  await page.goto(await server.linkTo(other.email))
  const notice = page.getByRole('status').filter({ hasText: 'You opened a link that activates an account.' })
  await notice.getByRole('button', { name: 'Log out' }).click()
  await page
    .getByRole('form', { name: 'Confirm your account' })
    .getByText(`Account ${other.username}:`, { exact: false })
    .waitFor()
})

for (const [status, error_code, message] of [
  [429, 100008, 'Too many requests. Wait a moment and try again.'],
  [500, 100007, 'Broken.'],
  [503, 100007, 'Broken.'],
] as const) {
  test(`PANEL-18 a confirmation link that a ${status} keeps from being read can be tried again`, async () => {
    const page = await server.open({ expectedErrors: new RegExp(`status of ${status}`) })
    const person = newPerson()
    await register(page, person)
    const refusal = { status, json: { code: status, error_code, message, data: null } }
    await page.route('**/api/auth/waiting_account*', (route) => route.fulfill(refusal), { times: 1 })
    await page.goto(await server.linkTo(person.email))
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    const form = page.getByRole('form', { name: 'Confirm your account' })
    await form.getByText(`Account ${person.username}:`, { exact: false }).waitFor()
  })
}

test('PANEL-10 (C036) the link of a mail opens the form with a new password by itself, once', async () => {
  const page = await server.open({ expectedErrors: REFUSED })
  const person = newPerson()
  await register(page, person)
  await confirm(server, page, person)
  await Promise.all([
    page.waitForResponse('**/api/auth/logout'),
    page.getByRole('button', { name: 'Log out', exact: true }).click(),
  ])
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByRole('tab', { name: 'New password' })).toBeDisabled()
  const request = page.getByRole('form', { name: 'Request a link' })
  await request.getByLabel('Email', { exact: true }).fill(person.email)
  await request.getByRole('button', { name: 'Send link' }).click()
  await request.getByText('If this address has an account', { exact: false }).waitFor()
  await expect.poll(() => server.linkTo(person.email), { timeout: 30_000 }).toContain('reset_token')

  const link = await server.linkTo(person.email)
  const asked: Request[] = []
  page.on('request', (one) => asked.push(one))
  await page.goto(link)
  const reset = page.getByRole('form', { name: 'New password' })
  await reset.getByText(`New password for ${person.username}`).waitFor()
  const first = reset.getByLabel('New password')
  await expect(first).toBeFocused()
  await expect(page).toHaveURL(/^[^?]*$/)
  await expect
    .poll(() => page.evaluate(() => navigation.entries().map(({ url }) => url)))
    .not.toContain(server.url() + link)
  expect(asked.filter((one) => !one.url().startsWith(server.url())).map((one) => one.url())).toEqual([])
  const referrers = await Promise.all(asked.map((one) => one.headerValue('referer')))
  expect(referrers.filter(Boolean)).toEqual([])
  const next = 'A quite different lantern 7'
  await reset.getByLabel('New password').fill(next)
  await reset.getByLabel(LABELS.repeated).fill(next)
  await reset.getByRole('button', { name: 'Set new password' }).click()
  await page.getByText('Your new password is set.', { exact: false }).waitFor()
  await logIn(page, person.email, next)
  await signedIn(page, person.username)

  await page.goto('/settings?reset_token=spent')
  await page.getByText('Log out first, then set the new password.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await reset.getByText('This reset link is no longer valid.').waitFor()
  await expect(reset.getByLabel('New password')).toBeDisabled()
})

test('PANEL-4 what is wrong is told at its field, nothing typed is lost, and nothing is asked for it', async () => {
  const page = await server.open({ path: '/settings?highlight=login', expectedErrors: REFUSED })
  let asked = 0
  await page.route('**/api/auth/register', (route) => {
    asked += 1
    return route.continue()
  })
  await page.getByRole('radio', { name: 'Register' }).check()
  const form = page.getByRole('form', { name: 'Register' })
  const send = form.getByRole('button', { name: 'Register' })
  await send.click()
  await expect(form.getByText('Fill in this field.')).toHaveCount(4)

  await form.getByLabel('User name').fill('ab')
  await form.getByLabel('Email', { exact: true }).fill('nobody')
  await form.getByLabel(LABELS.password, { exact: true }).fill('short')
  await form.getByLabel(LABELS.repeated).fill('other')
  await send.click()
  await form.getByText('Use at least 3 characters.').waitFor()
  await form.getByText('This isn’t an email address.').waitFor()
  await form.getByText('Use at least 8 characters.').waitFor()
  await form.getByText('The passwords don’t match.').waitFor()
  expect(asked).toBe(0)

  await form.getByLabel('User name').fill('lumen_42')
  await form.getByLabel('Email', { exact: true }).fill('lumen@example.org')
  await form.getByLabel(LABELS.password, { exact: true }).fill('password1')
  await form.getByLabel(LABELS.repeated).fill('password1')
  await send.click()
  await form.getByText('This password is too common.', { exact: false }).waitFor()
  expect(asked).toBe(1)

  await page.getByRole('radio', { name: 'Log in' }).check()
  await page.getByRole('form', { name: 'Log in' }).getByLabel(LABELS.name).fill('half typed')
  await page.getByRole('radio', { name: 'Register' }).check()
  await expect(form.getByLabel('User name')).toHaveValue('lumen_42')
  await expect(form.getByLabel(LABELS.password, { exact: true })).toHaveValue('password1')
  await page.getByRole('button', { name: 'Hide form' }).click()
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue('lumen@example.org')
})

test('PANEL-7 PANEL-8 a refused login rests for ten seconds, also while the form is away, and each submit has an answer of its own', async () => {
  const answers: string[] = []
  const page = await server.open({ expectedErrors: REFUSED, prepare: (opened) => opened.clock.install() })
  await page.route('**/api/auth/login', (route) => {
    answers.push(route.request().postDataJSON().cf_token)
    return route.continue()
  })
  await page.getByRole('button', { name: 'Log in' }).first().click()
  const box = page.locator('[data-challenge]').first()
  await expect.poll(async () => (await box.boundingBox())?.height).toBeGreaterThanOrEqual(65)
  await page.locator('[data-challenge="ready"]').waitFor()
  await expect.poll(async () => (await box.boundingBox())?.height).toBe(65)

  await logIn(page, 'nobody_here', 'wrong wrong')
  const form = page.getByRole('form', { name: 'Log in' })
  await form.getByText('Wrong user name or password.').waitFor()
  const resting = form.getByRole('button', { name: /^Log in \(\d+\u2009?\s?s\)$/ })
  await expect(resting).toBeDisabled()
  await page.getByRole('button', { name: 'Hide form' }).click()
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await resting.waitFor()
  await page.clock.runFor(10_000)
  await form.getByRole('button', { name: 'Log in', exact: true }).waitFor()
  await expect(form.getByLabel(LABELS.name)).toHaveValue('nobody_here')

  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(() => answers.length, { timeout: 30_000 }).toBe(2)
  expect(new Set(answers).size).toBe(2)
})

test('PANEL-5 another mail is offered where one is wanting, and a press beside it or Escape does not close the question', async () => {
  const page = await server.open({ path: '/settings?highlight=login', expectedErrors: REFUSED })
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 403, json: { code: 403, message: 'Not yet.', error_code: 200011, data: null } }),
  )
  await logIn(page, 'lumen@example.org', 'Copper lantern 9 on the hill')
  await page.getByRole('button', { name: 'No email? Send it again' }).click()
  const offered = page.getByRole('dialog', { name: 'Send the email again' })
  await expect(offered.getByLabel('Email', { exact: true })).toHaveValue('lumen@example.org')
  await offered.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('radio', { name: 'Register' }).check()
  await page.getByRole('form', { name: 'Register' }).getByLabel('User name').fill('lumen_42')
  await page.getByRole('form', { name: 'Register' }).getByLabel('Email', { exact: true }).fill('lumen@example.org')
  await page.getByRole('button', { name: 'No email? Send it again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send the email again' })
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('lumen@example.org')
  await expect(dialog.getByLabel('User name')).toHaveValue('lumen_42')
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await dialog.getByText('If that account still needs confirming', { exact: false }).waitFor()
  await expect(dialog.getByRole('button', { name: /^Send again \(/ })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('PANEL-11 PANEL-12 PANEL-13 another device is logged out, the data are taken along, the account is deleted', async () => {
  const other = await server.open({ expectedErrors: REFUSED })
  const { username, password } = await becomeUser(server, other)
  const page = await server.open({ expectedErrors: REFUSED })
  await logIn(page, username, password)
  await signedIn(page, username)

  await page.getByRole('button', { name: 'Log out everywhere' }).waitFor()
  await page.getByRole('button', { name: 'Devices' }).click()
  await page.getByText('This device', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Log out \S+ on / }).click()
  await page.getByRole('button', { name: 'Log out everywhere' }).waitFor({ state: 'detached' })
  await other.reload()
  await other.getByText('Your login isn’t valid.', { exact: false }).waitFor()
  await other.getByRole('button', { name: 'Log in' }).first().waitFor()

  await page.getByRole('button', { name: 'My data' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^ephemeris-account-\d{8}\.json$/)
  expect(await text(await download.createReadStream())).toContain(username)

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete the account?' })
  await dialog.getByLabel(`Type ${username} to confirm`).fill('somebody')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByText(`This isn’t ${username}.`).waitFor()
  await dialog.getByLabel(`Type ${username} to confirm`).fill(username)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await page.getByText('Your account was deleted.').waitFor()
  await page.getByRole('button', { name: 'Log in' }).first().waitFor()
})

test('PANEL-3 clearing this device takes marks and the choice of games, and nothing else', async () => {
  const page = await server.open({
    storage: {
      activityStatus: { a: 'done', b: 'starred' },
      activityStatusLastUpdated: '2026-05-19T20:00:01Z',
      userGameSelections: { genshin: { enabled: true, activities: ['event'] } },
      gameOrder: ['zenless', 'genshin', 'starrail', 'wuthering'],
      hasCompletedGameSelection: true,
      theme: 'light',
    },
  })
  await page.getByText('This device: last mark 2026-05-20 04:00:01').waitFor()
  await page.getByRole('button', { name: 'Clear this device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Clear this device?' })
  await dialog.getByText('2 marks', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Clear this device' }).click()
  await page.getByText('This device: no marks yet').waitFor()
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}'))
  expect(kept).toMatchObject({ gameOrder: ['zenless', 'genshin', 'starrail', 'wuthering'], theme: 'light' })
  expect(kept).not.toHaveProperty('activityStatus.a')
  expect(kept).not.toHaveProperty('activityStatusLastUpdated')
  expect(kept).not.toHaveProperty('userGameSelections')
})

for (const [told, status] of [
  ['the server fails', 500],
  ['nobody answers', null],
] as const) {
  test(`PANEL-15 when ${told} the session stays, and the way out is there`, async () => {
    const page = await server.open({
      storage: ACCOUNT_HOLDER,
      expectedErrors: /status of 500|ERR_FAILED/,
      // Nothing that is asked for somebody is answered.
      prepare: (opened) =>
        opened.route('**/api/**', (route) => {
          if (!('authorization' in route.request().headers())) return route.continue()
          if (status === null) return route.abort()
          return route.fulfill({
            status,
            json: { code: status, error_code: 100007, message: 'Down for repairs.', data: null },
          })
        }),
    })
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Account' }) })
    const told =
      status === null ? 'Can’t reach the server.' : 'The service isn’t available right now: Down for repairs.'
    await card.getByRole('alert').getByText(told).waitFor()
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}'))
    await expect.poll(() => kept()).toMatchObject(ACCOUNT_HOLDER)

    await card.getByRole('button', { name: 'Log out', exact: true }).click()
    await card.getByRole('button', { name: 'Log in' }).first().waitFor()
    await expect.poll(() => kept()).not.toHaveProperty('auth_token')
  })
}

test('LANG-47 a refusal is told by its label and by what the server says beyond it, in the language of the page', async () => {
  const page = await server.open({
    path: '/settings?highlight=login',
    locale: 'en-GB',
    storage: { userLanguage: 'fr' },
    expectedErrors: /status of 403/,
  })
  const asked = page.waitForRequest('**/api/auth/login')
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 403, error_code: 200012, message: 'Jusqu’au 1er juin, pour spam. ban_id=7', data: null },
    }),
  )
  const form = page.getByRole('form', { name: 'Se connecter' })
  await form.locator('input').first().fill('ada')
  await form.locator('input[type="password"]').fill('quiet harbour 47')
  await form.getByRole('button', { name: 'Se connecter' }).click()
  await form.getByText('Ce compte est suspendu\u00a0: Jusqu’au 1er juin, pour spam.', { exact: true }).waitFor()
  expect(await (await asked).headerValue('accept-language')).toBe('fr')
})

test('PANEL-16 signed out, clearing this device is a small button below everything else, and asks first', async () => {
  const page = await server.open({ size: 'phone' })
  const clear = page.getByRole('button', { name: 'Clear this device' })
  const box = await clear.boundingBox()
  const card = await page.locator('section').filter({ has: clear }).boundingBox()
  expect(Number(box?.width)).toBeLessThan(Number(card?.width) / 2)
  const reset = await page.getByRole('button', { name: 'Reset password' }).boundingBox()
  expect(Number(box?.y)).toBeGreaterThanOrEqual(Number(reset?.y) + Number(reset?.height))

  await clear.click()
  await page.getByRole('dialog', { name: 'Clear this device?' }).getByRole('button', { name: 'Cancel' }).click()
})
