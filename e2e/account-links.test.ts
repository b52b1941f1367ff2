import type { Request } from '@playwright/test'
import { confirm, LABELS, logIn, newPerson, register, signedIn } from './support/account.ts'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { axeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const server = accountServer(WITHOUT_CHALLENGE)
const REFUSED = /status of 4\d\d/

test('PANEL-18 (C033) the link of a confirmation mail asks for the password of the account that it names, and logs in', async () => {
  const page = await server.open({ expectedErrors: REFUSED })
  const person = newPerson()
  await register(page, person)
  await page.goto(await server.linkTo(person.email))
  const form = page.getByRole('form', { name: 'Activate your account' })
  const field = form.getByLabel(LABELS.password, { exact: true })
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(/^[^?]*$/)
  expect(await axeViolations(page)).toEqual([])
  await field.fill('somebody else’s lantern 3')
  await form.getByRole('button', { name: 'Activate and log in' }).click()
  await form.getByText('Wrong password.').waitFor()

  await confirm(server, page, person)
  await page.getByText('Your email address is confirmed, and you’re logged in.').waitFor()
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
    .getByRole('form', { name: 'Activate your account' })
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
    const form = page.getByRole('form', { name: 'Activate your account' })
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
  await expect.poll(() => server.linkTo(person.email)).toContain('reset_token')

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
